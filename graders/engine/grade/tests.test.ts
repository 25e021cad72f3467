/** Students' tests are graded by what they catch, and by nothing else. */
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { submissionOf } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const workbook = discover(fileURLToPath(new URL("../../../", import.meta.url)));
const track = workbook.tracks.find(({ name }) => name === "hearts")!;
const stage = track.stages.find(({ tests }) => tests)!;
const path = `${stage.path}/${stage.tests!.file}`;
const solution = readSolutions(workbook)[path]!;
const starter = readStarters(workbook)[path]!;
const session = openSession();
/** Its compiler has a second and a half for each set of classes; all of them together take two. */
const grader = openGrader(hurried(session, { compilerMs: 1500 }), workbook);
/** For a few variants; a grader keeps what it has made for a stage. */
const brief = openGrader(session, workbook);
/** For programs that compute until they are stopped. */
const hasty = openGrader(hurried(session), workbook);
afterAll(async () => {
  await Promise.all([grader.close(), brief.close(), hasty.close()]);
  session.close();
});

async function gradeTests(
  text: string,
  others: Readonly<Record<string, string>> = {},
  on = stage,
  by = grader,
): Promise<StageResult> {
  const submission = submissionOf("ann", { ...others, [path]: text }, ["hearts"]);
  return (await gradeTrack(by, submission, track, [on])).stages[0]!;
}

/** The stage with a few of the rules, because running the others again adds nothing. */
const inPart = {
  ...stage,
  cases: stage.cases.filter((one) => one.kind === "tests").slice(0, 8),
};
const isRule = (one: { readonly name: string }) => !one.name.startsWith("passes-on-");

function verdictsOf({ cases }: StageResult): Record<string, Verdict["kind"]> {
  return Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict.kind]));
}

const CARD = readSolutions(workbook)["hearts/1-cards/card.ts"]!;
const DECK = readSolutions(workbook)["hearts/1-cards/deck.ts"]!;
const HEAD = `import { describe, expect, it } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
`;

