/** Which slots a program comes to: in V8, without a box. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { reachedIn, tellReached } from "./reached.ts";

/** Calls these slots in a program, and tells what it has printed to standard error. */
function told(...ids: readonly number[]): string {
  const lines: string[] = [];
  const gave = runInNewContext(
    `${tellReached()}
    const [watch] = globalThis[Symbol.for("deckwork.on")] ?? [];
    ids.map((id) => (id % 2 ? watch.call(id, () => "other", (one) => one + id, undefined, [id]) : watch.ask(id)))`,
    { ids, console: { error: (line: string) => lines.push(line) } },
  ) as unknown[];
  expect(gave).toEqual(ids.map((id) => (id % 2 ? 2 * id : undefined)));
  return `${lines.join("\n")}\nof the program's own\n`;
}

test("each slot is told once, and the student's version is called", () => {
  expect(reachedIn(told(3, 4, 3, 1))).toEqual(new Set([3, 4, 1]));
  expect(reachedIn("")).toEqual(new Set());
});

test("it is not known if the beginning is lost", () => {
  const all = told(3, 4, 1);
  expect(reachedIn(all.slice(all.indexOf("\n") + 1))).toBeUndefined();
});
