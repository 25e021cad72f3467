import { expect, test } from "vitest";
import type { FaultAt } from "../execute/build.ts";
import type { Complaint, StageResult, SuspectDeclaration } from "../judge/results.ts";
import { explainSuspect } from "./explain-suspect.ts";
import type { Reader } from "./problems.ts";

const FILE = "tiny/1-deal/deal.ts";
const FILE_SHOWN = "exercises/tiny/1-deal/deal.ts";
const READER: Reader = {};

const REST = ". Something else is wrong, too.";
const CASES = [
  { kind: "transcript", name: "deals", verdict: { kind: "too much memory" } },
  { kind: "transcript", name: "deals-again", verdict: { kind: "not run" } },
];

/** What is said of small changes that are enough for the cases that ran. */
function saidOfChanges(
  at: FaultAt,
  source: string,
  first: readonly Partial<Complaint>[] = [],
): string {
  const result = {
    stage: { path: "tiny/1-deal" },
    suspect: { kind: "unknown", cases: ["deals"], changes: [{ file: FILE, at, source }] },
    cases: CASES,
    complaints: { first, others: [] },
  } as unknown as StageResult;
  return JSON.stringify(explainSuspect(result, READER));
}

test.each([
  [undefined, [], "is enough for these cases", "."],
  [1, [], "makes 1 of the 2 failing cases pass", REST],
  [2, [], "makes more of the output right", REST],
  [
    2,
    [3],
    "makes more of the output right",
    ". The rest may be for task 3, which is not done yet.",
  ],
  [
    2,
    [3, 4],
    "makes more of the output right",
    ". The rest may be for task 3 or 4, which are not done yet.",
  ],
])("of a change with which %s cases still fail, and tasks %j are open", (...row) => {
  const [remaining, open, helps, end] = row;
  const change = { file: FILE, at: { line: 3, kind: "comparison" }, source: "i < 3", remaining };
  const result = {
    stage: { path: "tiny/1-deal" },
    suspect: { kind: "unknown", changes: [change] },
    tasks: [{ task: 1, state: "right" }, ...open.map((task) => ({ task, state: "not started" }))],
    cases: CASES,
  } as unknown as StageResult;
  expect(explainSuspect(result, READER)[0]![0]).toEqual({
    kind: "diagnosis",
    text: `A small change in ${FILE_SHOWN}:3 ${helps}: check the comparison${end}`,
  });
});

/** What is said of a declaration to blame. */
function saidOf(one: Partial<SuspectDeclaration>): string {
  const declaration = { name: "deal", file: FILE, line: 3, ...one };
  const result = {
    stage: { path: "tiny/1-deal" },
    suspect: { kind: "declarations", declarations: [declaration] },
    cases: [],
  } as unknown as StageResult;
  return JSON.stringify(explainSuspect(result, READER));
}

test("what a declaration uses is named, but not the numbers", () => {
  const helpers = [
    { name: "LIMIT", file: FILE, line: 1, isOwnNumber: true as const },
    { name: "SUITS", file: FILE, line: 2 },
    { name: "nameOf", file: FILE, line: 9 },
  ];
  const said = saidOf({ helpers });
  expect(said).toContain("and at what it uses: SUITS (line 2) and nameOf (line 9).");
  expect(said).not.toContain("LIMIT");
  expect(saidOf({ helpers: helpers.slice(0, 1) })).not.toContain("uses");
});

test("of the student's own classes, the methods are named that are called", () => {
  const helpers = [
    { name: "Queue", file: FILE, line: 5, methods: [{ name: "append", line: 9 }] },
    { name: "Link", file: FILE, line: 20, methods: [{ name: "constructor", line: 22 }] },
    { name: "Pile", file: "tiny/0-cards/pile.ts", line: 30 },
  ];
  expect(saidOf({ helpers })).toContain(
    "uses: Queue.append (line 9), the constructor of Link (line 22) and Pile (exercises/tiny/0-cards/pile.ts, line 30).",
  );
});

test("a call that gives the right result may have changed an argument wrongly", () => {
  const endings = [{ file: FILE, line: 9, source: "  return pairs;" }];
  expect(saidOf({ endings })).toContain(
    `The first call with a wrong result ends at ${FILE_SHOWN}:9.`,
  );
  expect(saidOf({ endings, otherArgument: 1 })).toContain(
    `The first call that goes wrong ends at ${FILE_SHOWN}:9: its second argument is then not what it should be.`,
  );
  expect(saidOf({ endings, otherPath: ["0", "pip"] })).toContain(
    "deal.ts:9: `[0].pip` of its result is not what it should be.",
  );
  expect(saidOf({ endings, otherArgument: 0, otherPath: ["length"] })).toContain(
    "deal.ts:9: `length` of its first argument is then not what it should be.",
  );
  expect(saidOf({ endings, otherArgument: 9 })).toContain("a wrong result");
});

