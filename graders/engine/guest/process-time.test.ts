/** Time in a process: only the process runner has all of these, so each program is a process. */
import { afterAll, describe, expect, it } from "vitest";
import { anEighthOf, aThirdOf } from "../../in-full-for-tests.ts";
import { runProcess } from "../execute/run-process.ts";
import { openSession } from "../sandbox/session.ts";

const session = openSession();
afterAll(() => session.close());

const run = (source: string, lines: readonly string[] = []) => runProcess(session, source, lines);
const TWO_SECONDS = { at: 2, seconds: 2 };

const PAUSES = [
  ["by a timer", "await new Promise((resolve) => setTimeout(resolve, 2000));"],
  [
    "by node:timers",
    'import { setTimeout as later } from "node:timers"; await new Promise((resolve) => later(resolve, 2000));',
  ],
  [
    "by node:timers/promises",
    'import { setTimeout as sleep } from "node:timers/promises"; await sleep(2000);',
  ],
  [
    "by timers/promises, imported later",
    'const { setTimeout: sleep } = await import("timers/promises"); await sleep(2000);',
  ],
  [
    "by scheduler.wait",
    'import { scheduler } from "node:timers/promises"; await scheduler.wait(2000);',
  ],
  [
    "by util.promisify",
    'import { promisify } from "node:util"; await promisify(setTimeout)(2000);',
  ],
  [
    "by createRequire",
    'import { createRequire } from "node:module"; const { setTimeout: sleep } = createRequire(import.meta.url)("node:timers/promises"); await sleep(2000);',
  ],
  [
    "by an interval",
    "await new Promise((resolve) => { let n = 0; const t = setInterval(() => { if (++n === 4) { clearInterval(t); resolve(); } }, 500); });",
  ],
  [
    "by an asynchronous interval",
    'import { setInterval as every } from "node:timers/promises"; let n = 0; for await (const _ of every(500)) if (++n === 4) break;',
  ],
  [
    "by a signal with a time limit",
    'import { once } from "node:events"; const alive = setInterval(() => {}, 1e8); await once(AbortSignal.timeout(2000), "abort"); clearInterval(alive);',
  ],
  [
    "by a loop over os.uptime",
    'import os from "node:os"; const start = os.uptime(); while (os.uptime() - start < 2);',
  ],
  ["by Atomics.wait", "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);"],
  ["by a loop over Date.now", "const start = Date.now(); while (Date.now() - start < 2000);"],
  [
    "by a loop over new Date",
    "const end = new Date(); end.setSeconds(end.getSeconds() + 2); while (new Date() < end);",
  ],
  [
    "by a loop over performance.now",
    "const start = performance.now(); while (performance.now() - start < 2000);",
  ],
  [
    "by a loop over process.hrtime",
    "const start = process.hrtime(); while (process.hrtime(start)[0] < 2);",
  ],
  [
    "by a loop over process.hrtime.bigint",
    "const start = process.hrtime.bigint(); while (process.hrtime.bigint() - start < 2_000_000_000n);",
  ],
  [
    "by a loop over process.uptime",
    "const start = process.uptime(); while (process.uptime() - start < 2);",
  ],
] as const;

