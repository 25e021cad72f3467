/**
 * How a starter numbers its tasks: `// TODO 2: …` explains a task, and `throw new Error("TODO 2: dealHands")` marks its
 * place.
 *
 * @module
 */

/** The task's number, and the name after it, if there is one. */
const TODO = /\bTODO (\d{1,3})\b(?:: (\w+))?/g;
const THROWN = new RegExp(`new Error\\((["'\`])(${TODO.source})\\1\\)`, "g");

/** A TODO that is thrown. */
export interface ThrownTodo {
  /** `TODO 2: dealHands`. */
  readonly message: string;
  readonly task: number;
  /** The function to write. */
  readonly name: string | undefined;
}

/** The numbers of the tasks in a source, thrown or not, in the order of the text. */
export function taskNumbersIn(source: string): number[] {
  return [...source.matchAll(TODO)].map(([, task]) => Number(task));
}

/** The TODOs that a source throws. */
export function todosThrownIn(source: string): ThrownTodo[] {
  return [...source.matchAll(THROWN)].map(([, , message, task, name]) => ({
    message: message!,
    task: Number(task),
    name,
  }));
}

/** The task that a starter's error names. */
export function taskIn(message: string): number | undefined {
  const [first] = message.matchAll(TODO);
  return first?.index === 0 ? Number(first[1]) : undefined;
}
