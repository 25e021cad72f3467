/** Nothing of the outer world is in a program's reach: not even an array that the engine makes to call a function. */
import vm from "node:vm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { REALM_BOX, TIMES } from "../limits/limits.ts";
import { loadProgram, type Program, type RealmLimits, runOnce, typeLines } from "./realm-core.ts";
import { watchRejections } from "./rejections.ts";
import type { Run } from "./run.ts";

const LIMITS = { cpuMs: 150, wallMs: 15_000, outputChars: 10_000 };
const rejections = watchRejections();
afterAll(() => rejections.close());

const run = (code: string, limits: Partial<RealmLimits> = {}) =>
  runOnce(loadProgram(code) as Program, () => typeLines([]), { ...LIMITS, ...limits }, rejections);

/** A function that notes who calls it: a proxy's trap gets an array of the caller's world. */
const SPY = `
let caught = "nothing";
const spy = new Proxy(function () {}, { apply(_, self, args) {
  if (!(args instanceof Array)) { caught = "the outer world"; Object.getPrototypeOf(args).leaked = true; }
  return "text";
} });
const handler = new Proxy({}, { get: () => spy });
const odd = () => Object.defineProperty(new Error("x"), "name", { get: spy });
`;

describe("a program gets no object of the outer world", () => {
  test.each([
    ["by an error that it throws", "throw odd();"],
    ["by an error's stack", "odd().stack; console.log(caught);"],
    [
      "by an error of its own class",
      "class E extends Error { get [Symbol.toStringTag]() { return 'E'; } } Object.defineProperty(E.prototype, 'name', { get: spy }); const e = new E('y'); e.stack; throw e;",
    ],
    [
      "by a rejection that nobody handles",
      "Promise.reject(odd()); Promise.reject(new Proxy({}, handler));",
    ],
    ["by a proxy that it throws", "throw new Proxy(new Error('x'), handler);"],
    [
      "by a text that is none",
      "const host = globalThis[Symbol.for('deckwork.host')]; const other = { toString: spy, [Symbol.toPrimitive]: spy }; host.write(other); host.complain(other); console.log(String(other), caught);",
    ],
    [
      "by a timer and a pause",
      "const host = globalThis[Symbol.for('deckwork.host')]; setTimeout(spy, 5, 1); await host.pause({ [Symbol.toPrimitive]: spy }); setTimeout(() => {}, { valueOf: spy });",
    ],
    [
      "by functions that it replaces",
      "Object.prototype.toJSON = spy; Array.prototype[Symbol.iterator] = spy; String.prototype.slice = spy; Object.prototype.then = spy; console.log('a', 1); throw odd();",
    ],
    [
      "by console.count and assert",
      "console.count({ [Symbol.toPrimitive]: spy, toString: spy }); console.assert(false, 'x', 1);",
    ],
    [
      "by the end of its context",
      "Object.setPrototypeOf(globalThis, new Proxy({}, handler)); console.log(caught);",
    ],
  ])("%s", async (_, code) => {
    const result = await run(`${SPY}\n${code}`);
    expect(JSON.stringify(result)).not.toContain("the outer world");
    expect(Array.prototype).not.toHaveProperty("leaked");
    expect(Object.prototype).not.toHaveProperty("leaked");
    Reflect.deleteProperty(Array.prototype, "leaked");
  });
  test("and the spy does see one where there is one", () => {
    const context = vm.createContext({});
    const spy = vm.runInContext(`${SPY}; spy`, context) as () => void;
    spy();
    expect(vm.runInContext("caught", context)).toBe("the outer world");
    Reflect.deleteProperty(Array.prototype, "leaked");
  });
});

test("objects are printed by a process, which has nothing else", async () => {
  expect(await run("console.log([1]);")).toEqual({ needs: "util.inspect" });
  expect(await run("console.error({});")).toEqual({ needs: "util.inspect" });
});

test("an error that never ends being read is stopped with its program", async () => {
  const endless = "Object.defineProperty(new Error('x'), 'message', { get() { for (;;); } })";
  for (const code of [`throw ${endless};`, `Promise.reject(${endless});`])
    expect(await run(code)).toMatchObject({ ended: { how: "timed out" } });
});

test("text does not become code, because code can import", async () => {
  const needs = "code from text";
  expect(loadProgram('(0, eval)("1");')).toEqual({ needs });
  expect(loadProgram('new Function("return 1")();')).toEqual({ needs });
  const made = '(() => {}).constructor("return 1")();';
  expect(await run(made)).toEqual({ needs });
  expect(await run(`try { ${made} } catch { console.log("caught"); }`)).toMatchObject({
    stdout: "caught\n",
  });
});

