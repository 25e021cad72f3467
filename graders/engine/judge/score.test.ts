import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { type Judged, scoreJudged } from "../for-tests/examples.ts";
import { gradeTrack } from "../grade/grade.ts";
import { openGrader } from "../grade/grader.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { applyMistake, loadMistakes } from "../workbook/authored.ts";
import type { Check } from "../workbook/check-settings.ts";
import { remember } from "../workbook/remember.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover, type Stage, type Track } from "../workbook/workbook.ts";
import { DIFFERENCE_KINDS, type DifferenceKind } from "./compare.ts";
import { formatPoints, passed, scoreTrack } from "./score.ts";
import type { Verdict } from "./verdict.ts";
import { shareOf } from "./verdict-kinds.ts";

const COSTS = { spacing: 0.5, case: 0.25 };
const STAGE: Stage = {
  path: "cards/1-deal",
  track: "cards",
  name: "1-deal",
  number: 1,
  slug: "deal",
  title: "Deal",
  learned: "You can deal.",
  points: 10,
  extra: false,
  cases: [],
};
const TRACK: Track = {
  name: "cards",
  number: 1,
  title: "Cards",
  about: "Cards.",
  stages: [STAGE],
  rubric: [],
  review: undefined,
  marking: { caps: {}, afterTheRest: [] },
  costs: { ...COSTS, types: 0 },
};

function different(...kinds: DifferenceKind[]): Verdict {
  return {
    kind: "different",
    difference: { kinds, rows: [], first: -1, beyond: { expected: 0, actual: 0 } },
  };
}

function judged(verdict: Verdict, weight = 1, name: string = verdict.kind): Judged {
  const transcript = { description: [], parts: [], status: 0 };
  return { one: { kind: "transcript", name, weight, transcript }, verdict };
}

const PASSED: Verdict = { kind: "passed" };
const NOT_CHECKED: Verdict = { kind: "not checked", because: "a runner cannot see it" };

/** Every possible verdict, by kind. */
const VERDICTS: { readonly [Kind in Verdict["kind"]]: Extract<Verdict, { kind: Kind }> } = {
  passed: { kind: "passed" },
  different: {
    kind: "different",
    difference: { kinds: ["order"], rows: [], first: 0, beyond: { expected: 0, actual: 0 } },
  },
  missing: { kind: "missing", what: ["a struct"] },
  "not checked": { kind: "not checked", because: "a runner cannot see it" },
  crashed: { kind: "crashed", status: 1, error: undefined, difference: undefined },
  "timed out": { kind: "timed out", limit: "cpu" },
  "asks for more": { kind: "asks for more", difference: undefined },
  "too much output": { kind: "too much output" },
  "too much memory": { kind: "too much memory", limit: "heap" },
  refused: {
    kind: "refused",
    when: "running",
    why: "it tried something that the box forbids",
    cure: "",
  },
  "does not build": { kind: "does not build", problems: [] },
  "not started": { kind: "not started" },
  "not run": { kind: "not run", because: "two cases had to be stopped" },
  "grader fault": { kind: "grader fault", why: "the disk is full" },
};

describe("the share of a case that its verdict keeps", () => {
  it("is all of it for a pass, and none if nothing was compared", () => {
    const shares = Object.entries(VERDICTS).map(([kind, verdict]) => [
      kind,
      shareOf(verdict, COSTS),
    ]);
    expect(Object.fromEntries(shares)).toEqual({
      ...Object.fromEntries(Object.keys(VERDICTS).map((kind) => [kind, 0])),
      passed: 1,
    });
  });
  it("is reduced as the track says for only spacing or only case, and none for any other kind", () => {
    const shares = DIFFERENCE_KINDS.map((kind) => [kind, shareOf(different(kind), COSTS)]);
    expect(Object.fromEntries(shares)).toEqual({
      spacing: 0.5,
      case: 0.75,
      order: 0,
      "extra line": 0,
      "missing line": 0,
      "different text": 0,
      "exit status": 0,
      "stopped early": 0,
    });
  });
  it("of several kinds is that of the most expensive one", () => {
    expect(shareOf(different("spacing", "case"), COSTS)).toBe(0.5);
    expect(shareOf(different("spacing", "extra line"), COSTS)).toBe(0);
  });
});

