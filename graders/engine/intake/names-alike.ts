/**
 * How close a folder's name is to the right one: a name may differ in case, spaces, hyphens, underscores or number, and
 * may be shorter or longer.
 *
 * @module
 */
import { isMisspelt } from "../text/near.ts";

/** The same except for case, separators and a number. */
export const SAME = 100;
/** It names the stage, but without its number or with a different one. */
export const NAMED = 10;
/** A stage's number, and nothing else that says which stage it is. */
export const NUMBERED = 5;

/** The words of a name, and its numbers separately: `3_ShuffleDeck` has `shuffle`, `deck` and 3. */
function partsOf(name: string): { readonly words: readonly string[]; readonly numbers: number[] } {
  const apart = name.normalize("NFKC").replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  const parts = apart.toLowerCase().match(/\p{L}+|[0-9]+/gu) ?? [];
  const isNumber = (part: string) => /^[0-9]/.test(part);
  return {
    words: parts.filter((part) => !isNumber(part)),
    numbers: parts.filter(isNumber).map(Number),
  };
}

/** How well a name fits a track: from 0, not at all, to {@link SAME}. */
export function likenessToTrack(name: string, track: string): number {
  const { words } = partsOf(name);
  const meant = partsOf(track).words;
  const [one, other] = [words.join(""), meant.join("")];
  if (one === other) return SAME;
  if (one.includes(other) || isMisspelt(one, other)) return SAME - 1;
  const shared = meant.filter((word) => word.length > 3 && words.includes(word));
  return Math.min(shared.join("").length, SAME - 2);
}

/** Words that only say that the number is a stage's. */
const STAGE_WORDS = ["stage", "part", "step", "task", "exercise", "level"];

/** How well a folder's name fits a stage such as `3-shuffle`: 0 for not at all. */
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
