import { newDeck, shuffleDeck } from "../1-shuffle/cards";
import { goodbye, seeded } from "../1-shuffle/terminal";
import { playGame } from "./game";

const prepare = await seeded(shuffleDeck);
const untilWon = async (): Promise<void> =>
  (await playGame(prepare(newDeck()))) === "push" ? untilWon() : goodbye();
await untilWon();