describe("a track in parts", () => {
  const part = (number: number, extra = false): Stage => ({
    ...STAGE,
    path: `cards/${number}-part`,
    name: `${number}-part`,
    number,
    extra,
  });
  const parts = [part(1), part(2), part(3, true)];
  const track: Track = {
    ...TRACK,
    stages: parts,
    marking: { caps: { "1-part": 40, "2-part": 100, "3-part": 110 }, afterTheRest: ["3-part"] },
  };
  const score = (...verdicts: Verdict[]) =>
    scoreTrack(
      track,
      verdicts.map((verdict, at) => scoreJudged(parts[at]!, [judged(verdict)], COSTS)),
    );

  it.each<[string, Verdict[], number]>([
    ["none", [VERDICTS.crashed, VERDICTS["not started"], VERDICTS["not started"]], 0],
    ["the first", [PASSED, VERDICTS["not started"], VERDICTS["not started"]], 40],
    ["the first, in part", [different("spacing"), VERDICTS["not started"], PASSED], 40],
    ["the second", [PASSED, PASSED, VERDICTS["not started"]], 100],
    ["the second, in part", [PASSED, different("spacing"), VERDICTS["not started"]], 70],
    ["the second, without the first", [VERDICTS.crashed, PASSED, VERDICTS["not started"]], 100],
    ["the last", [PASSED, PASSED, PASSED], 110],
  ])("caps all marks by the part that was reached: %s", (_, verdicts, most) => {
    expect(score(...verdicts).cap?.points).toBe(most);
  });

  it("lifts the cap from what was reached, not from the cap of a part that earned nothing", () => {
    const four = [part(1), part(2), part(3), part(4)];
    const caps = { "1-part": 40, "2-part": 70, "3-part": 100, "4-part": 110 };
    const { cap } = scoreTrack(
      { ...TRACK, stages: four, marking: { caps, afterTheRest: [] } },
      [PASSED, VERDICTS.crashed, different("spacing"), VERDICTS["not started"]].map((verdict, at) =>
        scoreJudged(four[at]!, [judged(verdict)], COSTS),
      ),
    );
    expect(cap?.points).toBe(70);
  });

  it("gives nothing for the last part while an earlier one fails, and does not count it as reached", () => {
    const result = score(PASSED, different("spacing"), PASSED);
    expect(result).toMatchObject({ extra: 0, cap: { points: 70, reached: parts[1], share: 0.5 } });
    expect(result.stages[2]).toMatchObject({ earned: 0, heldBack: "the stages before it" });
    expect(score(PASSED, PASSED, PASSED)).toMatchObject({ extra: 10, extraPoints: 10 });
  });

  it("takes nothing away, and caps nothing, for a part that the grader could not score", () => {
    const result = score(PASSED, VERDICTS["grader fault"], PASSED);
    expect(result.cap).toBeUndefined();
    expect(result.extra).toBe(10);
  });

  it("ignores parts that were not graded", () => {
    const alone = scoreTrack(track, [scoreJudged(parts[2]!, [judged(PASSED)], COSTS)]);
    expect(alone).toMatchObject({ extra: 10 });
    expect(alone.cap).toBeUndefined();
  });
});

describe("a stage in another language", () => {
  const typed = { description: [], parts: [{ kind: "typed", line: "1" } as const], status: 0 };
  const asks = (verdict: Verdict): Judged => ({
    one: { kind: "transcript", name: "asks", weight: 3, transcript: typed },
    verdict,
  });
  const check: Check = { kind: "closed objects" };
  const unread: Judged = {
    one: { kind: "check", name: "read", weight: 1, check },
    verdict: NOT_CHECKED,
  };
  /** The first reads nothing; the last is extra. */
  const scored = (verdicts: readonly Verdict[], languages: readonly (string | undefined)[]) => {
    const results = verdicts.map((verdict, at) => {
      const number = at + 1;
      const all = [at === 0 ? judged(verdict) : asks(verdict), unread];
      const stage = {
        ...STAGE,
        number,
        path: `cards/${number}`,
        extra: at === 3,
        cases: all.map(({ one }) => one),
      };
      const language = languages[at];
      return { ...scoreJudged(stage, all, COSTS), stage, ...(language ? { language } : {}) };
    });
    const track = { ...TRACK, stages: results.map(({ stage }) => stage) };
    return scoreTrack(track, results).stages.map(({ earned }) => earned);
  };
  const FAILED = VERDICTS.crashed;

  it.each<[string, Verdict[], (string | undefined)[], number[]]>([
    ["counts in full if all pass", [PASSED, PASSED, PASSED], ["C", "C", "C"], [10, 10, 10]],
    [
      "counts in full if the extra one is not there",
      [PASSED, PASSED, PASSED, FAILED],
      ["C", "C", "C", "C"],
      [10, 10, 10, 0],
    ],
    [
      "waits for a later one to pass, what is not read in part",
      [PASSED, PASSED, FAILED],
      ["C", "C", "C"],
      [10, 7.5, 0],
    ],
    ["without input waits as a whole", [PASSED, FAILED, FAILED], ["C", "C", "C"], [0, 0, 0]],
    [
      "waits for none in TypeScript",
      [PASSED, PASSED, PASSED],
      ["C", undefined, undefined],
      [0, 10, 10],
    ],
    ["does not wait if the later ones were not graded", [PASSED], ["C"], [10]],
  ])("%s", (_, verdicts, languages, earned) => {
    expect(scored(verdicts, languages)).toEqual(earned);
  });
});

