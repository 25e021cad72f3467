/** What becomes of a stage's other cases when some have to be stopped. */
import { afterAll, expect, it } from "vitest";
import { openSession } from "../box/session.ts";
import { openRunner } from "./run.ts";

const session = openSession();
afterAll(() => session.close());

it("stopped cases are counted across boxes: the one that killed its box is one of the two", async () => {
  const runner = openRunner(session);
  const code = `const host = globalThis[Symbol.for("deckwork.host")];
if (host.readLine() === "fill") { const all = []; for (;;) all.push(new Array(1000).fill(all.length)); }
for (;;);`;
  try {
    const results = await runner.run(
      [{ id: "p", code }],
      ["fill", "a", "b", "c"].map((line) => ({ program: "p", lines: [line] })),
    );
    expect(results.map((one) => (one.kind === "ran" ? one.run.ended.how : one.kind))).toEqual([
      "too much memory",
      "timed out",
      "not run",
      "not run",
    ]);
  } finally {
    await runner.close();
  }
});
