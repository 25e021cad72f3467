/** What happens to other cases when some must be stopped, and what the realm hides from programs. */
import { afterAll, expect, it } from "vitest";
import { testInFull } from "../../in-full-for-tests.ts";
import { trialTimes } from "../limits/limits.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { openRunner } from "./run.ts";

const session = openSession();
afterAll(() => session.close());

testInFull(
  "stopped cases are counted across boxes: two of them, which killed their boxes, are enough",
  async () => {
    // A slow machine needs seconds to fill a heap.
    const runner = openRunner(hurried(session, { cpuMs: 20_000 }));
    const code = "const all = []; for (;;) all.push(new Array(1e6).fill(all.length));";
    try {
      const runs = await runner.run(
        [{ id: "p", code }],
        ["a", "b", "c", "d"].map((line) => ({ program: "p", lines: [line] })),
      );
      expect(runs.map(({ ended }) => ended.how)).toEqual([
        "too much memory",
        "too much memory",
        "not run",
        "not run",
      ]);
    } finally {
      await runner.close();
    }
  },
);

testInFull("what a case printed before it used up the memory is known of one of them", async () => {
  const runner = openRunner(hurried(session, { cpuMs: 20_000 }));
  const code =
    'console.log("It begins."); const all = []; for (;;) all.push(new Array(1e6).fill(all.length));';
  const jobs = ["a", "b", "c"].map((line) => ({ program: "p", lines: [line] }));
  try {
    const runs = await runner.run([{ id: "p", code }], jobs, { trust: () => "counts" });
    expect(runs.map(({ stdout, ended }) => [ended.how, stdout])).toEqual([
      ["too much memory", "It begins.\n"],
      ["too much memory", ""],
      ["not run", ""],
    ]);
    // What only looks for a fault needs no output.
    const [alone] = await runner.run([{ id: "p", code }], jobs.slice(0, 1));
    expect(alone).toMatchObject({ ended: { how: "too much memory" }, stdout: "" });
  } finally {
    await runner.close();
  }
});

it("a case that takes long begins again with a limit, and keeps its output; the others are not concerned", async () => {
  // Nearly half a second passes until a case is long, and then this.
  const runner = openRunner(hurried(session, { cpuMs: 900 }));
  const code = `const line = globalThis[Symbol.for("deckwork.host")].readLine();
console.log(line);
if (line === "loop") for (;;);
if (line === "work") for (let i = 0; i < 2e7; i++) Math.sqrt(i);
console.log("done");`;
  try {
    const runs = await runner.run(
      [{ id: "p", code }],
      ["a", "work", "loop", "b"].map((line) => ({ program: "p", lines: [line] })),
    );
    expect(runs.map(({ stdout, ended }) => [stdout, ended.how])).toEqual([
      ["a\ndone\n", "exit"],
      ["work\ndone\n", "exit"],
      ["loop\n", "timed out"],
      ["b\ndone\n", "exit"],
    ]);
  } finally {
    await runner.close();
  }
});

it.each([false, true])(
  "each run is heard as soon as it is known (in processes: %s)",
  async (processesOnly) => {
    const runner = openRunner(session, { processesOnly });
    const code = 'console.log(globalThis[Symbol.for("deckwork.host")].readLine());';
    const heard: string[] = [];
    try {
      const runs = await runner.run(
        [{ id: "p", code }],
        ["a", "b"].map((line) => ({ program: "p", lines: [line] })),
        { heard: ({ stdout }, at) => heard.push(`${at} ${stdout}`) },
      );
      expect(runs.map(({ stdout }) => stdout)).toEqual(["a\n", "b\n"]);
      expect(heard).toEqual(["0 a\n", "1 b\n"]);
    } finally {
      await runner.close();
    }
  },
);

it("a job may be stopped before the limit for all: where it prints more, or goes wrong in the same way", async () => {
  const runner = openRunner(session);
  const code = 'for (const word of ["one", "two", "three"]) console.log(word);';
  const job = { program: "p", lines: [] };
  const unlike = { text: "one\ntw", at: 5 };
  try {
    const runs = await runner.run(
      [{ id: "p", code }],
      [job, { ...job, outputChars: 8 }, { ...job, unlike }, job],
    );
    expect(runs.map(({ stdout, ended }) => [stdout, ended.how])).toEqual([
      ["one\ntwo\nthree\n", "exit"],
      ["one\ntwo\n", "too much output"],
      ["one\n", "too much output"],
      ["one\ntwo\nthree\n", "exit"],
    ]);
  } finally {
    await runner.close();
  }
});

// It takes more than half a second of computing until the box is stopped.
it("where limits are short, V8's own loops are stopped soon, too", async () => {
  const runner = openRunner(session);
  const code = `const line = globalThis[Symbol.for("deckwork.host")].readLine();
const all = [];
if (line === "far") all[2 ** 31] = line;
console.log(all.join("").length);`;
  try {
    const runs = await runner.run(
      [{ id: "p", code }],
      ["a", "far", "b"].map((line) => ({ program: "p", lines: [line] })),
      { times: trialTimes(session.times), realmOnly: true },
    );
    expect(runs.map(({ ended }) => ended.how)).toEqual(["exit", "timed out", "exit"]);
  } finally {
    await runner.close();
  }
});