describe("a stage", () => {
  it("shares its points among its cases by weight", () => {
    const result = scoreJudged(
      STAGE,
      [
        judged(PASSED, 3, "a"),
        judged(different("case"), 1, "b"),
        judged({ kind: "timed out", limit: "cpu" }, 1, "c"),
      ],
      COSTS,
    );
    expect(result).toMatchObject({
      stage: STAGE,
      standIns: [],
      earned: 7.5,
      cases: [
        { name: "a", kind: "transcript", verdict: PASSED, points: 6, earned: 6 },
        { name: "b", kind: "transcript", verdict: different("case"), points: 2, earned: 1.5 },
        {
          name: "c",
          kind: "transcript",
          verdict: { kind: "timed out", limit: "cpu" },
          points: 2,
          earned: 0,
        },
      ],
    });
  });
  it("earns nothing for given checks until a transcript earns something", () => {
    const check: Check = { kind: "only", file: "deal.ts", functions: [] };
    const given: Judged = {
      one: { kind: "check", name: "given", weight: 1, given: true, check },
      verdict: PASSED,
    };
    const wrong = judged({ kind: "not started" }, 4);
    const earned = (...all: Judged[]) =>
      scoreJudged(STAGE, all, COSTS).cases.map((one) => one.earned);
    expect(earned(given, wrong)).toEqual([0, 0]);
    expect(earned(given, judged(different("spacing"), 4))[0]).toBe(2);
    expect(earned({ ...given, verdict: NOT_CHECKED }, wrong)).toEqual([0, 0]);
  });
  it("gives the weight of unchecked cases to the others", () => {
    const { cases, earned } = scoreJudged(
      STAGE,
      [judged(NOT_CHECKED, 8), judged(PASSED, 2)],
      COSTS,
    );
    expect([cases.map(({ points }) => points), earned]).toEqual([[0, 10], 10]);
  });
  it("earns nothing if nothing could be checked, but has not failed either", () => {
    const result = scoreJudged(STAGE, [judged(NOT_CHECKED)], COSTS);
    expect([result.earned, passed(result)]).toEqual([0, true]);
  });
  it("passes only if every case does, whatever it earns", () => {
    expect(
      passed(
        scoreJudged(STAGE, [judged(PASSED), judged(different("spacing"))], { spacing: 0, case: 0 }),
      ),
    ).toBe(false);
  });
});

it("a track adds up its stages, without extra credit", () => {
  const extra: Stage = { ...STAGE, number: 2, extra: true, points: 4 };
  const results = [STAGE, STAGE, extra].map((stage) =>
    scoreJudged(stage, [judged(PASSED), judged(different("spacing"))], COSTS),
  );
  expect(scoreTrack(TRACK, results)).toEqual({
    track: TRACK,
    stages: results,
    earned: 15,
    points: 20,
    extra: 3,
    extraPoints: 4,
  });
});

it("points have two decimals at most, and no trailing zeros", () => {
  expect([10, 7.5, 10 / 3, 0.1 + 0.2, 1.005, 0].map(formatPoints)).toEqual([
    "10",
    "7.5",
    "3.33",
    "0.3",
    "1",
    "0",
  ]);
});

const verdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constantFrom(...Object.values(VERDICTS)),
  fc
    .uniqueArray(fc.constantFrom(...DIFFERENCE_KINDS), { minLength: 1 })
    .map((kinds) => different(...kinds)),
);
const weight = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
);
const cases = fc
  .array(fc.tuple(verdict, weight), { minLength: 1, maxLength: 12 })
  .map((all) => all.map(([one, heavy]) => judged(one, heavy)));
const costs = fc.record({
  spacing: fc.double({ min: 0, max: 1, noNaN: true }),
  case: fc.double({ min: 0, max: 1, noNaN: true }),
});
const stage = fc
  .double({ min: 0, max: 100, noNaN: true })
  .map((points): Stage => ({ ...STAGE, points }));

