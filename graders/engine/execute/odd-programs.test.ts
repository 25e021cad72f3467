/**
 * Programs of few lines that try what a program may do run alike in a realm and in a process: an eighth of them, or all with
 * `npm run test:all`, since each is a process.
 */
import { afterAll, describe, expect, it } from "vitest";
import { anEighthOf } from "../../in-full-for-tests.ts";
import { openBothRunners, told } from "./both-runners-for-tests.ts";
import { type Ended, openRunner } from "./run.ts";

const both = openBothRunners();
const { session, build } = both;
afterAll(() => both.close());

/** A separate program, with lines to type. */
interface Odd {
  readonly source: string;
  readonly lines?: readonly string[];
  readonly ended?: Ended;
  /** It prints objects, which only a process can. */
  readonly inProcess?: true;
}

const DONE: Ended = { how: "exit", status: 0 };

const ODD: Readonly<Record<string, Odd>> = {
  "values as console.log shows them": {
    source: `console.log(undefined, null, true, 1, -0, 0, NaN, -Infinity, 1e21, 0.1 + 0.2, "text", "");
console.log(); console.log(""); console.log(undefined); console.log("two\\nlines");
console.log(10n, -0n, Symbol("s"), Symbol(), [1, 2].join(), 3);`,
    ended: DONE,
  },
  "objects as console.log shows them": {
    source: `console.log([], [1, 2, 3], ["a", 'b"c', "d'e"], [undefined, null], [, 1], [[1, [2, [3, [4]]]]]);
console.log({}, { a: 1, "b c": 2, d: { e: { f: { g: 1 } } } }, [{ rank: 14, suit: 3 }]);
console.log(new Map([["a", 1]]), new Set([1, "b"]), new Map([[{ a: 1 }, new Set([[1]])]]));
console.log([10n], [Symbol.iterator], { [Symbol("k")]: 1 });`,
    ended: DONE,
    inProcess: true,
  },
  "a mark at the beginning, which is kept": {
    source: 'console.log("\\uFEFFfirst");',
    ended: DONE,
  },
  "so much on standard error that it is cut, and then an error": {
    source: `console.error("x".repeat(8190)); console.error("y".repeat(9000)); console.log("out");`,
    ended: DONE,
  },
  "format specifiers": {
    source: `console.log("%s|%d|%i|%f|%j|%o|%O|%c|%%|%x", "a", "42", 3.9, "1.5", 'q"', 1, -0, "css", "rest");
console.log("%s %s", "one"); console.log("%d", 10n); console.log("100%", 1); console.log("100%", "%"); console.log("%s", "b", -0);
console.log(1, "%s", 2); console.log("%s", undefined, null, Symbol("x")); console.log("%%"); console.log("%d %s");
console.log("%d|%i|%f|%d", Symbol("x"), "12.9px", "1.5em", "0x1f"); console.log("%%", 1); console.log("%s%", "a"); console.log("%%%s%%", 5, "x");
console.log("%j|%j|%j|%s", undefined, null, true, -0); console.log("%o", 1n); console.log("", "a", ""); console.log("%", 1); console.log("%i", 10n, 9n); console.log("%d", "");`,
    ended: DONE,
  },
  "format specifiers for objects": {
    source: `console.log("%j|%o|%O|%s|%d", { a: 1 }, [1], { b: 2 }, { c: 3 }, [4]); console.log("%s", { a: 1 }, -0); console.log("%o %O", "quoted", "too");`,
    ended: DONE,
    inProcess: true,
  },
  "long arrays and objects, which are broken into lines": {
    source: `console.log(Array.from({ length: 120 }, (_, i) => i)); console.log("x".repeat(200), ["y".repeat(100)]);
console.log(Array.from({ length: 30 }, (_, i) => ({ rank: i, suit: i % 4 })));
console.log(Object.fromEntries(Array.from({ length: 30 }, (_, i) => ["key" + i, "value" + i])));`,
    ended: DONE,
    inProcess: true,
  },
  "classes, private fields, getters, functions and dates": {
    source: `class Card { #secret = 1; rank = 14; static made = 0; get name() { return "A" + this.#secret; } set name(v) {} toString() { return "card"; } }
class Joker extends Card { colour = "red"; }
console.log(new Card(), new Joker(), Card, Joker, [new Card()], \`\${new Card()}\`, new Card().name);
console.log({ get a() { return 1; }, set a(v) {}, get b() { return 2; }, f() {}, g: () => 1, async h() {}, *i() {} });
console.log(function named() {}, () => {}, async () => {}, class {}, Math.max, Object.create(null), Object.create({ a: 1 }));
console.log(new Date(0), [new Date(NaN)], new Date(86400000).toISOString(), /a+/gi, new WeakMap(), Promise.resolve(1));
const round: { self?: unknown } = {}; round.self = round; console.log(round);
console.log(new Uint8Array([1, 2]), new ArrayBuffer(2), new Proxy({ a: 1 }, {}), [new Number(1), new String("s"), new Boolean(false)]);
console.log(JSON.stringify({ a: [1, undefined, () => 1], d: new Date(0) }), globalThis === this, typeof globalThis);`,
    ended: DONE,
    inProcess: true,
  },
  "errors that are shown, not thrown": {
    source: `const error = new TypeError("it is wrong");
console.log(error.name, error.message, String(error), error instanceof TypeError, error instanceof Error, Object.prototype.toString.call(error));
try { null!.x; } catch (e) { console.log((e as Error).message, e instanceof TypeError); }
try { (undefined as any)(); } catch (e) { console.log((e as Error).message); }
try { JSON.parse("{"); } catch (e) { console.log((e as Error).name); }
try { [].reduce((a) => a); } catch (e) { console.log((e as Error).message); }
try { new Array(-1); } catch (e) { console.log((e as Error).name, (e as Error).message); }
console.log(error.stack?.split("\\n")[0], (error.stack ?? "").includes("program.mjs"));`,
    ended: DONE,
  },
  "a toString that throws while it is printed": {
    source: `const bad = { toString() { throw new TypeError("mine"); } };
try { console.log("%s", bad); } catch (e) { console.log((e as Error).name, (e as Error).message, e instanceof TypeError); }
const text = { toString() { throw "a text"; } };
try { console.log("%s", text); } catch (e) { console.log(e); }`,
    ended: DONE,
    inProcess: true,
  },
  "console.error, warn, info, debug, assert, count": {
    source: `console.error("not seen"); console.warn("%s", "nor this"); console.info("seen"); console.debug("seen too");
console.assert(true, "no"); console.assert(false, "no"); console.count(); console.count("a"); console.count(); console.countReset(); console.count();
console.dir(4); console.dir(undefined);`,
    ended: DONE,
  },
  "a floating promise that throws, after a line was printed": {
    source: `async function late() { await null; throw new Error("late"); }
late(); console.log("first"); await null; await null; await null; await null; console.log("never?");`,
  },
  "a floating promise that ends well": {
    source: `async function late() { await null; console.log("third"); } late(); console.log("first"); Promise.resolve().then(() => console.log("second"));`,
    ended: DONE,
  },
  "a rejection that is handled late, in the same turn": {
    source: `const no = Promise.reject(new Error("no")); await null; no.catch((e) => console.log("caught", e.message)); console.log("end");`,
  },
  "a rejection that nobody handles": {
    source: `Promise.reject(new RangeError("no")); console.log("printed");`,
  },
  "a rejection with a number": { source: `Promise.reject(42); console.log("printed");` },
  "a rejection with a text": { source: `Promise.reject('a "text"'); console.log("printed");` },
  "a rejection with nothing": { source: `Promise.reject(); console.log("printed");` },
  "a thrown text": { source: `console.log("before"); throw "a text";` },
  "a thrown number": { source: `throw 7;` },
  "a thrown undefined": { source: `throw undefined;` },
  "a thrown null": { source: `throw null;` },
  "a thrown object": { source: `throw { name: "Odd", message: "shape", code: "E1" };` },
  "an error of its own class, with a cause": {
    source: `class Bust extends Error { override name = "Bust"; } throw new Bust("22", { cause: new Error("hit") });`,
  },
  "an error in a function, by line and column": {
    source: `function deal(n: number): number {\n  if (n === 0) throw new Error("empty");\n  return deal(n - 1);\n}\nconsole.log("x");\ndeal(3);`,
  },
  "a TypeError of the language": {
    source: `const hand: any = undefined; console.log("x"); hand.cards;`,
  },
  "an await that never ends": {
    source: `console.log("before"); await new Promise(() => {}); console.log("after");`,
  },
  "deep recursion that fits": {
    source: `const depth = (n: number): number => (n === 0 ? 0 : 1 + depth(n - 1)); console.log(depth(3000));`,
    ended: DONE,
  },
  "arrays that grow very long": {
    source: `const a = Array.from({ length: 1e6 }, (_, i) => i); console.log(a.length, a.at(-1)); console.log("x".repeat(20000).length);`,
    ended: DONE,
  },
  "an error that is thrown while another is handled": {
    source: `try { throw new Error("one"); } finally { console.log("finally"); throw new RangeError("two"); }`,
  },
  "a rejected await at the top level": {
    source: `async function f() { await null; throw new SyntaxError("inside"); }\nconsole.log("x");\nawait f();\nconsole.log("y");`,
  },
  "several failures at once": {
    source: `Promise.reject(new Error("one")); Promise.reject(new Error("two")); throw new Error("three");`,
  },
  "an error with a getter that throws": {
    source: `throw { get message() { throw new Error("no"); } };`,
  },
  "recursion without an end": { source: `const f = (): number => 1 + f(); console.log("x"); f();` },
  "recursion without an end that is caught": {
    source: `const f = (): number => 1 + f(); try { f(); } catch (e) { console.log((e as Error).name, (e as Error).message); } console.log("on");`,
    ended: DONE,
  },
  "a program that exports something": {
    source: `export const answer = 42; export default function main() { console.log("main"); } main();`,
    ended: DONE,
  },
  "strict mode and module scope": {
    source: `console.log(String(this), typeof arguments_, (function () { return this; })());\nvar typeof_ = 1; console.log("typeof_" in globalThis);\nfunction arguments_() {}\ntry { (0, eval)("undeclared_ = 1"); console.log("sloppy eval"); } catch (e) { console.log((e as Error).name); }\ntry { (Object.freeze([1]) as number[]).push(2); } catch (e) { console.log((e as Error).message); }`,
    ended: DONE,
    inProcess: true,
  },
  "typed lines, in order, with spaces in them": {
    source: `import { ask, print, write } from "#toolkit/console.ts";\nprint(JSON.stringify(await ask("a? "))); write("no line end "); print(JSON.stringify(await ask())); print(JSON.stringify(await ask("♠? ")));`,
    lines: ["  one ", "", "é♠🂡"],
    ended: DONE,
  },
  "one line more than is typed": {
    source: `import { ask, print } from "#toolkit/console.ts";\nprint(await ask("a? "));\nprint(await ask("b? "));`,
    lines: ["x"],
  },
  "the end of the input, caught": {
    source: `import { ask, InputEnded, print } from "#toolkit/console.ts";\ntry { await ask("a? "); } catch (e) { print(String(e instanceof InputEnded)); }\ntry { await ask("b? "); } catch (e) { print((e as Error).message); }`,
    ended: DONE,
  },
  "lines that nobody reads": {
    source: `import { print } from "#toolkit/console.ts";\nprint("done");`,
    lines: ["x", "y"],
    ended: DONE,
  },
  pauses: {
    source: `import { pause } from "#toolkit/pause.ts";\nimport { ask, print } from "#toolkit/console.ts";\nprint("a"); await pause(2); await pause(0.5); print(await ask("? "));`,
    lines: ["b"],
    ended: DONE,
  },
  "timers, in the order of due time": {
    source: `setTimeout(console.log, 3000, "third", 3); setTimeout(() => console.log("first"), 1000); setTimeout(() => console.log("second"), 1000);
const every = setInterval(() => { console.log("tick"); if (++ticks === 3) clearInterval(every); }, 700); let ticks = 0;
const never = setTimeout(() => console.log("never"), 10); clearTimeout(never); clearTimeout(undefined); setTimeout(() => console.log("zero"));
const one = setTimeout(() => console.log("unref"), 90000); console.log(one.hasRef(), one.unref().hasRef(), Number.isInteger(+one)); console.log("at once");`,
    ended: DONE,
  },
  "a clock that agrees with the timers": {
    source: `const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)); const near = (a: number, b: number) => Math.abs(a - b) < 20;
const start = Date.now(); await sleep(5000); console.log(near(Date.now() - start, 5000), new Date() instanceof Date, new Date().constructor === Date);
const then = new Date(); while (Date.now() - +then < 2000); console.log(near(+new Date() - start, 7000), typeof Date(), Date.UTC(1970, 0), new Date(0).getTime(), Date.name, Date.length);`,
    ended: DONE,
  },
  "a pause that is not waited for": {
    source: `import { pause } from "#toolkit/pause.ts";\nconsole.log("a"); void pause(2); console.log("b"); await pause(1); console.log("c");`,
    ended: DONE,
  },
  "a pause by a loop, and one in parts": {
    source: `const start = Date.now(); console.log("a"); while (Date.now() < start + 2000); console.log("b"); for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve, 500)); console.log("c");`,
    ended: DONE,
  },
  "timers while a line is wanted": {
    source: `import { ask, print } from "#toolkit/console.ts";\nsetTimeout(() => print("soon"), 100); setTimeout(() => print("much later"), 60000); let polls = 0; const poll = setInterval(() => polls++, 10);
print(await ask("? ")); print(await ask("?? ")); clearInterval(poll); print(String(polls));`,
    lines: ["x", "y"],
    ended: DONE,
  },
  "two questions at once while a timer runs": {
    source: `import { ask, print } from "#toolkit/console.ts";\nconst late = setTimeout(() => {}, 60000); print((await Promise.all([ask("? "), ask("?? ")])).join()); clearTimeout(late);`,
    lines: ["x", "y"],
    ended: DONE,
  },
  "an error in a timer": {
    source: `setTimeout(() => { console.log("x"); throw new RangeError("late"); }, 1000); setTimeout(() => console.log("never"), 2000);`,
  },
  "a rejection in a timer": {
    source: `setTimeout(async () => { console.log("x"); throw new RangeError("late"); }, 1000); setTimeout(() => console.log("never"), 2000); await new Promise(() => {});`,
  },
  "a wrong callback for a timer": { source: `console.log("x"); setTimeout(undefined as any, 1);` },
  "random numbers": {
    source: `import { rand, srand } from "#toolkit/random.ts";\nconsole.log(rand()); srand(42); console.log(rand(), rand()); console.log(Math.max(1, Math.random() * 0));`,
    ended: DONE,
  },
  "a wrong seed for srand": { source: `import { srand } from "#toolkit/random.ts";\nsrand(-1);` },
  "generators, async iteration, destructuring, labels": {
    source: `async function* cards() { for (let i = 0; i < 3; i++) { await null; yield { i, half: i / 2 }; } }
outer: for await (const { i, half } of cards()) { for (const x of [1, 2]) { if (i === 1) continue outer; console.log(i, half, x); } }
console.log([..."♠♥"].reverse().join(""), Object.groupBy ? 1 : 1, [3, 1, 2].toSorted().at(-1), JSON.stringify(structuredCloneLess()));
function structuredCloneLess() { return { ...{ a: 1 }, b: [...new Set([1, 1])] }; }`,
    ended: DONE,
  },
  "locale and dates in words": {
    source: `console.log((1234567.891).toLocaleString("en"), "ä".localeCompare("z", "de"), new Intl.NumberFormat("en", { style: "percent" }).format(0.25), (5).toFixed(2), new Date(0).getTimezoneOffset());
console.log(["b", "a", "C"].sort().join(), ["b", "a", "C"].sort((x, y) => x.localeCompare(y)).join(), new Date(0).toString(), new Date(0).toLocaleDateString("en"));`,
    ended: DONE,
  },
};

describe.concurrent("odd programs run alike", () => {
  for (const [name, { source, lines = [], ended, inProcess }] of anEighthOf(Object.entries(ODD))) {
    it(name, async () => {
      const path = "odd/1-program";
      const { code, needs } = await build({ [`${path}/main.ts`]: `${source}\n` }, path);
      expect(needs).toBe(undefined);
      const program = [{ id: path, code }];
      const job = [{ program: path, lines }];
      const [inRealm, processes] = await both.run(program, job);
      if (inProcess) expect(inRealm[0]!.ended.how).toBe("fault");
      // Again, because the second case may run in the context of the first.
      const usual = openRunner(session);
      const runs = await usual.run(program, [...job, ...job]);
      await usual.close();
      for (const run of [...inRealm.slice(inProcess ? 1 : 0), ...runs]) {
        expect(told(run)).toEqual(told(processes[0]!));
        if (ended) expect(run.ended).toEqual(ended);
      }
    });
  }
});
