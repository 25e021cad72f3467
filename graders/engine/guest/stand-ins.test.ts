/**
 * With the stand-ins for Node, a program does in a context what it does in a process.
 */
import { afterAll, describe, expect, test } from "vitest";
import { anEighthOf } from "../../in-full-for-tests.ts";
import { openBothRunners, told } from "../execute/both-runners-for-tests.ts";
import { STANDS_IN, withStandIns } from "./with-stand-ins.ts";

const both = openBothRunners();
afterAll(() => both.close());

const MAIN = "tiny/1-sum/main.ts";

/** The program as it is, and the one with stand-ins. */
async function bothOf(source: string): Promise<readonly [string, string | undefined]> {
  const { code } = await both.build({ [MAIN]: source }, "tiny/1-sum");
  return [code, withStandIns(code)];
}

const PROGRAMS = {
  "asks with readline/promises": `
    import { createInterface } from "node:readline/promises";
    import { stdin as input, stdout as output } from "node:process";
    const rl = createInterface({ input, output });
    const name = await rl.question("Name? ");
    const age = await rl.question("Age? ");
    console.log(name + age);
    rl.close();`,
  "asks with callbacks": `
    import * as readline from "readline";
    const rl = readline.createInterface({ input: process.stdin, output: process.stdout });
    rl.question("Name? ", (name) => {
      console.log("Hello, " + name);
      rl.question("Age? ", (age) => {
        process.stdout.write(age);
        rl.close();
      });
    });
    rl.on("close", () => console.log("Goodbye."));`,
  "listens for lines": `
    import { createInterface } from "node:readline";
    const rl = createInterface(process.stdin);
    let count = 0;
    rl.on("line", (line) => console.log(++count + line)).on("close", () => console.log("over"));`,
  "goes through the lines": `
    import { createInterface } from "node:readline";
    for await (const line of createInterface({ input: process.stdin })) console.log("[" + line + "]");
    console.log("over");`,
  "waits for one line at a time": `
    import { once } from "node:events";
    import { createInterface } from "node:readline";
    const rl = createInterface({ input: process.stdin });
    const [first] = await once(rl, "line");
    const [second] = await once(rl, "line");
    console.log(first, second);
    rl.close();`,
  "opens a new interface for each question": `
    import { createInterface } from "node:readline";
    const ask = (text: string) => new Promise<string>((resolve) => {
      const rl = createInterface({ input: process.stdin, output: process.stdout });
      rl.question(text, (answer) => { rl.close(); resolve(answer); });
    });
    console.log(await ask("One? "), await ask("Two? "));`,
  "ends itself when the input does": `
    import { createInterface } from "node:readline/promises";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    rl.on("close", () => { process.stderr.write("over"); process.exit(1); });
    for (;;) console.log(await rl.question("More? "));`,
  "sets its status, and goes on": `
    import { createInterface } from "node:readline";
    const rl = createInterface({ input: process.stdin });
    rl.on("close", () => { console.log("over"); process.exitCode = 3; });
    console.log(process.exitCode);`,
  "ends itself in the middle": `
    console.log("one");
    try { process.exit(0); } catch { console.log("never"); }
    console.log("never");`,
  "reads everything at once": `
    import { readFileSync, writeSync } from "node:fs";
    const lines = readFileSync(0, "utf8").split("\\n");
    writeSync(1, lines.length + lines[0]!);`,
  "requires and looks up modules": `
    import { createRequire } from "node:module";
    var require: any = createRequire(import.meta.url);
    var fs = require("node:fs");
    const [first] = process.getBuiltinModule("node:fs").readFileSync(0, "utf8").split("\\n");
    fs.writeSync(1, first);`,
  "listens for data": `
    process.stdin.setEncoding("utf8");
    process.stdin.on("data", (text) => process.stdout.write("<" + String(text).trim() + ">"));
    process.stdin.on("end", () => console.log("over"));`,
  "reads chunks": `
    for await (const text of process.stdin) process.stdout.write("<" + String(text).trim() + ">");`,
  pauses: `
    import { setTimeout as sleep } from "node:timers/promises";
    import { createInterface } from "node:readline/promises";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    console.log("wait");
    await sleep(2000);
    console.log(await rl.question("Name? "));
    await sleep(1000);
    rl.close();`,
  "never hears the end": `
    import { createInterface } from "node:readline/promises";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    for (;;) await rl.question("More? ");`,
  "throws after a question": `
    import { promisify } from "node:util";
    import { createInterface } from "node:readline";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    const ask = promisify(rl.question).bind(rl) as unknown as (text: string) => Promise<string>;
    const answer = await ask("Name? ");
    throw new TypeError(answer);`,
  "asks after it has closed": `
    import { createInterface } from "node:readline/promises";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    rl.close();
    try { await rl.question("Name? "); } catch (error) { console.log((error as Error).message); }`,
  "gives up its question when the input is over": `
    import { createInterface } from "node:readline/promises";
    const over = new AbortController();
    const early: string[] = [];
    const rl = createInterface({ input: process.stdin, output: process.stdout })
      .on("line", (line) => early.push(line))
      .on("close", () => over.abort());
    const leave = (error: Error): never => {
      console.log(error.name, error.message, (error as NodeJS.ErrnoException).code);
      return process.exit(1);
    };
    const ask = (text: string): Promise<string> => {
      if (early.length === 0 && !over.signal.aborted)
        return rl.question(text, { signal: over.signal }).catch(leave);
      process.stdout.write(text);
      return Promise.resolve(early.shift() ?? leave(over.signal.reason));
    };
    for (;;) console.log(await ask("More? "));`,
  "asks no more": `
    import { createInterface } from "node:readline";
    const rl = createInterface({ input: process.stdin, output: process.stdout });
    const stop = new AbortController();
    const gone = AbortSignal.abort();
    try { gone.throwIfAborted(); } catch (error) { console.log((error as Error).name, (error as Error).message); }
    rl.question("Never? ", { signal: gone }, () => console.log("never"));
    stop.signal.addEventListener("abort", ({ type }) => console.log(type, stop.signal.aborted, stop.signal.reason));
    stop.signal.onabort = () => console.log("first");
    rl.question("One? ", { signal: stop.signal }, (one) => {
      console.log(one);
      rl.question("Two? ", { signal: stop.signal }, () => console.log("never"));
      stop.abort("enough");
      stop.abort("again");
      rl.on("line", (line) => { console.log("[" + line + "]"); rl.close(); });
    });`,
  "waits for the next tick": `
    process.nextTick(() => console.log("three"));
    queueMicrotask(() => console.log("four"));
    setImmediate(() => console.log("five"));
    console.log("one", structuredClone([{ a: 1 }])[0]!.a);`,
  "sleeps in between": `
    console.log("one");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    console.log("two");`,
} as const;