describe("whatever the verdicts are", () => {
  it("a stage earns from 0 to its points, and so does every case", () => {
    fc.assert(
      fc.property(stage, cases, costs, (one, all, price) => {
        const result = scoreJudged(one, all, price);
        for (const { earned, points } of [
          ...result.cases,
          { earned: result.earned, points: one.points },
        ]) {
          expect(earned).toBeGreaterThanOrEqual(0);
          expect(earned).toBeLessThanOrEqual(points);
        }
      }),
    );
  });
  it("the points of the cases add up to the stage's, unless nothing could be checked", () => {
    fc.assert(
      fc.property(stage, cases, costs, (one, all, price) => {
        const sum = scoreJudged(one, all, price).cases.reduce(
          (total, { points }) => total + points,
          0,
        );
        const checked = all.some(({ verdict: { kind } }) => kind !== "not checked");
        expect(sum).toBeCloseTo(checked ? one.points : 0, 6);
      }),
    );
  });
  it("a case that now passes never costs anything", () => {
    fc.assert(
      fc.property(stage, cases, costs, fc.nat(), (one, all, price, index) => {
        const at = index % all.length;
        fc.pre(all[at]!.verdict.kind !== "not checked");
        const better = all.map((other, place) =>
          place === at ? { ...other, verdict: PASSED } : other,
        );
        expect(scoreJudged(one, better, price).earned).toBeGreaterThanOrEqual(
          scoreJudged(one, all, price).earned - 1e-9,
        );
      }),
    );
  });
  it("if all cases pass, the stage earns all its points", () => {
    fc.assert(
      fc.property(stage, cases, costs, (one, all, price) => {
        const result = scoreJudged(
          one,
          all.map((other) => ({ ...other, verdict: PASSED })),
          price,
        );
        expect(result.earned).toBe(one.points);
      }),
    );
  });
});

describe("the real grader charges each fault once", () => {
  const real = discover(fileURLToPath(new URL("../../../", import.meta.url)));
  const track = real.tracks.find(({ name }) => name === "two-player-spades")!;
  const solutions = readSolutions(real);
  const session = openSession();
  const grader = openGrader(session, real, { verdictsOnly: true });
  afterAll(async () => {
    await grader.close();
    session.close();
  });

  /** What stages earn with these mistakes, one per stage, chosen by a number. */
  async function earnedWith(
    faults: ReadonlyMap<Stage, number>,
    stages: readonly Stage[],
  ): Promise<Map<Stage, number>> {
    let files = solutions;
    for (const [faulty, choice] of faults) {
      const mistakes = await loadMistakes(real, faulty);
      files = applyMistake(files, faulty, mistakes[choice % mistakes.length]!);
    }
    const result = await gradeTrack(
      grader,
      submissionOf("ann", files, [track.name]),
      track,
      stages,
    );
    return new Map(result.stages.map(({ stage: one, earned }) => [one, earned]));
  }

  /** With both of these, the hand is printed as it should be: the whole program is right. */
  const CANCEL = ["hand-in-reverse", "high-to-low"];
  async function cancel(faults: readonly (readonly [Stage, number])[]): Promise<boolean> {
    const names = await Promise.all(
      faults.map(async ([faulty, choice]) => {
        const mistakes = await loadMistakes(real, faulty);
        return mistakes[choice % mistakes.length]!.name;
      }),
    );
    return CANCEL.every((name) => names.includes(name));
  }

  // This takes seconds: each run grades a whole track several times. A few runs are enough, because each covers every
  // stage.
  it("a stage loses the same points, whatever is wrong before or after it", async () => {
    const alone = new Map<string, Promise<number>>();
    const earnedAlone = (faulty: Stage, choice: number) =>
      remember(
        alone,
        `${faulty.path} ${choice}`,
        async () => (await earnedWith(new Map([[faulty, choice]]), [faulty])).get(faulty)!,
      );
    const faults = fc.uniqueArray(fc.tuple(fc.constantFrom(...track.stages), fc.nat(1000)), {
      minLength: 2,
      maxLength: track.stages.length,
      selector: ([one]) => one.path,
    });
    await fc.assert(
      fc.asyncProperty(faults, async (chosen) => {
        fc.pre(!(await cancel(chosen)));
        // Run side by side, because boxes are slow to start.
        const [together, expected] = await Promise.all([
          earnedWith(new Map(chosen), track.stages),
          Promise.all(
            chosen.map(
              async ([one, choice]) => [one.path, await earnedAlone(one, choice)] as const,
            ),
          ),
        ]);
        const points = track.stages.map(({ path, points }) => [path, points] as const);
        const earned = [...together].map(([{ path }, points]) => [path, points] as const);
        expect(new Map(earned)).toEqual(new Map([...points, ...expected]));
        for (const [one] of chosen) expect(together.get(one)).toBeLessThan(one.points);
      }),
      { numRuns: IN_FULL ? 6 : 1, endOnFailure: true },
    );
  });
});
