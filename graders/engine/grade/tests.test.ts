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
const grader = openGrader(session, workbook);
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

/** The stage with a few of the wrong variants, because running the others again adds nothing. */
const inPart = {
  ...stage,
  cases: stage.cases.filter(
    ({ name }) => !name.startsWith("catches-") || name.startsWith("catches-1-"),
  ),
};

function verdictsOf({ cases }: StageResult): Record<string, Verdict["kind"]> {
  return Object.fromEntries(cases.map(({ name, verdict }) => [name, verdict.kind]));
}

const HEAD = `import { describe, expect, it, vi } from "vitest";
import { Card, Suit } from "../1-cards/card.ts";
import { Deck } from "../1-cards/deck.ts";
`;

// Each test waits for boxes, and for the run that never ends.
describe.concurrent("tests", () => {
  it("that notice every wrong variant earn everything", async () => {
    const result = await gradeTests(solution);
    expect(new Set(Object.values(verdictsOf(result)))).toEqual(new Set(["passed"]));
    expect(result.earned).toBe(stage.points);
  });

  it("that are unchanged are not started", async () => {
    expect(new Set(Object.values(verdictsOf(await gradeTests(starter))))).toEqual(
      new Set(["not started"]),
    );
  });

  it("earn the share that they catch, and the report names the others", async () => {
    const result = await gradeTests(
      `${HEAD}it("names the ten", () => { expect(String(new Card(10, Suit.Hearts))).toBe("TH"); });`,
    );
    const wrong = result.cases.filter(({ name }) => name.startsWith("catches-"));
    const caught = wrong.filter(({ verdict }) => verdict.kind === "passed").map(({ name }) => name);
    expect(caught).toContain("catches-1-ten-as-a-number");
    expect(caught.length).toBeLessThan(5);
    expect(result.earned).toBeCloseTo((stage.points * caught.length) / wrong.length);
    expect(wrong.find(({ name }) => name === "catches-4-discard-takes-the-trick")?.verdict).toEqual(
      {
        kind: "missing",
        what: [expect.stringMatching(/^No test notices this: .*\.$/)],
        seen: "tests",
      },
    );
  });

  it("do not depend on the student's own earlier stages", async () => {
    const others = { "hearts/1-cards/card.ts": "syntax error here (" };
    const result = await gradeTests(solution, others, inPart, brief);
    expect(result.earned).toBe(stage.points);
  });

  it.each([
    [
      "that fail on the reference",
      `it("is wrong", () => { expect(1).toBe(2); });`,
      '"is wrong" fails on the reference',
    ],
    [
      "without assertions",
      `it("does nothing", () => { new Deck(); });`,
      "No test expects anything",
    ],
    ["of which there are none", "const nothing = new Deck(); void nothing;", "There is no test"],
    ["that are all skipped", `it.skip("later", () => { expect(1).toBe(1); });`, "There is no test"],
    ["that end at the top", `throw new Error("too early");`, "Error: too early"],
    ["that never end", `it("loops", () => { for (;;); });`, "timed out"],
  ])("%s earn nothing, and the report says why", async (_, text, says) => {
    const forEver = says === "timed out";
    const result = await gradeTests(
      HEAD + text,
      {},
      forEver ? inPart : stage,
      forEver ? hasty : grader,
    );
    expect(result.earned).toBe(0);
    expect(result.cases[0]!.verdict).toMatchObject({
      kind: "missing",
      what: [expect.stringContaining(says)],
    });
    const rest = new Set(
      result.cases
        .filter(({ name }) => name.startsWith("catches-"))
        .map(({ verdict }) => verdict.kind),
    );
    expect(rest).toEqual(new Set(["not run"]));
  });

  it("of how the reference is written earn nothing", async () => {
    const result = await gradeTests(
      `${HEAD}import { Trick } from "../4-trick/trick.ts";
it("is written so", () => { expect(String(Trick)).toContain("class"); expect(String(Card).length).toBe(${await lengthOfCard()}); });`,
    );
    expect(result.earned).toBe(0);
    expect(verdictsOf(result)).toMatchObject({
      "passes-on-the-reference": "missing",
      "passes-on-rewrite-a": "missing",
    });
  });

  it("that compare how code is written, with whatever, catch nothing", async () => {
    const result = await gradeTests(
      `${HEAD}it("is alike", () => { expect(String(Card)).toBe(Function.prototype.toString.call(Deck)); });`,
    );
    expect(result.earned).toBe(0);
    expect(verdictsOf(result)).toMatchObject({
      "passes-on-the-reference": "passed",
      "catches-1-ten-as-a-number": "missing",
    });
  });

  it("that do not build are reported", async () => {
    const result = await gradeTests(`${HEAD}it("is half written", () => {`);
    expect(result.cases[0]!.verdict).toMatchObject({ kind: "does not build" });
    expect(result.earned).toBe(0);
  });

  it("see no more of the world than other programs do", async () => {
    const result = await gradeTests(
      `${HEAD}import { readFileSync } from "node:fs";
it("reads", () => { expect(readFileSync("/etc/passwd", "utf8")).toBe(""); });`,
    );
    expect(JSON.stringify(result)).not.toContain("root:");
    expect(result.earned).toBe(0);
  });
});

