/**
 * A context is used for many cases, and no case notices: whatever a program changes for others, they get a new one.
 */
import { afterAll, describe, expect, test } from "vitest";
import { loadProgram, type Program, runOnce, typeLines } from "./realm-core.ts";
import { watchRejections } from "./rejections.ts";
import { leavesSharedAlone } from "./shared-objects.ts";
import { withStandIns } from "./with-stand-ins.ts";

const LIMITS = { cpuMs: 150, wallMs: 15_000, outputChars: 10_000 };
const rejections = watchRejections();
afterAll(() => rejections.close());

const load = (code: string) => loadProgram(code) as Program;
const run = (program: Program, lines: readonly string[] = []) =>
  runOnce(program, () => typeLines(lines), LIMITS, rejections);

/** It changes an object in a way that nobody would find. */
const HIDDEN = '["length"].at(0); [].concat["le" + "ft"] = true;';
const LOOKS = load('console.log(String([].concat["le" + "ft"]));');

const CHANGES = [
  "Math.random = () => 0.5;",
  "const { random } = Math; const M = Math; M.random = 1;",
  'Math["random"] = () => 0.5;',
  "Math.random ??= 1;",
  "delete Math.random;",
  "Object.assign(Math, { random: 1 });",
  "[Math].map((one) => { one.random = 1; });",
  "Array.prototype.last = function () { return this.at(-1); };",
  "[].__proto__.last = 1;",
  "Object.getPrototypeOf([]).last = 1;",
  "[].constructor.from = 1;",
  '[]["constructor"].from = 1;',
  "const { constructor } = []; constructor.from = 1;",
  "globalThis.count = (globalThis.count ?? 0) + 1;",
  "console.log = () => {};",
  "const c = console; c.log = () => {};",
  "setTimeout = (run) => run();",
  "Error.stackTraceLimit = 1;",
  "RangeError.from = 1;",
  "Int32Array.from = 1;",
  "process = { exit() {} };",
  "Number.isInteger = () => true;",
  "class Pile extends Array { static get [Symbol.species]() { return Array.from = 1; } }",
  'const { Math: M } = globalThis; M.random = globalThis[Symbol.for("deckwork.node")];',
  'const all = { Math } = globalThis[Symbol.for("deckwork.other")];',
];

describe("is found to change what others share:", () => {
  test.each(CHANGES)("%s", (code) => expect(leavesSharedAlone(code)).toBe(false));
});

test.each([
  "class Card { constructor(suit) { this.suit = suit; } }",
  "class Pile extends Array { top() { return this.at(-1); } }",
  "class Pile extends Array { static get [Symbol.species]() { return Array; } }",
  "class Pile extends Array { static [Symbol.species] = Array; }",
  'if (error instanceof RangeError) throw new Error("Math is hard");',
  "const suits = Object.keys(names).map(String), ranks = new Map([[1, Number.MAX_VALUE]]);",
  "const same = Math.PI === radius, most = Math.max(...all.map(Number));",
  "const list = Array.from(cards, (card) => card.prototypes); list[0] = 1; card.name = Symbol.iterator;",
  "await new Promise((resolve) => setTimeout(resolve, 10));",
  'console.log("Enter a number:"); record.console = 1;',
  withStandIns('import { setTimeout as sleep } from "node:timers/promises";\nawait sleep(1);\n')!,
])("does not change what others share: %s", (code) => {
  expect(leavesSharedAlone(code)).toBe(true);
});

// Nothing else would end within the time of a test.
test("is found out in no time, however a program is written", () => {
  expect(leavesSharedAlone("Object[".repeat(30_000))).toBe(true);
  expect(leavesSharedAlone(`Object${".a".repeat(100_000)}`)).toBe(true);
  expect(leavesSharedAlone("{ a: ".repeat(100_000))).toBe(true);
});

test.each([
  ["that ends", HIDDEN],
  ["that throws", `${HIDDEN} throw new Error();`],
  ["that waits for ever", `${HIDDEN} await new Promise(() => {});`],
  ["that rejects", `${HIDDEN} Promise.reject(new Error());`],
  ["that prints too much", `${HIDDEN} for (;;) console.log("much too much");`],
])("after a program %s, others run in its context", async (_, code) => {
  await run(load("for (;;);"));
  await run(load(code));
  expect(await run(LOOKS)).toMatchObject({ stdout: "true\n" });
  expect(await run(LOOKS)).toMatchObject({ stdout: "true\n" });
});

test.each([
  ["that needs a process", `${HIDDEN} process.exit();`],
  ["that loops", `${HIDDEN} for (;;);`],
  ["that names a shared object", `${HIDDEN} const own = Array;`],
])("nobody gets the context of a program %s", async (_, code) => {
  await run(load("for (;;);"));
  await run(load(code));
  expect(await run(LOOKS)).toMatchObject({ stdout: "undefined\n" });
});

test.each(CHANGES)("what it changes is as it was when it runs again: %s", async (code) => {
  const program = load(
    `console.log(typeof Math.random, [].last, typeof [].map, typeof count, Number.isInteger(0.5), Error.stackTraceLimit, setTimeout.name);\n${code}`,
  );
  const first = await run(program);
  expect(await run(program)).toEqual(first);
  await run(load("console.log(1);"));
  expect(await run(program)).toEqual(first);
});

test("a program that starts again has new variables, a new clock and new counts", async () => {
  const program = load(`let count = 0;
const started = Date.now();
const host = globalThis[Symbol.for("deckwork.host")];
const line = await host.readLine();
await new Promise((resolve) => setTimeout(resolve, 50));
setTimeout(() => console.log("late"), 5);
console.count();
console.log(++count, line, Date.now() - started, new Error("here").stack.split("\\n")[1]);`);
  // As the toolkit's own line does.
  const shared = { ...program, sharesContext: true };
  const runs = [await run(shared, ["a"]), await run(shared, ["b"])] as { stdout: string }[];
  expect(runs[1]).toEqual({ ...runs[0], stdout: runs[0]!.stdout.replace("1 a", "1 b") });
  expect(runs[0]!.stdout).toMatch(/^default: 1\n1 a \d+ {5}at program.mjs:8:\d+\nlate\n$/);
});
