/** What is graded again and what is not: a course with one student in a small workbook, with one change at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { openGrader } from "../grade/grader.ts";
import type { Entry } from "../intake/entry.ts";
import type { Submission } from "../intake/read-submission.ts";
import { submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover, type Workbook } from "../workbook/workbook.ts";
import { resultOf, type SubmissionRecord } from "./record.ts";
import { regradeSubmission } from "./regrade.ts";
import { type Conditions, openStageKeys } from "./stage-key.ts";

const ANN = { name: "ann", folder: "class/ann" };

const GREET = "tiny/1-greet";
const ROLL = "tiny/2-roll";

const written = writeWorkbook(tinyWorkbook());
const session = openSession();
const copies: string[] = [];
afterAll(() => {
  session.close();
  written.remove();
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** The workbook with one file changed. */
function changed(file: string, edit: (text: string) => string): Workbook {
  const root = mkdtempSync(join(tmpdir(), "deckwork-regrade-"));
  copies.push(root);
  cpSync(written.root, root, { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), "utf8")));
  return discover(root);
}

const workbook = discover(written.root);
const solved = readSolutions(workbook);
const perfect = submissionOf("ann", solved, ["tiny"]);
const CONDITIONS: Conditions = { engine: "this one" };

interface Changes {
  readonly workbook?: Workbook;
  readonly submission?: Submission;
  readonly conditions?: Partial<Conditions>;
  readonly options?: Parameters<typeof openGrader>[2];
  readonly session?: Partial<typeof session>;
  readonly neverLower?: boolean;
}

async function grade(changes: Changes, known?: SubmissionRecord) {
  const book = changes.workbook ?? workbook;
  const sessionNow = changes.session ? { ...session, ...changes.session } : session;
  const grader = openGrader(session, book, changes.options);
  const keyOf = openStageKeys(
    book,
    { ...grader, solutions: grader.solutions, starters: grader.starters, session: sessionNow },
    { ...CONDITIONS, ...changes.conditions },
  );
  try {
    const regrading = { grader, keyOf, ...(changes.neverLower ? { neverLower: true } : {}) };
    const submission = changes.submission ?? perfect;
    return await regradeSubmission(
      regrading,
      ANN,
      () => ({ submission, notes: [] }),
      book.tracks,
      // As read back from the disk.
      known && (JSON.parse(JSON.stringify(known)) as SubmissionRecord),
    );
  } finally {
    await grader.close();
  }
}

const withFile = (path: string, text: string): Submission => ({
  ...perfect,
  files: { ...solved, [path]: text },
});
const comment = (text: string) => `${text}\n// Changed.\n`;
const first = grade({});

describe("of a perfect submission, these stages are run again", () => {
  test.each<[what: string, changes: () => Changes, again: readonly string[]]>([
    ["nothing has changed", () => ({}), []],
    [
      "a file of the first stage, which the second is built from",
      () => ({ submission: withFile(`${GREET}/greet.ts`, comment(solved[`${GREET}/greet.ts`]!)) }),
      [GREET, ROLL],
    ],
    [
      "a file of the second stage",
      () => ({ submission: withFile(`${ROLL}/main.ts`, comment(solved[`${ROLL}/main.ts`]!)) }),
      [ROLL],
    ],
    [
      "a file that was not read",
      () => ({ submission: { ...perfect, refused: { [`${ROLL}/more.ts`]: "It is too large." } } }),
      [ROLL],
    ],
    [
      "the language of a stage",
      () => ({ submission: { ...perfect, foreign: { [ROLL]: { build: [], run: ["./roll"] } } } }),
      [ROLL],
    ],
    [
      "a case",
      () => ({
        workbook: changed(`graders/${ROLL}/rolls-three.transcript`, (text) =>
          text.replace("# Three dice.", "# Three dice, again."),
        ),
      }),
      [ROLL],
    ],
    ["a player", () => ({ workbook: changed(`graders/${ROLL}/player.ts`, comment) }), [ROLL]],
    ["mistakes", () => ({ workbook: changed(`graders/${GREET}/mistakes.ts`, comment) }), [GREET]],
    [
      "the solution of the first stage",
      () => ({ workbook: changed(`solutions/${GREET}/greet.ts`, comment) }),
      [GREET, ROLL],
    ],
    [
      "the starter of the second stage",
      () => ({ workbook: changed(`graders/tiny/starter/2-roll/main.ts`, comment) }),
      [ROLL],
    ],
    [
      "the toolkit",
      () => ({ workbook: { ...workbook, toolkit: { ...workbook.toolkit, "more.ts": "" } } }),
      [GREET, ROLL],
    ],
    ["the engine, or Node", () => ({ conditions: { engine: "another" } }), [GREET, ROLL]],
    ["the limits", () => ({ session: { times: { ...session.times, cpuMs: 9 } } }), [GREET, ROLL]],
    ["the time of a track", () => ({ options: { trackMs: 90_000 } }), [GREET, ROLL]],
    [
      "the protection",
      () => ({ session: { protection: { kind: "permissions", why: "" } } }),
      [GREET, ROLL],
    ],
    [
      "the number of fresh games",
      () => ({ conditions: { fresh: { games: 2, secret: "s" } } }),
      [GREET, ROLL],
    ],
    ["the points and the words of a stage", () => ({ workbook: cheaper() }), []],
  ])("%s", async (_, changes, again) => {
    const { ran } = await grade(changes(), (await first).record);
    expect(ran).toEqual(again);
  });
});