test.each([
  ["number", 3, "  let cards = 1;", "check the number."],
  ["number", 3, "  if (isEmpty(stack)) {", "check this line."],
  ["number", 3, "  return hand[MOST];", "check the number."],
  ["number", 19, "  for (let i = 1; i < deck.length; i++) {", "check the number."],
  ["number", 23, "  for (let i = 1; i < deck.length; i++) {", "is the marked value the right one?"],
  ["number", 14, "  ranks.push(rank);", "is the marked value the right one?"],
  ["calculation", 8, "  text = name;", "should that replace the value, or be added to it?"],
  ["calculation", 8, "  text += name;", "check the calculation."],
  ["order", 3, "  link.next = first;", "does this line come too early or too late?"],
  ["order", 13, "  link.next = first;", "are the two sides exchanged there?"],
  [
    "order",
    3,
    "  deal(from, to);",
    "does this line come too early or too late, or are two things in it swapped?",
  ],
  [
    "order",
    11,
    "  return a - b;",
    "are two things in the wrong order, in this line, or above or below it?",
  ],
  ["name", 5, "    break;", "is break, continue or return meant there?"],
  ["name", 15, "  if (isBust) break;", "is break, continue or return meant there?"],
  ["name", 10, "  return seat;", "is `seat` meant there, or a part of it, or something else?"],
  ["name", 3, "  unshift(card);", "is `unshift` meant there?"],
  ["missing", 22, "  return a < b || a.rank < b.rank;", "is something missing there?"],
  [
    "missing",
    ...[3, "  total += points;", "is something missing in this line, or right before or after it?"],
  ],
] as const)("what to look at fits the line: %s at %i of %s", (kind, column, source, look) => {
  const said = saidOfChanges({ line: 4, column, kind }, source);
  expect(said).toContain(`A small change in ${FILE_SHOWN}:4 is enough for deals: ${look}`);
});

test("what is forgotten has its name in the report", () => {
  const says = (does: "calls" | "changes" | "throws" | "uses") =>
    saidOf({ lacks: [{ does, name: "back" }] });
  expect(says("calls")).toContain("Yours never calls back; the workbook's version does.");
  expect(says("changes")).toContain(
    "In yours, back never changes; in the workbook's version, it does.",
  );
  expect(says("throws")).toContain("Yours throws no back;");
  expect(says("uses")).toContain("Yours calls back, but never uses what it gives;");
});

test("what a check calls may work with what others have left, unless its line is known", () => {
  const of = (rest: Partial<SuspectDeclaration>) => {
    const declaration = { name: "dequeue", file: FILE, line: 3, ...rest };
    const stage = { path: "tiny/1-deal" };
    const result = { stage, suspect: { kind: "called", declaration }, cases: [] };
    return JSON.stringify(explainSuspect(result as unknown as StageResult, READER));
  };
  const before = "If it is right, look at what was called before it.";
  expect(of({})).toContain(before);
  expect(of({ at: { line: 4, kind: "number" } as FaultAt })).not.toContain(before);
});

test("an await that is already said to be missing is not asked for again", () => {
  const at: FaultAt = { line: 4, kind: "await" };
  const code = { file: FILE, line: 4 };
  const says = (...first: Partial<Complaint>[]) => saidOfChanges(at, "play();", first);
  for (const told of [
    { ...code, code: "unawaited" as const, text: "play" },
    {
      ...code,
      code: 2801,
      text: "This condition will always return true, for 'Promise<boolean>'.",
    },
  ])
    expect(says(told)).toBe(
      JSON.stringify([[{ kind: "diagnosis", text: "With await there, deals passes." }]]),
    );
  for (const other of [
    { ...code, line: 5, code: "unawaited" as const, text: "play" },
    { ...code, code: 2322, text: "Type 'string' is not assignable to type 'number'." },
  ])
    expect(says(other)).toContain("Is await missing?");
});

