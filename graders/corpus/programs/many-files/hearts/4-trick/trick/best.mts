import type { Play } from "./play.ts";

/** The play that takes the trick: of those that follow the first, the highest. */
export default function best(plays: Iterable<Play>): Play | undefined {
  const [first, ...rest] = plays;
  if (first === undefined) return undefined;
  const { suit } = first.card;
  const following = rest.filter(({ card }) => card.suit === suit);
  return following.concat(first).sort((one, two) => two.card.rank - one.card.rank)[0];
}