it("a program gets none of the realm's own objects through V8's hook for stacks", async () => {
  const runner = openRunner(session);
  const code = `let seen = "nothing";
try { Error.prepareStackTrace = (_, trace) => { seen = String(trace instanceof Array); return ""; }; } catch {}
try { globalThis.Error = class { static prepareStackTrace(_, trace) { seen = String(trace instanceof Array); return ""; } }; } catch {}
console.log(new RangeError("here").stack); console.log(seen);
class Mine extends Error {}
throw new Mine("and there");`;
  try {
    const [run] = await runner.run([{ id: "p", code }], [{ program: "p", lines: [] }]);
    expect(run?.stdout).toMatch(/^RangeError: here\n[\s\S]*\nnothing\n$/);
    expect(run?.ended).toMatchObject({ how: "exit", status: 1, error: { message: "and there" } });
  } finally {
    await runner.close();
  }
});

it("neither a crash nor a flood of output costs any other case", async () => {
  const runner = openRunner(session);
  const code = `const host = globalThis[Symbol.for("deckwork.host")];
const line = host.readLine();
if (line === "crash") throw new Error("here");
if (line === "flood") for (;;) console.log("on and on and on and on and on and on and on");
console.log("fine");`;
  const lines = ["crash", "flood", "crash", "flood", "flood", "crash", "well"];
  try {
    const runs = await runner.run(
      [{ id: "p", code }],
      lines.map((line) => ({ program: "p", lines: [line] })),
    );
    const ends = { crash: "exit", flood: "too much output", well: "exit" } as const;
    expect(runs.map(({ ended }) => ended.how)).toEqual(
      lines.map((line) => ends[line as keyof typeof ends]),
    );
    expect(runs.at(-1)?.stdout).toBe("fine\n");
  } finally {
    await runner.close();
  }
});

it("a case that gets an array of the realm's, through a rejected promise, leaves nothing there for the next", async () => {
  const runner = openRunner(session);
  const code = `const get = new Proxy(function () {}, { apply(_, __, args) {
  const all = Object.getPrototypeOf(args);
  if (all === Array.prototype) return;
  console.log("theirs", all.seen);
  try { all.seen = "before"; } catch {}
} });
Object.setPrototypeOf(Promise.reject(new Error("no")), new Proxy(Promise.prototype, { get }));`;
  try {
    const runs = await runner.run(
      [{ id: "p", code }],
      [1, 2, 3].map(() => ({ program: "p", lines: [] })),
    );
    const said = runs.map(({ stdout }) => stdout);
    expect(said[0]).toContain("theirs undefined");
    expect(said.join("")).not.toContain("before");
  } finally {
    await runner.close();
  }
});

const BY_VITEST = { by: "vitest" } as const;

it("tests fail on classes that throw an error when they are loaded", async () => {
  const runner = openRunner(session);
  const preludes = ['throw new TypeError("a wrong class");'];
  try {
    const program = { id: "a", code: "", preludes, tests: BY_VITEST };
    const [run] = await runner.run([program], [{ program: "a", lines: [] }]);
    expect(run?.ended).toMatchObject({ how: "exit", error: { message: "a wrong class" } });
  } finally {
    await runner.close();
  }
});

it("a file of tests never shares a context, although a program with the same text does", async () => {
  const runner = openRunner(session);
  const code = 'console.log("here");';
  const programs = [
    { id: "program", code },
    { id: "tests", code, tests: BY_VITEST },
  ];
  try {
    const runs = await runner.run(
      programs,
      ["program", "program", "tests", "tests"].map((program) => ({ program, lines: [] })),
    );
    // Vitest cannot be loaded in the context of programs, which has traps.
    expect(runs.map(({ ended }) => ended)).toEqual(runs.map(() => ({ how: "exit", status: 0 })));
  } finally {
    await runner.close();
  }
});

it("tests get nothing by which the realm frees memory", async () => {
  const runner = openRunner(session);
  const code = `globalThis[Symbol.for("deckwork.host")].write(typeof gc);`;
  const ids = ["a", "b", "c"];
  try {
    const runs = await runner.run(
      ids.map((id) => ({ id, code, tests: BY_VITEST })),
      ids.map((id) => ({ program: id, lines: [] })),
    );
    expect(runs.map(({ stdout }) => stdout)).toEqual(ids.map(() => "undefined"));
  } finally {
    await runner.close();
  }
});

// Fourteen processes, four of which use up their time.
testInFull("two processes side by side give the same as one after the other", async () => {
  // On a slow machine, the start of a process alone takes more than a tenth of a second.
  const times = { ...session.times, cpuMs: 300, wallMs: 3000 };
  const code = `import "node:fs";
const line = globalThis[Symbol.for("deckwork.host")].readLine();
while (line === "loop");
console.log(line);`;
  const lines = ["a", "loop", "b", "loop", "c", "d", "loop"];
  const runs = [1, 2].map(async (processesAtOnce) => {
    const runner = openRunner(session, { processesOnly: true, processesAtOnce });
    const all = await runner.run(
      [{ id: "p", code }],
      lines.map((line) => ({ program: "p", lines: [line] })),
      { times },
    );
    await runner.close();
    return all.map(({ stdout, ended }) => `${ended.how} ${stdout}`.trim());
  });
  const [alone, beside] = await Promise.all(runs);
  expect(alone).toEqual([
    ...["exit a", "timed out", "exit b", "timed out"],
    ...["not run", "not run", "not run"],
  ]);
  expect(beside).toEqual(alone);
});
