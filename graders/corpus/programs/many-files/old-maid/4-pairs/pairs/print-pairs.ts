import { print } from "#toolkit/console.ts";
import { cardName, inLines } from "../../2-shuffle/cards.ts";
import type { Pair } from "./pair.ts";

export const printPairs = (who: string, pairs: Pair[]): void => {
  const names = pairs.map((pair) => `${cardName(pair.first)} ${cardName(pair.second)}`);
  const lines = inLines(names, 7, ", ");
  for (const line of lines.length === 0 ? ["nothing"] : lines) print(`${who} ${line}.`);
};
