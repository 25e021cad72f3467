/**
 * Programs that come to what the starter leaves to be written: they say themselves what is wrong with them.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";

/** What a starter's error says: `TODO 2: dealHands`. */
const TODO = /^TODO \d{1,3}: \w+$/;

/**
 * Whether a run ended in an error that a starter throws where something is still to be written. No known mistake ends so:
 * it is made in a solution, and `verify` sees to it that it throws nothing of the kind.
 */
export function endsInTodo({ ended }: Run, starters: Files): boolean {
  if (ended.how !== "exit" || ended.error?.name !== "Error") return false;
  const { message } = ended.error;
  if (!TODO.test(message)) return false;
  return Object.values(starters).some((text) => text.includes(thrown(message)));
}

/** Whether a text throws such an error. */
export function throwsTodo(text: string): boolean {
  return /new Error\(["'`]TODO \d/.test(text);
}

function thrown(message: string): string {
  return `new Error("${message}")`;
}