// Each test waits for boxes, and for the run that never ends.
describe.concurrent("tests", () => {
  it("that cover every rule earn everything", async () => {
    const result = await gradeTests(solution);
    expect(new Set(Object.values(verdictsOf(result)))).toEqual(new Set(["passed"]));
    expect(result.earned).toBe(stage.points);
  });

  it("that are unchanged are not started", async () => {
    expect(new Set(Object.values(verdictsOf(await gradeTests(starter))))).toEqual(
      new Set(["not started"]),
    );
  });

  it("may say import in a text, and reach nothing by a real one that was not there before", async () => {
    const card = 'expect(String(new Card(10, Suit.Hearts))).toBe("TH");';
    const said = await gradeTests(
      `${HEAD}it("works after import (of cards)", () => { ${card} });`,
      {},
      inPart,
      brief,
    );
    expect(said.earned).toBeGreaterThan(0);
    const reached =
      'expect(String(error)).toMatch("not supported"); expect(error).toBeInstanceOf(Error);';
    const real = await gradeTests(
      `${HEAD}it("x", async () => { ${card} try { await import(["./nothing", "ts"].join(".")); } catch (error) { ${reached} } });`,
      {},
      inPart,
      brief,
    );
    expect(real.earned).toBe(said.earned);
  });

  it("earn the share that they cover, and the report names the other rules, but no mistake", async () => {
    const result = await gradeTests(
      `${HEAD}it("names the ten", () => { expect(String(new Card(10, Suit.Hearts))).toBe("TH"); });`,
    );
    const rules = result.cases.filter(isRule);
    const covered = rules.filter(({ verdict }) => verdict.kind === "passed");
    expect(covered.map(({ name }) => name)).toEqual(["name-has-two-characters"]);
    expect(result.earned).toBeCloseTo(stage.points / rules.length);
    const says = rules.flatMap(({ verdict }) => (verdict.kind === "missing" ? verdict.what : []));
    expect(says).toContain("No test covers this rule: The queen of spades counts 13 points.");
    for (const one of stage.cases)
      if (one.kind === "tests" && one.on.kind === "rule")
        for (const name of one.on.mistakes)
          expect(JSON.stringify(result.cases)).not.toContain(`"${name}"`);
  });

  it("do not depend on the student's own earlier stages", async () => {
    const others = { "hearts/1-cards/card.ts": "syntax error here (" };
    const result = await gradeTests(solution, others, inPart, brief);
    expect(result.earned).toBe(stage.points);
  });

  it("may be in several files, with helpers beside them", async () => {
    const half = "it('names the ten', () => { expect(String(ten())).toBe('TH'); });";
    const other = `it("refuses", () => { expect(() => new Card(15, Suit.Clubs)).toThrow(RangeError); });`;
    const folder = stage.path;
    const result = await gradeTests(
      HEAD + other,
      {
        [`${folder}/help.ts`]: `${HEAD}export const ten = () => new Card(10, Suit.Hearts);`,
        [`${folder}/more.spec.ts`]: `import { ten } from "./help.ts";\n${half}`,
      },
      inPart,
      brief,
    );
    expect(verdictsOf(result)).toMatchObject({
      "passes-on-the-reference": "passed",
      "rank-is-from-2-to-14": "passed",
      "name-has-two-characters": "passed",
      "parse-takes-nothing-else": "missing",
    });
  });

  it("may need more of vitest than the first runs have", async () => {
    const more = `import { assert } from "vitest"; it.skip("later", () => {}); assert.ok(true);`;
    const result = await gradeTests(`${solution}\n${more}`, {}, inPart, brief);
    expect(result.earned).toBe(stage.points);
  });

  it("may notice what only vitest notices", async () => {
    const result = await gradeTests(
      `${HEAD}it("refuses in time", async () => {
  let wait = 6000;
  try { new Card(1, Suit.Clubs); } catch { wait = 1; }
  await new Promise((resolve) => setTimeout(resolve, wait));
});`,
      {},
      inPart,
      brief,
    );
    expect(verdictsOf(result)).toMatchObject({
      "passes-on-the-reference": "passed",
      "rank-is-from-2-to-14": "passed",
      "name-has-two-characters": "missing",
    });
  });

  it("may need the order in which they are written", async () => {
    const result = await gradeTests(
      `${HEAD}let ten: Card;
      describe("a card", () => {
        it("is made", () => { ten = new Card(10, Suit.Hearts); expect(ten.rank).toBe(10); });
        it("has a suit", () => { expect(ten.suit).toBe(Suit.Hearts); });
        it("has a name", () => { expect(String(ten)).toBe("TH"); });
      });`,
      {},
      inPart,
      brief,
    );
    expect(verdictsOf(result)).toMatchObject({
      "passes-on-the-reference": "passed",
      "passes-on-rewrite-b": "passed",
      "name-has-two-characters": "passed",
      "rank-is-from-2-to-14": "missing",
    });
  });

  it.each([
    ["that fail", `it("is wrong", () => { expect(1).toBe(2); });`, '"is wrong" fails on'],
    ["of which there are none", "const nothing = new Deck(); void nothing;", "No test suite found"],
    ["that are all skipped", `it.skip("later", () => { expect(1).toBe(1); });`, "There is no test"],
    ["that end at the top", `throw new Error("too early");`, "too early"],
    ["that call nothing", `it("is", () => { expect(1).toBe(1); });`, "use none of the classes"],
    ["that never end", `it("loops", () => { for (;;); });`, "timed out"],
  ])("%s earn nothing, and the report says why", async (_, text, says) => {
    const forEver = says === "timed out";
    const own = { "hearts/1-cards/card.ts": CARD, "hearts/1-cards/deck.ts": DECK };
    const result = await gradeTests(HEAD + text, own, inPart, forEver ? hasty : brief);
    expect(result.earned).toBe(0);
    expect(result.cases[0]!.verdict).toMatchObject({
      kind: "missing",
      what: expect.arrayContaining([expect.stringContaining(says)]),
    });
    const rest = new Set(result.cases.filter(isRule).map(({ verdict }) => verdict.kind));
    expect(rest).toEqual(new Set(["not run"]));
  });

  it("that fail show the line, the message and the difference, from the student's own classes", async () => {
    const text = `${HEAD}it("names the ten", () => {\n  expect(String(new Card(10, Suit.Hearts))).toBe("10H");\n});`;
    const own = { "hearts/1-cards/card.ts": CARD, "hearts/1-cards/deck.ts": DECK };
    const { cases } = await gradeTests(text, own, inPart, brief);
    expect(cases[0]!.verdict).toMatchObject({
      kind: "missing",
      what: [
        `hearts.test.ts:5: "names the ten" fails on the reference: expected 'TH' to be '10H' // Object.is equality`,
      ],
      differs: ['Expected: "10H"', 'Received: "TH"'],
    });
  });

  it("that pass on the student's own classes only are named, without a message", async () => {
    const wrong = CARD.replace("23456789TJQKA", "23456789XJQKA");
    expect(wrong).not.toBe(CARD);
    const text = `${HEAD}it("names the ten", () => { expect(String(new Card(10, Suit.Hearts))).toBe("XH"); });`;
    const own = { "hearts/1-cards/card.ts": wrong, "hearts/1-cards/deck.ts": DECK };
    const { cases } = await gradeTests(text, own, inPart, brief);
    expect(cases[0]!.verdict).toMatchObject({
      what: ['"names the ten" fails on the reference, but passes on your own classes.'],
    });
  });

  it("that do not build are reported", async () => {
    const result = await gradeTests(`${HEAD}it("is half written", () => {`);
    expect(result.cases[0]!.verdict).toMatchObject({ kind: "does not build" });
    expect(result.earned).toBe(0);
  });
});

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
    expect(cases[0]!.verdict).toMatchObject({ what: ["Some of the tests fail on the reference."] });
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