describe.concurrent("a program that", () => {
  test.each(anEighthOf(Object.entries(PROGRAMS)))("%s", async (_, source) => {
    const [plain, stood] = await bothOf(source);
    expect(stood).toContain(STANDS_IN);
    const lines = ["Ada", "36", "no"];
    const job = { program: "it", lines };
    const [[inRealm]] = await both.run([{ id: "it", code: stood! }], [job]);
    const [, [inProcess]] = await both.run([{ id: "it", code: plain }], [job]);
    const essence = (run: typeof inRealm) => {
      const { stdout, ended, pauses } = told(run!) as NonNullable<typeof run>;
      const { how, status, error } = { status: 0, error: undefined, ...ended };
      return { stdout, how, status, pauses, error: error && [error.name, error.message] };
    };
    expect(essence(inRealm)).toEqual(essence(inProcess));
  });
});

test("a program that is graded gets none, even if it begins like one that does", async () => {
  const source = `${STANDS_IN}\nconsole.log(process.pid);`;
  const { code } = await both.build({ [MAIN]: source }, "tiny/1-sum");
  expect(code.startsWith(STANDS_IN)).toBe(false);
  const job = { program: "it", lines: [] };
  const [[inRealm]] = await both.run([{ id: "it", code }], [job]);
  expect(inRealm?.stdout).toBe("");
});

describe("what becomes of a bundle", () => {
  const wrap = (code: string) => withStandIns(code)?.slice(STANDS_IN.length + 1);
  const of = (name: string) => `globalThis[Symbol.for("deckwork.node")]["${name}"]`;

  test.each([
    ['import fs from "node:fs";', `var fs = ${of("fs")};`],
    ['import * as rl from "node:readline";', `var rl = ${of("readline")};`],
    [
      'import { stdin as input, stdout } from "node:process";',
      `var { stdin: input, stdout } = ${of("process")};`,
    ],
    [
      'import fs, { readFileSync } from "node:fs";',
      `var fs = ${of("fs")}, { readFileSync } = ${of("fs")};`,
    ],
    [
      'import {\n  createInterface,\n  Interface as Lines\n} from "node:readline/promises";',
      `var {\n  createInterface,\n  Interface: Lines\n} = ${of("readline/promises")};`,
    ],
    ['import "node:timers";', ";"],
    ["process.exit(2);", "process.exit(2);"],
    [
      'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      `var { createRequire } = ${of("module")}; const require = createRequire("file:///program.mjs");`,
    ],
  ])("%j", (code, expected) => {
    expect(wrap(`"first";\n${code}\n"last";`)).toBe(`"first";\n${expected}\n"last";`);
  });

  // Quadratic time would be minutes.
  test.each([
    ["lines", "import a\n"],
    ["braces that are not closed", "import { a,\n"],
    ["names", "import a, "],
    ["spaces", "process          "],
  ])("a text of a megabyte, full of %s, is read in no time", (_, text) => {
    const code = `const text = \`\n${text.repeat(2 ** 20 / text.length)}\`;\nprocess.exit();\n`;
    expect(wrap(code)).toBe(code);
  });

  test.each([
    ["it uses nothing of Node", 'const words = ["events", "process", "fs"];\n// Process each.\n'],
    ["no module stands in", 'import { cpus } from "node:os";\nprocess.exit();\n'],
  ])("none, because %s", (_, code) => {
    expect(withStandIns(code)).toBeUndefined();
  });
});
