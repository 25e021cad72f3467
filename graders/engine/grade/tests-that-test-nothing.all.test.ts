/** Students' tests that look for which classes they run on. */
import { afterAll, describe, expect, it } from "vitest";
import {
  brief,
  CARD,
  closeGraders,
  gradeTests,
  HEAD,
  hasty,
  inPart,
  isRule,
  verdictsOf,
} from "../for-tests/student-tests.ts";

afterAll(closeGraders);

/** Each of them once earned points, or was meant to. */
describe.concurrent("tests that test nothing earn nothing", () => {
  const USED = `void [new Deck(), new Card(2, Suit.Clubs)];`;
  const COUNT = "o.runs = (o.runs ?? 0) + 1; if (o.runs > 3) throw new Error('enough');";
  it.each([
    ["counting runs in a global", `const o = globalThis as any; ${COUNT}`],
    ["counting runs on the prototype of all arrays", `const o = Array.prototype as any; ${COUNT}`],
    [
      "counting runs through a tag that is a proxy, in what is printed",
      `const get = new Proxy(function () {}, { apply(_, __, args) { const o = args.constructor.prototype as any; ${COUNT} return "x"; } });
       console.log(Object.defineProperty({}, Symbol.toStringTag, { get }));`,
    ],
    [
      "counting runs through the name of a rejected error",
      `const get = new Proxy(function () {}, { apply(_, __, args) { const o = args.constructor.prototype as any; ${COUNT} return "x"; } });
       Promise.reject(Object.defineProperty(new Error(), "name", { get })).catch(() => {});`,
    ],
    [
      "counting runs through the prototype of a rejected promise",
      `const get = new Proxy(function () {}, { apply(_, __, args) { try { const o = Object.getPrototypeOf(args) as any; ${COUNT} } catch {} return undefined; } });
       const p = Promise.reject(new Error("no")); p.catch(() => {}); Object.setPrototypeOf(p, new Proxy(Promise.prototype, { get } as any));`,
    ],
    [
      "looking at places in a stack",
      `let stack = ""; try { new Card(99, Suit.Clubs); } catch (e) { stack = String((e as Error).stack); }
       expect(stack).not.toMatch(/:\\d+:\\d+/);`,
    ],
    [
      "waiting for the shape of a rewrite, the last of the right versions",
      `const o = globalThis as any; const shape = [Card, Deck].map((one) => Reflect.ownKeys(one.prototype).join()).join();
       o.first ??= shape; if (o.first !== shape) o.last = true; else if (o.last) throw new Error("enough");`,
    ],
    ["looking at the text of a class", `expect(String(Card)).toBe(String(Deck));`],
    [
      "reading a file",
      `const fs = (globalThis as any).process?.getBuiltinModule?.("fs") ?? (globalThis as any).require?.("fs"); expect(fs).toBeUndefined();`,
    ],
    ["guessing by Math.random", "expect(Math.random()).toBeLessThan(0.7);"],
    [
      "guessing by clocks",
      `expect(Date.now() - Date.UTC(2026, 0, 1)).toBeLessThan(5000);
       expect(performance.now()).toBeLessThan(5000);
       const clock = new Intl.DateTimeFormat("en", { year: "numeric", minute: "numeric", timeZone: "UTC" });
       expect([clock.format(), clock.formatToParts().find((one) => one.type === "year")!.value]).toEqual([clock.format(new Date()), "2026"]);`,
    ],
  ])("%s", async (_, text) => {
    const result = await gradeTests(
      `${HEAD}it("tests nothing", () => { ${USED} ${text} });`,
      {},
      inPart,
      brief,
    );
    // With what it looks for, it would fail somewhere.
    const kinds = result.cases.map((one) => [isRule(one), one.verdict.kind].join());
    expect(new Set(kinds)).toEqual(new Set(["false,passed", "true,missing"]));
    expect(result.earned).toBe(0);
  });

  it("guessing in the first runs, or when there are others", async () => {
    // A test that could say either, whatever is right, would notice each wrong class.
    for (const when of ["first", "!first"]) {
      const earned = await Promise.all(
        [true, false].map(async (guess) => {
          const text = `${HEAD}const first = globalThis.chai === undefined;
let refused = false;
try { new Card(1, Suit.Clubs); } catch { refused = true; }
it("a", () => { if (${when}) expect(refused).toBe(${guess}); });`;
          return (await gradeTests(text, {}, inPart, brief)).earned;
        }),
      );
      expect(earned[0]).toBeGreaterThan(0);
      expect(earned[1]).toBe(0);
    }
    const either = `${HEAD}const first = globalThis.chai === undefined;
let refused = false;
try { new Card(1, Suit.Clubs); } catch { refused = true; }
it("a", () => { expect(refused).toBe(first); });`;
    expect((await gradeTests(either, {}, inPart, brief)).earned).toBe(0);
  });
  it("looking at their order", async () => {
    const result = await gradeTests(
      `${HEAD}let first = "";
      for (const name of ["a", "b", "c"])
        it(name, () => { ${USED} first ||= name; if (name === "c") expect(first).toBe("a"); });`,
      {},
      inPart,
      brief,
    );
    expect(new Set(Object.values(verdictsOf(result)))).toEqual(new Set(["passed", "missing"]));
    expect(result.earned).toBe(0);
  });

  it("blanking answers", async () => {
    const result = await gradeTests(
      `${HEAD}it("tests nothing", () => { ${USED} (Object.prototype as any).toJSON = () => null; (Array.prototype as any).toJSON = () => []; (String.prototype as any).toJSON = () => ""; });`,
      {},
      inPart,
      brief,
    );
    expect(result.earned).toBe(0);
  });

  it.each([
    ["in a message", "throw new Error(Reflect.ownKeys(Card.prototype).join());"],
    [
      "in the message of a test",
      `it("a", () => { throw new Error(Reflect.ownKeys(Card.prototype).join()); });`,
    ],
    [
      "in a rejection",
      "Promise.reject(new Error(Reflect.ownKeys(Card.prototype).join())); it('a', () => {});",
    ],
  ])("showing what they saw %s", async (_, text) => {
    const renamed = { "hearts/1-cards/card.ts": CARD.replace("equals(", "same(") };
    for (const own of [undefined, renamed]) {
      const { cases } = await gradeTests(`${HEAD}void [Deck, Suit];${text}`, own, inPart, brief);
      expect(cases[0]!.verdict.kind).toBe("missing");
      expect(JSON.stringify(cases)).not.toContain("equals");
    }
  });

  it("looking for the text of a class everywhere", async () => {
    const { cases } = await gradeTests(
      `${HEAD}import { ScoreSheet } from "../5-score/score-sheet.ts";
const tries = [(f) => String(f), (f) => f + "", (f) => Function.prototype.toString.call(f),
  (f) => { try { f.name = "x"; } catch (e) { return e.message; } },
  (f) => { try { new f(1, 2)(); } catch (e) { return e.message; } },
  (f) => { try { f.call(null).x; } catch (e) { return e.message; } }];
const methods = Object.getOwnPropertyNames(ScoreSheet.prototype).map((name) => Object.getOwnPropertyDescriptor(ScoreSheet.prototype, name)).flatMap((one) => [one.value, one.get]);
it("sees no text", () => {
  expect(["beginAfter,modules,run", "modules,run,runAll"]).toContain(Object.keys(globalThis.$vitest).sort().join());
  for (const f of [Card, Deck, ScoreSheet, ...methods].filter((one) => typeof one === "function"))
    for (const one of tries) { let seen = ""; try { seen = String(one(f)); } catch {} expect(seen).not.toMatch(/return |this\\.|=>/); }
});`,
      {},
      inPart,
      brief,
    );
    expect(cases[0]!.verdict.kind).toBe("passed");
  });
  it("showing what they saw in the name of a test", async () => {
    const { cases } = await gradeTests(
      `${HEAD}it("saw " + Object.getOwnPropertyNames(Card.prototype).join(), () => { expect(1).toBe(2); });`,
      {},
      inPart,
      brief,
    );
    expect(cases[0]!.verdict).toMatchObject({
      what: ["Some of the tests fail on the workbook's classes."],
    });
  });
  it("looping without an end", async () => {
    const result = await gradeTests(`${HEAD}it("loops", () => { for (;;); });`, {}, inPart, hasty);
    expect(result.earned).toBe(0);
    expect(result.cases[0]!.verdict).toMatchObject({
      kind: "missing",
      what: expect.arrayContaining([expect.stringContaining("timed out")]),
    });
    const rest = new Set(result.cases.filter(isRule).map(({ verdict }) => verdict.kind));
    expect(rest).toEqual(new Set(["not run"]));
  });
  it("importing a module of Node", async () => {
    const result = await gradeTests(
      `${HEAD}import { readFileSync } from "node:fs";
it("reads", () => { expect(readFileSync("/etc/passwd", "utf8")).toBe(""); });`,
    );
    expect(JSON.stringify(result)).not.toContain("root:");
    expect(result.earned).toBe(0);
  });
});
