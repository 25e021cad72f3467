/** Students' tests are graded by what they catch, and by nothing else. */
import { afterAll, describe, expect, it } from "vitest";
import { aThirdOf, testInFull } from "../../in-full-for-tests.ts";
import {
  brief,
  CARD,
  closeGraders,
  DECK,
  gradeTests,
  HEAD,
  inPart,
  isRule,
  solution,
  stage,
  starter,
  verdictsOf,
} from "../for-tests/student-tests.ts";

afterAll(closeGraders);

// Each test waits for boxes.
describe.concurrent("tests", () => {
  testInFull("that cover every rule earn everything", async () => {
    const result = await gradeTests(solution);
    expect(new Set(Object.values(verdictsOf(result)))).toEqual(new Set(["passed"]));
    expect(result.earned).toBe(stage.points);
  });

  it("that are unchanged are not started", async () => {
    expect(new Set(Object.values(verdictsOf(await gradeTests(starter))))).toEqual(
      new Set(["not started"]),
    );
  });

  // It grades two files of tests.
  testInFull(
    "may say import in a text, and reach nothing by a real one that was not there before",
    async () => {
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
    },
  );

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

  testInFull("do not depend on the student's own earlier stages", async () => {
    const others = { "hearts/1-cards/card.ts": "syntax error here (" };
    const result = await gradeTests(solution, others, inPart, brief);
    expect(result.earned).toBe(stage.points);
  });

  testInFull("may be in several files, with helpers beside them", async () => {
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

  testInFull("may need more of vitest than the first runs have", async () => {
    const more = `import { assert } from "vitest"; it.skip("later", () => {}); assert.ok(true);`;
    const result = await gradeTests(`${solution}\n${more}`, {}, inPart, brief);
    expect(result.earned).toBe(stage.points);
  });

  testInFull("may notice what only vitest notices", async () => {
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

  testInFull("may need the order in which they are written", async () => {
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

  it.each(
    aThirdOf([
      ["that fail", `it("is wrong", () => { expect(1).toBe(2); });`, '"is wrong" fails on'],
      [
        "of which there are none",
        "const nothing = new Deck(); void nothing;",
        "No test suite found",
      ],
      [
        "that are all skipped",
        `it.skip("later", () => { expect(1).toBe(1); });`,
        "There is no test",
      ],
      ["that end at the top", `throw new Error("too early");`, "too early"],
      ["that call nothing", `it("is", () => { expect(1).toBe(1); });`, "use none of the classes"],
    ]),
  )("%s earn nothing, and the report says why", async (_, text, says) => {
    const own = { "hearts/1-cards/card.ts": CARD, "hearts/1-cards/deck.ts": DECK };
    const result = await gradeTests(HEAD + text, own, inPart, brief);
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
        `hearts.test.ts:5: "names the ten" fails on the workbook's classes: expected 'TH' to be '10H'. The test is wrong, or another test has changed what it uses.`,
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
      what: [`"names the ten" fails on the workbook's classes, but passes on your own classes.`],
    });
  });

  it("that do not build are reported", async () => {
    const result = await gradeTests(`${HEAD}it("is half written", () => {`);
    expect(result.cases[0]!.verdict).toMatchObject({ kind: "does not build" });
    expect(result.earned).toBe(0);
  });
});