function cheaper(): Workbook {
  return changed(`graders/${GREET}/stage.json`, (text) =>
    text.replace("25", "15").replace("You can greet.", "You can say hello."),
  );
}

test("kept results get the points and words of the current workbook", async () => {
  const { record, result } = await first;
  const again = await grade({}, record);
  expect(again.record).toEqual(record);
  expect(again.result).toEqual(result);
  const now = (await grade({ workbook: cheaper() }, record)).result.tracks[0]!;
  expect([now.earned, now.points]).toEqual([75, 75]);
});

test("a stage that fails because of an earlier one is graded again when that is fixed", async () => {
  const wrong = withFile(
    `${GREET}/greet.ts`,
    solved[`${GREET}/greet.ts`]!.replace("evening", "morning"),
  );
  const before = await grade({ submission: wrong });
  const earned = (all: typeof before) => all.result.tracks[0]!.stages.map((one) => one.earned);
  expect(earned(before)).toEqual([0, 60]);
  const kept = await grade({ submission: wrong }, before.record);
  expect(kept.ran).toEqual([]);
  expect(kept.result).toEqual(before.result);
  const fixed = await grade({}, before.record);
  expect([fixed.ran, earned(fixed)]).toEqual([
    [GREET, ROLL],
    [25, 60],
  ]);
});

test("a fault of the grader is never kept for good", async () => {
  const broken = changed(`graders/${ROLL}/stage.json`, (text) => text.replace("title", "tilte"));
  const before = await grade({ workbook: broken }, (await first).record);
  expect(before.result.tracks[0]!.stages[1]!.cases[0]!.verdict.kind).toBe("grader fault");
  const after = await grade({}, before.record);
  expect([after.ran, after.result.tracks[0]!.earned]).toEqual([[ROLL], 85]);
});

test("with never-lower, a stage that would lose points keeps its old result", async () => {
  const worse = withFile(`${ROLL}/main.ts`, 'console.log("nothing");\n');
  const { record } = await first;
  const earned = async (neverLower: boolean) =>
    (await grade({ submission: worse, neverLower }, record)).result.tracks[0]!.earned;
  expect([await earned(false), await earned(true)]).toEqual([25, 85]);
});

test("work that has become unreadable keeps its results, beside the fault", async () => {
  const { record, result } = await first;
  const gone = await regradeSubmission(
    { grader: undefined as never, keyOf: () => "" },
    ANN,
    () => {
      throw new Error("gone");
    },
    workbook.tracks,
    record,
  );
  expect(gone.record).toEqual({ ...record, fault: "gone" });
  expect(gone.result.tracks[0]!.earned).toBe(result.tracks[0]!.earned);
  // When it is back, nothing is run again.
  const back = await grade({}, gone.record);
  expect([back.ran, back.record]).toEqual([[], record]);
});

test("points stay the same when a transcript changes and nothing has been run since", async () => {
  const wrong = withFile(
    `${GREET}/greet.ts`,
    solved[`${GREET}/greet.ts`]!.replace("evening", "morning"),
  );
  const { record } = await grade({ submission: wrong });
  const book = changed(`graders/${GREET}/greets.transcript`, (text) =>
    text.replace("evening", "morning"),
  );
  const [stage] = resultOf(record, book.tracks).tracks[0]!.stages;
  expect(stage!.cases.map(({ verdict, earned }) => [verdict.kind, earned])).toEqual([
    ["passed", 25],
  ]);
});

test("a submission that cannot be read has a record of its fault, and nothing is thrown", async () => {
  const { record } = await regradeSubmission(
    { grader: undefined as never, keyOf: () => "" },
    { ...ANN, name: "bob" },
    () => {
      throw new Error("gone");
    },
    workbook.tracks,
    undefined,
  );
  expect(record).toEqual({
    version: 1,
    name: "bob",
    fault: "gone",
    notes: [],
    files: {},
    tracks: [],
  });
});

test("the platform's data about a student are kept, and a newer download replaces all of them", async () => {
  const grading = { grader: undefined as never, keyOf: () => "" };
  const gone = () => {
    throw new Error("gone");
  };
  const originAfter = async (more: Partial<Entry>, known?: SubmissionRecord) =>
    (await regradeSubmission(grading, { ...ANN, ...more }, gone, [], known)).record;
  const canvas = { platform: "Canvas", id: "17", late: true } as const;
  const downloaded = await originAfter(canvas);
  expect(downloaded.origin).toEqual(canvas);
  const folder = await originAfter({ email: "ann@x.org" }, downloaded);
  expect(folder.origin).toEqual({ ...canvas, email: "ann@x.org" });
  const again = await originAfter({ platform: "Canvas", id: "17" }, folder);
  expect(again.origin).toEqual({ platform: "Canvas", id: "17" });
  expect(await originAfter({})).not.toHaveProperty("origin");
});