test("an endless loop on a busy machine ends with what it printed, by its computing, before its box would end", async () => {
  const cpuUsage = process.cpuUsage.bind(process);
  // As if other programs had four fifths of the processor, in each attempt.
  const busy = vi.spyOn(process, "cpuUsage").mockImplementation((before) => {
    const { user, system } = cpuUsage(before);
    return before ? { user: user / 5, system: system / 5 } : { user, system };
  });
  const before = cpuUsage();
  const result = await run("console.log('begins'); for (;;);");
  busy.mockRestore();
  const { user, system } = cpuUsage(before);
  expect(result).toMatchObject({ stdout: "begins\n" });
  // Not the clock.
  expect("ended" in result && result.ended).toEqual({ how: "timed out" });
  const box = REALM_BOX.limits({ ...TIMES, ...LIMITS });
  expect((user + system) / 5 / 1000).toBeLessThan(box.cpuMs);
});

describe("a program that must be unlike another", () => {
  const unlike = { text: "one\ntwo\n  t", at: 8 };
  const stopped = { ended: { how: "too much output", at: [] } };
  test.each([
    ["goes wrong at the same place", ["one\n", "two\n", "  t"], stopped],
    ["goes wrong at the same place, in one write", ["one\ntwo\n  three\n"], stopped],
    ["goes wrong before", ["one\nt", "o"], stopped],
    ["goes wrong before, and goes on if it may not", ["one\n", "or two\n"], stopped],
    ["goes on there with something else", ["one\ntwo\n", "three\n"], { ended: { how: "exit" } }],
    ["ends before", ["one\n"], { ended: { how: "exit" } }],
    [
      "differs in what comes before the first character",
      ["one\ntwo\n ", "t"],
      { ended: { how: "exit" } },
    ],
  ])("%s", async (_, writes, end) => {
    const write = 'const { write } = globalThis[Symbol.for("deckwork.host")];';
    const code = `${write}\n${writes.map((one) => `try { write(${JSON.stringify(one)}); } catch {}`).join("\n")}`;
    const all = writes.join("");
    expect(await run(code, { unlike })).toMatchObject(end);
    const plain = await run(code);
    expect(plain).toMatchObject({ stdout: all, ended: { how: "exit" } });
  });

  test("of one that ended too soon, only what it printed", async () => {
    const early = { text: "one\n", at: 4 };
    const one = await run('console.log("one"); console.log("two");', { unlike: early });
    expect(one).toMatchObject({ stdout: "one\ntwo\n" });
    expect(await run('console.log("two");', { unlike: early })).toMatchObject(stopped);
  });
});

describe.skipIf(process.platform === "win32")(
  "a flood that catches what stops it is stopped",
  () => {
    test("those after it are not disturbed, even if it ends by itself as it is stopped", async () => {
      const write = 'const { write } = globalThis[Symbol.for("deckwork.host")];';
      const flood = `${write}\nfor (const one of ["ab", "cd", "ef"]) try { write(one); } catch {}`;
      const ended = new Set<string>();
      for (let time = 0; time < 100; time++) {
        const flooded = (await run(flood, { outputChars: 1 })) as Run;
        const next = (await run("console.log('well');")) as Run;
        ended.add(`${flooded.ended.how}, then ${next.stdout.trim()} ${JSON.stringify(next.ended)}`);
      }
      expect([...ended]).toEqual(['too much output, then well {"how":"exit","status":0}']);
    });

    test("an error that looks like a stop is the program's own", async () => {
      const code =
        'throw Object.assign(new Error("mine"), { code: "ERR_SCRIPT_EXECUTION_INTERRUPTED" });';
      expect(await run(code)).toMatchObject({ ended: { how: "exit", error: { message: "mine" } } });
    });

    test.each([
      [
        "in a function that nobody waits for",
        "const f = async () => console.log('again'); for (;;) f();",
      ],
      ["in a loop that tries", "for (;;) try { console.log('again'); } catch {}"],
      ["after each wait", "for (;;) { try { console.log('again'); } catch {} await 0; }"],
    ])(
      "%s",
      async (_, code) => {
        const others = process.listenerCount("SIGINT");
        // It would need a minute of computing.
        const { ended, stdout } = (await run(code, { cpuMs: 60_000, wallMs: 60_000 })) as Run;
        expect(ended.how).toBe("too much output");
        expect(stdout.length).toBeGreaterThan(LIMITS.outputChars - 10);
        expect(process.listenerCount("SIGINT")).toBe(others);
        // The next one is not disturbed.
        expect(await run("console.log('well');")).toMatchObject({
          stdout: "well\n",
          ended: { status: 0 },
        });
      },
      20_000,
    );
  },
);
