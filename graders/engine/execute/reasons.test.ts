/** The reason for the end of a program is the true one, whatever the program says about it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { IN_FULL, testInFull } from "../../in-full-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { MEDDLED, type Run } from "./outcome.ts";
import { openRunner } from "./run.ts";
import { runProcess } from "./run-process.ts";

const session = openSession();
afterAll(() => session.close());

describe.concurrent("a process", () => {
  it.each<readonly [string, string, Run["ended"]]>([
    [
      "that floods the channel of the reports",
      `import { writeSync } from "node:fs"; for (;;) try { writeSync(3, "x".repeat(9999)); } catch {}`,
      { how: "killed", why: MEDDLED },
    ],
    ["that ends with the status of a signal", "process.exit(137);", { how: "exit", status: 137 }],
    [
      "that says that its heap is full, and aborts",
      `console.error("JavaScript heap out of memory"); process.abort();`,
      { how: "killed", why: "it was ended by SIGABRT", signal: "SIGABRT" },
    ],
    // A slow machine needs seconds to fill a heap.
    ...(IN_FULL
      ? ([
          [
            "with a full heap, whose last words are lost",
            `process.stderr.write = () => {}; const all = []; for (;;) all.push(new Array(1e5).fill(7));`,
            { how: "too much memory", limit: "heap" },
          ],
        ] as const)
      : []),
    [
      "that ends with the status for an await that never ends",
      "process.exitCode = 13;",
      { how: "exit", status: 13 },
    ],
    [
      "that prints too much in one piece",
      `process.stdout.write("x".repeat(3e6)); for (;;);`,
      { how: "too much output" },
    ],
  ])("%s", async (_, source, ended) => {
    expect((await runProcess(session, source, [])).ended).toEqual(ended);
  });

  // It pauses 6,000 times.
  testInFull("with more pauses than are noted still says what it threw", async () => {
    const source = `for (let i = 0; i < 6000; i++) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.stdout.write(".");
}
throw new Error("mine");`;
    const { pauses, ended } = await runProcess(session, source, []);
    expect(pauses?.length).toBe(5000);
    expect(ended).toMatchObject({ how: "exit", status: 1, error: { message: "mine" } });
  });
});

describe("a realm", () => {
  it.each([
    [
      "an error with the code of a time limit",
      `setTimeout(() => { throw Object.assign(new Error("mine"), { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" }); });`,
    ],
    [
      "an error with the system's code for a forbidden file",
      `throw Object.assign(new Error("mine"), { code: "EACCES" });`,
    ],
    [
      "an error in V8's words for a refused buffer",
      `throw Object.assign(new RangeError("Array buffer allocation failed"), { name: "Error", message: "mine" });`,
    ],
  ])("believes that %s is the program's own", async (_, code) => {
    const runner = openRunner(session);
    const [run] = await runner.run([{ id: "p", code }], [{ program: "p", lines: [] }]);
    await runner.close();
    expect(run?.ended).toMatchObject({ how: "exit", status: 1, error: { message: "mine" } });
    expect(run?.ended).not.toHaveProperty("error.code");
  });

  it("that says of the first case that it was not run is not believed", async () => {
    const realm = join(session.folder, "forged-realm.cjs");
    const answers = [0, 1, 2].map((job) => JSON.stringify({ job, result: "not run" }));
    writeFileSync(
      realm,
      `(function (_, require) { process.stdin.once("data", () => require("node:fs").writeSync(1, ${JSON.stringify(`${answers.join("\n")}\n`)})); })`,
      { mode: 0o644 },
    );
    const runner = openRunner({ ...session, compiled: { ...session.compiled, realm } });
    const job = { program: "p", lines: [] };
    const runs = await runner.run([{ id: "p", code: "" }], [job, job, job]);
    await runner.close();
    const ended = { how: "killed", why: MEDDLED };
    expect(runs.map((run) => run.ended)).toEqual([ended, ended, ended]);
  });
});
