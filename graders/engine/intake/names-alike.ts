/**
 * How far a folder's name is from the one that was meant: names that differ in case, spaces, hyphens, underscores or
 * number, that are part of the name, or have more in them.
 *
 * @module
 */
import { isMisspelt } from "../text/near.ts";

/** The same but for case, separators and a number. */
export const SAME = 100;
/** It names the stage, though without its number, or with another one. */
export const NAMED = 10;
/** A stage's number, and nothing else that says which. */
export const NUMBERED = 5;

/** The words of a name, its numbers apart: `3_ShuffleDeck` has `shuffle`, `deck` and 3. */
function partsOf(name: string): { readonly words: readonly string[]; readonly numbers: number[] } {
  const apart = name.normalize("NFKC").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  const parts = apart.toLowerCase().match(/\p{L}+|[0-9]+/gu) ?? [];
  const isNumber = (part: string) => /^[0-9]/.test(part);
  return {
    words: parts.filter((part) => !isNumber(part)),
    numbers: parts.filter(isNumber).map(Number),
  };
}

/** How much a name says that it is a track's: 0 for not at all, {@link SAME} at the most. */
export function likenessToTrack(name: string, track: string): number {
  const { words } = partsOf(name);
  const meant = partsOf(track).words;
  const [one, other] = [words.join(""), meant.join("")];
  if (one === other) return SAME;
  if (one.includes(other) || isMisspelt(one, other)) return SAME - 1;
  const shared = meant.filter((word) => word.length > 3 && words.includes(word));
  return Math.min(shared.join("").length, SAME - 2);
}

/** Words that say no more than that the number is a stage's. */
const STAGE_WORDS = ["stage", "part", "step", "task", "exercise", "level"];

/** How much a name says that it is the folder of a stage such as `3-shuffle`: 0 for not at all. */
export function likenessToStage(name: string, stage: string): number {
  const { words, numbers } = partsOf(name);
  const meant = partsOf(stage);
  const [one, other] = [words.join(""), meant.words.join("")];
  const hasNumber = numbers.length === 1 && numbers[0] === meant.numbers[0];
  if (one === other) return hasNumber ? SAME : NAMED;
  if (hasNumber && (words.length === 0 || (words.length === 1 && STAGE_WORDS.includes(one))))
    return NUMBERED;
  const others = words.filter((word) => !STAGE_WORDS.includes(word));
  const named = meant.words.every((word) => others.includes(word)) || isMisspelt(one, other);
  return named && (hasNumber || numbers.length === 0 || others.join("") === other) ? NAMED : 0;
}