test("an await with which something is still wrong is not said to be enough", () => {
  const first = [{ file: FILE, line: 4, code: "unawaited", text: "play" }];
  const says = (remaining: number) => {
    const changes = [{ file: FILE, at: { line: 4, kind: "await" }, source: "play();", remaining }];
    // The check is not counted.
    const cases = [...CASES, { kind: "check", name: "single-calls", verdict: { kind: "missing" } }];
    const suspect = { kind: "unknown", cases: cases.map(({ name }) => name), changes };
    const result = { stage: { path: "tiny/1-deal" }, suspect, cases, complaints: { first } };
    return JSON.stringify(explainSuspect(result as unknown as StageResult, READER));
  };
  expect(says(1)).toContain(`An await there makes 1 of the 2 failing cases pass${REST}`);
  expect(says(2)).toContain(`An await there makes more of the output right${REST}`);
});

test("nor is another change shown in a line of which we know what is wrong", () => {
  const at: FaultAt = { line: 4, kind: "assignment" };
  const stored = { file: FILE, line: 4, code: "stored" as const, text: "answer" };
  const said = (line: number) => saidOfChanges(at, 'if (answer = "-") {', [{ ...stored, line }]);
  expect(said(4)).not.toContain("A small change");
  expect(said(5)).toContain("A small change");
});

test("nor that a pause may be left out, where nobody waits for another call", () => {
  const at: FaultAt = { line: 4, kind: "too much" };
  const unawaited = { file: FILE, line: 9, code: "unawaited" as const, text: "play" };
  expect(saidOfChanges(at, "await pause(2);", [unawaited])).not.toContain("A small change");
  expect(saidOfChanges(at, "hand.push(card);", [unawaited])).toContain("A small change");
  expect(saidOfChanges(at, "await pause(2);")).toContain("A small change");
});

test("where the line is told already, a declaration is not looked at once more", () => {
  const declarations = [{ name: "deal", file: FILE, line: 3 }];
  const says = (file: string) => {
    const first = [{ file, line: 5, code: "replaced" as const, text: "deck" }];
    const suspect = { kind: "declarations", declarations };
    const result = { stage: { path: "tiny/1-deal" }, suspect, cases: CASES, complaints: { first } };
    return JSON.stringify(explainSuspect(result as unknown as StageResult, READER));
  };
  expect(says(FILE)).toContain("With the workbook's deal in place of yours");
  expect(says(FILE)).not.toContain("Look at");
  expect(says("tiny/1-deal/other.ts")).toContain("Look at deal in");
});

test("what never changes is changed in no line", () => {
  const declared = { endings: [{ file: FILE, line: 9, source: "return;" }], otherArgument: 0 };
  const look = "Look at the lines before that change it.";
  const lacks = [{ does: "changes" as const, name: "back" }];
  expect(saidOf({ ...declared, otherPath: ["back"] })).toContain(look);
  expect(saidOf({ ...declared, otherPath: ["back"], lacks })).not.toContain(look);
  expect(saidOf({ ...declared, otherPath: ["front"], lacks })).toContain(look);
});

test("tasks that are written in one declaration are judged together", () => {
  const fault = { name: "Game", file: FILE, line: 3 };
  const tasks = [
    { task: 1, state: "right" },
    { task: 2, state: "wrong", fault },
    { task: 3, state: "wrong", fault },
    { task: 4, state: "wrong", fault: { ...fault, name: "Table" } },
  ];
  const result = { stage: { path: "tiny/1-deal" }, cases: [], tasks } as unknown as StageResult;
  expect(JSON.stringify(explainSuspect(result, READER))).toContain(
    "With the workbook's version of every other task, the program still fails: the fault is in task 2 or 3.",
  );
});

test("what is enough for a call may not be all that is wrong", () => {
  const change = { file: FILE, at: { line: 3, kind: "comparison" }, source: "i < 3" };
  const said = (cases: readonly unknown[]) =>
    JSON.stringify(
      explainSuspect(
        {
          stage: { path: "tiny/1-deal" },
          suspect: { kind: "unknown", cases: ["single-calls"], changes: [change] },
          cases,
        } as unknown as StageResult,
        READER,
      ),
    );
  const calls = {
    ...{ kind: "check", name: "single-calls" },
    verdict: { kind: "missing", seen: "run", names: ["deal"], what: ["Needed: deal gives 3."] },
  };
  const of = (verdict: unknown) => ({ kind: "transcript", name: "deals", verdict });
  const error = { name: "Error", message: "TODO 2: end" };
  expect(said([calls, of({ kind: "different" })])).toContain("Something else is wrong, too.");
  expect(said([calls, of({ kind: "crashed", error })])).not.toContain("Something else");
  expect(said([calls, of({ kind: "passed" })])).not.toContain("Something else");
});
