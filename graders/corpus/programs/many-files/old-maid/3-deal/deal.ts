import type { Card } from "../2-shuffle/cards.ts";

const inTurns = <T>(...receivers: T[][]): ((thing: T) => void) => {
  let next = 0;
  return (thing) => {
    receivers[next++ % receivers.length]!.push(thing);
  };
};

export default function deal(deck: Card[], player: Card[], computer: Card[]): void {
  const give = inTurns(player, computer);
  for (const card of deck) give(card);
}
