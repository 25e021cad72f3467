/** The statistics of a class. */
import { describe, expect, it } from "vitest";
import { STATES, type StageRow, type State, type StudentRow, type Tables } from "./class-data.ts";
import { addLosses, binTotals, countStages, FRESH, findFrequent, medianOf } from "./statistics.ts";

const TABLES: Tables = {
  title: "A class",
  workbook: "deckwork",
  notes: [],
  tracks: [
    {
      name: "war",
      title: "War",
      stages: [
        {
          number: 1,
          title: "Deck",
          points: 10,
          extra: false,
          cases: [
            { name: "builds" },
            { name: "refuses" },
            { name: "fresh-1", fresh: true },
            { name: "fresh-2", fresh: true },
          ],
        },
        { number: 2, title: "Play", points: 20, extra: false, cases: [{ name: "plays" }] },
        { number: 3, title: "Sort", points: 5, extra: true, cases: [{ name: "sorts" }] },
      ],
    },
  ],
  kinds: ["spacing", "crashed"],
  mistakes: ["The ace counts as 1."],
  apart: ["Review"],
};
const [BUILDS, REFUSES, FRESH_1, FRESH_2] = [0, 1, 2, 3];
const [SPACING, CRASHED] = [0, 1];
const ACE = 0;

type Failures = NonNullable<StageRow["failures"]>;

function stage(at: number, state: State, earned: number, failures: Failures = []): StageRow {
  return { stage: at, state: STATES.indexOf(state), earned, failures };
}

function student(
  name: string,
  stages: readonly StageRow[],
  apart?: readonly [number, number][],
): StudentRow {
  return { name, at: name, tracks: [{ track: 0, total: 0, stages, ...(apart ? { apart } : {}) }] };
}

const classOf = (...students: StudentRow[]) => ({ tables: TABLES, track: 0, students });
const passed = (name: string) => student(name, [stage(0, "passed", 10), stage(1, "passed", 20)]);

describe("what half the class got wrong", () => {
  it("is counted among the students who began the stage, not among all", () => {
    const one = (name: string) =>
      student(name, [
        stage(0, "passed", 10),
        stage(1, "failing", 0, [[0, CRASHED, ACE, 20]]),
        stage(2, "not started", 0),
      ]);
    const idle = (name: string) =>
      student(name, [stage(0, "passed", 10), stage(1, "not started", 0)]);
    const all = classOf(one("ann"), idle("bob"), idle("cid"), idle("dan"), passed("eve"));
    expect(findFrequent(all)).toEqual({
      half: true,
      findings: [
        { kind: "stage", texts: [], students: [0], stage: 1, begun: 2 },
        { kind: "case", texts: ["plays"], students: [0], stage: 1, begun: 2 },
        { kind: "mistake", texts: ["The ace counts as 1."], students: [0], stage: 1, begun: 2 },
      ],
    });
  });

  it("combines cases that the same students failed, and all fresh games", () => {
    const failing = (name: string, failures: Failures) =>
      student(name, [stage(0, "failing", 0, failures)]);
    const all = classOf(
      failing("ann", [
        [BUILDS!, SPACING!, -1, 2],
        [REFUSES!, SPACING!, -1, 2],
        [FRESH_1!, SPACING!, -1, 2],
      ]),
      failing("bob", [
        [BUILDS!, SPACING!, -1, 2],
        [FRESH_2!, SPACING!, -1, 2],
      ]),
    );
    expect(findFrequent(all).findings.map(({ texts, students }) => ({ texts, students }))).toEqual([
      { texts: [], students: [0, 1] },
      { texts: ["builds", FRESH], students: [0, 1] },
      { texts: ["refuses"], students: [0] },
    ]);
  });

  it("is empty if no failure is so frequent, and then failures of at least two students follow", () => {
    const failing = (name: string, one: number) =>
      student(name, [stage(0, "failing", 5, [[one, SPACING!, -1, 5]])]);
    const all = classOf(
      failing("ann", BUILDS!),
      failing("bob", BUILDS!),
      failing("cid", REFUSES!),
      ...["dan", "eve", "fay", "gus"].map(passed),
    );
    expect(findFrequent(all)).toEqual({
      half: false,
      findings: [{ kind: "case", texts: ["builds"], students: [0, 1], stage: 0, begun: 7 }],
    });
    expect(findFrequent(classOf(passed("ann")))).toEqual({ half: false, findings: [] });
  });

  it("leaves out students whose stage has a grader fault", () => {
    const owed = student("ann", [stage(0, "fault", 0, [[BUILDS!, CRASHED!, -1, 0]])]);
    expect(findFrequent(classOf(owed, passed("bob")))).toEqual({ half: false, findings: [] });
    expect(countStages(classOf(owed, passed("bob")))[0]).toMatchObject({
      begun: [1],
      by: { fault: [0], passed: [1] },
    });
  });
});

it("lost points are added up by stage, case, kind and mistake, with the students who lost them", () => {
  const all = classOf(
    student(
      "ann",
      [
        stage(0, "failing", 6, [
          [BUILDS!, SPACING!, ACE, 1],
          [FRESH_1!, CRASHED!, -1, 1.5],
          [FRESH_2!, CRASHED!, -1, 1.5],
        ]),
        stage(1, "not started", 0),
        stage(2, "failing", 0, [[0, CRASHED!, -1, 5]]),
      ],
      [[0, 2.5]],
    ),
    student("bob", [
      stage(0, "failing", 7, [[BUILDS!, SPACING!, ACE, 3]]),
      stage(1, "fault", 0, [[0, CRASHED!, -1, 0]]),
    ]),
  );
  const ann = (lost: number) => ({ student: 0, lost });
  const bob = (lost: number) => ({ student: 1, lost });
  expect(addLosses(all)).toEqual({
    // Missing extra credit is not a loss, and neither are points left open by a grader fault.
    stages: [
      { label: "2 Play", stage: 1, lost: 20, who: [ann(20)] },
      { label: "1 Deck", stage: 0, lost: 7, who: [ann(4), bob(3)] },
      { label: "Review", lost: 2.5, who: [ann(2.5)] },
    ],
    cases: [
      { label: "builds", stage: 0, lost: 4, who: [bob(3), ann(1)] },
      { label: FRESH, stage: 0, lost: 3, who: [ann(3)] },
    ],
    kinds: [
      { label: "spacing", lost: 4, who: [bob(3), ann(1)] },
      { label: "crashed", lost: 3, who: [ann(3)] },
    ],
    mistakes: [{ label: "The ace counts as 1.", stage: 0, lost: 4, who: [bob(3), ann(1)] }],
  });
});

it("a hundred counts with the nineties, and extra credit has its own columns", () => {
  const bins = binTotals([
    [0, 0],
    [1, 59.99],
    [2, 60],
    [3, 100],
    [4, 104],
    [5, 110],
  ]);
  expect(bins.length).toBe(11);
  expect(bins.filter(({ students }) => students.length > 0)).toEqual([
    { from: 0, students: [0] },
    { from: 50, students: [1] },
    { from: 60, students: [2] },
    { from: 90, students: [3] },
    { from: 100, students: [4, 5] },
  ]);
  expect([medianOf([]), medianOf([3]), medianOf([4, 1, 2, 3])]).toEqual([0, 3, 2.5]);
});
