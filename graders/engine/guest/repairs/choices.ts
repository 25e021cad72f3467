/**
 * The text that stands for an expression with changes: the one that is on, or the student's own.
 *
 * @module
 */
import type { Difference } from "../switches/switched.ts";
import { WEIGHED, WEIGHS } from "./repairs.ts";

/** A change of an expression, by its number, which is one more than that of the one before. */
export interface Change {
  readonly id: number;
  readonly text: string;
  readonly kind: Difference["kind"];
}

/** The expression that is on, up to where the student's own follows: one question is enough if none is. */
export function choiceOf(changes: readonly Change[], own: string): string {
  const all = changes.map(({ id, text }) => `deckwork$on(${id}) ? (${text})`);
  const [first, last] = [changes[0]!, changes.at(-1)!];
  const values = weighed(changes, own);
  if (first === last && values === "") return all[0]!;
  const question = `deckwork$any(${first.id}, ${last.id}${values})`;
  return `${question} ? ${[...all.slice(0, -1), `(${last.text})`].join(" : ")}`;
}

/** What tells which of the changes matter: those that can be tried beside the student's own and have no other effect. */
function weighed(changes: readonly Change[], own: string): string {
  const plain = hasNoEffect(own) ? changes.filter(({ text }) => hasNoEffect(text)) : [];
  if (plain.length === 0) return "";
  const isAlike = ({ kind }: Change) => kind === "name" || kind === "fixed";
  const values = (all: readonly Change[]) =>
    `{ ${all.map(({ id, text }) => `${id}: () => (${text})`).join(", ")} }`;
  const [alike, others] = [plain.filter(isAlike), plain.filter((one) => !isAlike(one))];
  return `, ${WEIGHS}, () => (${own}), ${values(alike)}, ${values(others)}, ${WEIGHED}`;
}

/**
 * It calls nothing, stores nothing, waits for nothing, and takes nothing from what can be gone through only once. A getter
 * may do so, but hardly any does.
 */
function hasNoEffect(text: string): boolean {
  return !EFFECTS.test(text.replaceAll("JSON.stringify(", ""));
}

const EFFECTS =
  /[\w$\])>]!?\s*(?:\?\.)?\(|`|\.\.\.|\+\+|--|=>|(?<![=!<>])=(?!=)|<<=|>>=|\b(?:await|yield|new|delete|function|class|import|super)\b|deckwork/;