describe.concurrent("a pause of two seconds may be made", () => {
  it.each(anEighthOf(PAUSES))("%s", async (_, source) => {
    const began = performance.now();
    const { ended, stdout, pauses } = await run(
      `console.log("a");\n${source}\nconsole.log("b");\n`,
    );
    expect({ ended, stdout }).toEqual({ ended: { how: "exit", status: 0 }, stdout: "a\nb\n" });
    expect(pauses).toHaveLength(1);
    expect(pauses![0]).toEqual({ ...TWO_SECONDS, seconds: expect.closeTo(2, 1) });
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe.concurrent("what does not wait is not waited for", () => {
  it("a timer that nobody waits for", async () => {
    const { stdout, pauses } = await run(
      'console.log("a"); setTimeout(() => console.log("late"), 2000); console.log("b");',
    );
    expect(stdout).toBe("a\nb\nlate\n");
    expect(pauses).toEqual([
      { at: 2, seconds: 2, waited: false },
      { at: 4, seconds: 2 },
    ]);
  });

  it("a timer that is given up, or that keeps nothing alive", async () => {
    const { stdout, pauses } = await run(
      'import { setTimeout as sleep } from "node:timers/promises"; setTimeout(() => console.log("never"), 1e6).unref(); clearTimeout(setTimeout(() => console.log("never"), 5)); const stop = new AbortController(); sleep(9000, 0, { signal: stop.signal }).catch((error) => console.log(error.name, error.code)); stop.abort();',
    );
    expect(stdout).toBe("AbortError ABORT_ERR\n");
    expect(pauses).toEqual([]);
  });
});

const READLINE =
  'import { createInterface } from "node:readline/promises"; const rl = createInterface({ input: process.stdin });';
const SLEEP = "const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));";

describe.concurrent("a line is typed when the program has nothing to do but wait for it", () => {
  it("pauses in the handler of a line come before the next line", async () => {
    const source = `${READLINE} ${SLEEP} rl.on("line", async (line) => { console.log("got", line); await sleep(3000); console.log("after", line); });`;
    const { stdout } = await run(source, ["x", "y"]);
    expect(stdout).toBe("got x\nafter x\ngot y\nafter y\n");
  });

  it.each(aThirdOf([10, 20, 50, 250]))(
    "a pause in steps of %d ms ends before the next line",
    async (step) => {
      const source = `${READLINE} ${SLEEP} let asking = false; rl.on("close", () => { if (!asking) console.log("closed in a pause"); }); const ask = async () => { asking = true; const line = await rl.question("? "); asking = false; return line; }; const pause = async () => { const end = Date.now() + 2000; while (Date.now() < end) await sleep(${step}); }; console.log(await ask()); await pause(); console.log(await ask()); await pause(); asking = true; rl.close();`;
      const { stdout, ended } = await run(source, ["x", "y"]);
      expect({ stdout, ended }).toEqual({ stdout: "x\ny\n", ended: { how: "exit", status: 0 } });
    },
  );

  it("a time limit on the answer does not pass while a person types", async () => {
    const source = `${READLINE} const answer = await rl.question("? ", { signal: AbortSignal.timeout(30_000) }); const late = setTimeout(() => console.log("too late"), 60_000); console.log(answer, await rl.question("?? ")); clearTimeout(late); rl.close();`;
    expect(await run(source, ["x", "y"])).toMatchObject({ stdout: "x y\n", ended: { status: 0 } });
  });

  it("waiting in small steps for a line ends", async () => {
    const source = `${READLINE} ${SLEEP} const lines = []; rl.on("line", (line) => lines.push(line)); const ask = async () => { while (lines.length === 0) await sleep(10); return lines.shift(); }; console.log(await ask()); console.log(await ask()); rl.close();`;
    expect(await run(source, ["x", "y"])).toMatchObject({ stdout: "x\ny\n", ended: { status: 0 } });
  });

  it("readers that wait at the same time each get one", async () => {
    const source = `${READLINE} rl.on("line", (line) => console.log("stdin", line)).on("close", () => console.log("closed")); const { readLine } = globalThis[Symbol.for("deckwork.host")]; setTimeout(() => {}, 60_000); setImmediate(() => { for (const name of ["a", "b"]) readLine().then((line) => console.log(name, line)); });`;
    const { stdout } = await run(source, ["x", "y", "z"]);
    expect(stdout).toBe("stdin x\na y\nb z\nclosed\n");
  });

  it("whether it is asking is known when the input ends", async () => {
    const source = `${READLINE} let asking = false; rl.on("close", () => { if (asking) process.exit(1); }); const ask = async () => { asking = true; const line = await rl.question("? "); asking = false; return line; }; console.log(await ask(), await ask()); rl.close();`;
    expect(await run(source, ["x", "y"])).toMatchObject({ stdout: "x y\n", ended: { status: 0 } });
    expect(await run(source, ["x"])).toMatchObject({ ended: { status: 1 } });
  });
});

it("a clock begins at the real time, and is like Node's own", async () => {
  const { stdout } = await run(
    "console.log(new Date().constructor === Date, Date.name, Date.length, typeof Date(), new Date(2020, 1).getMonth(), Object.prototype.toString.call(new Date()), setTimeout.name, new (class extends Date {})() instanceof Date, Math.abs(Date.now() - Date.parse(new Date().toISOString())) < 9); console.log(Date.now());",
  );
  const [shown, now] = stdout.split("\n");
  expect(shown).toBe("true Date 7 string 1 [object Date] setTimeout true true");
  expect(Math.abs(Number(now) - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['import { writeSync } from "node:fs";', 'writeSync(1, "♠a\\n")'],
  ['import fs from "node:fs";', 'fs.writeSync(1, Buffer.from("♠a\\n"))'],
  ['import { writeFileSync } from "node:fs";', 'writeFileSync(1, "♠a\\n")'],
  ["", 'process.stdout.write(Buffer.from("♠a\\n").toString("base64"), "base64")'],
])("what is written in another way counts, too: %s %s", async (imports, print) => {
  const { stdout, pauses } = await run(
    `${imports}\n${print};\nawait new Promise((resolve) => setTimeout(resolve, 2000));\n${print};`,
  );
  expect(stdout).toBe("♠a\n♠a\n");
  expect(pauses).toEqual([{ at: 3, seconds: 2 }]);
});