/** How long the text of the reference's class is in the box, which a test of source text could use. */
async function lengthOfCard(): Promise<number> {
  const { cases } = await gradeTests(
    `${HEAD}it("tells", () => { expect(String(Card).length).toBe(-1); });`,
  );
  const { verdict } = cases[0]!;
  const said = verdict.kind === "missing" ? verdict.what.join() : "";
  return Number(/expected (\d+)/.exec(said)?.[1]);
}

describe.concurrent("what vitest offers works", () => {
  // Only on the reference, with a separate grader: a grader keeps what it has made for a stage.
  const alone = openGrader(session, workbook);
  afterAll(() => alone.close());
  const reference = { ...stage, cases: stage.cases.slice(0, 1) };

  it.each([
    ["each", `it.each([[1, 2], [3, 4]])("%i and %i", (a, b) => { expect(b - a).toBe(1); });`],
    ["each with objects", `it.each([{ a: 1 }])("$a", ({ a }) => { expect(a).toBe(1); });`],
    [
      "each with a template",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a test
      "it.each`a | b\n${1} | ${2}\n${3} | ${4}`('$a', ({ a, b }) => { expect(b - a).toBe(1); });",
    ],
    [
      "describe.each",
      `describe.each([1, 2])("n %i", (n) => { it("is small", () => { expect(n).toBeLessThan(3); }); });`,
    ],
    [
      "only",
      `it.only("this", () => { expect(1).toBe(1); }); it("that", () => { expect(1).toBe(2); });`,
    ],
    [
      "hooks",
      `let n = 0; describe("h", () => { beforeEach(() => { n++; }); it("a", () => { expect(n).toBe(1); }); it("b", () => { expect(n).toBe(2); }); });`,
    ],
    [
      "async tests",
      `it("waits", async () => { await Promise.resolve(); await expect(Promise.resolve(1)).resolves.toBe(1); });`,
    ],
    [
      "toThrow",
      `it("throws", () => { expect(() => { throw new RangeError("no"); }).toThrow(RangeError); });`,
    ],
    [
      "asymmetric matchers",
      `it("matches", () => { expect({ a: 1, b: [1, 2] }).toEqual({ a: expect.any(Number), b: expect.arrayContaining([2]) }); });`,
    ],
    ["not", `it("is not", () => { expect([1]).not.toContain(2); });`],
    [
      "mocks",
      `it("counts", () => { const f = vi.fn(() => 3); expect(f()).toBe(3); expect(f).toHaveBeenCalledTimes(1); });`,
    ],
    [
      "spies",
      `it("spies", () => { const deck = new Deck(); const s = vi.spyOn(deck, "deal"); deck.deal(); expect(s).toHaveBeenCalled(); });`,
    ],
    ["counted assertions", `it("counts", () => { expect.assertions(1); expect(1).toBe(1); });`],
  ])("%s", async (_, text) => {
    const head = HEAD.replace("describe,", "beforeEach, describe,");
    const { cases } = await gradeTests(head + text, {}, reference, alone);
    expect(cases.map(({ name, verdict }) => [name, verdict.kind])).toEqual([
      ["passes-on-the-reference", "passed"],
    ]);
  });
});
