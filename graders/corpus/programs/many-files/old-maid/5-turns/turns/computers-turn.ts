import type { Card } from "../../2-shuffle/cards.ts";
import randomIndex from "../../2-shuffle/random-index.ts";
import receiver from "./receive.ts";

const receive = receiver(
  "The computer discards",
  (name) => `\nThe computer draws ${name} from you.`,
);

export default function computersTurn(player: Array<Card>, computer: Array<Card>): void {
  receive(computer, player, randomIndex(player.length));
}
