import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { aThirdOf } from "../../in-full-for-tests.ts";
import { countingAnswers } from "../for-tests/counting-answers.ts";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { readSubmission, submissionOf } from "../intake/read-submission.ts";
import type { Verdict } from "../judge/verdict.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions, readStarters } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { type Grader, type GraderOptions, openGrader } from "./grader.ts";

const written = writeWorkbook(tinyWorkbook());
const workbook = discover(written.root);
const solutions = readSolutions(workbook);
const track = workbook.tracks[0]!;
const stages = track.stages.map(({ path }) => path);
const session = openSession();
const usual = openGrader(session, workbook);
afterAll(async () => {
  await usual.close();
  session.close();
  written.remove();
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-grade-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function hand(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(`ann/${path}`, text);
}

/** The verdicts on each stage's cases. */
async function grade(grader: Grader = usual): Promise<readonly (readonly Verdict[])[]> {
  const submission = readSubmission(join(folder, "ann"), { tracks: [track.name], stages });
  const result = await gradeTrack(grader, submission, track);
  return result.stages.map(({ cases }) => cases.map(({ verdict }) => verdict));
}

/** The same, with a grader with different options. */
async function gradeWith(options: GraderOptions): Promise<readonly (readonly Verdict[])[]> {
  // Long enough for programs that compute for a while on a busy machine.
  const times = { ...session.times, cpuMs: 10_000 };
  const grader = openGrader({ ...session, times }, workbook, options);
  try {
    return await grade(grader);
  } finally {
    await grader.close();
  }
}

const refusedFor = (why: string): Verdict => ({ kind: "refused", when: "building", why });

test("an unread stage's folder is refused with the reason, and stages that depend on it go on", async () => {
  hand(solutions);
  rmSync(join(folder, "ann/tiny/1-greet"), { recursive: true });
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync("../../elsewhere", join(folder, "ann/tiny/1-greet"));
  expect(await grade()).toEqual([
    [
      refusedFor(
        "tiny/1-greet is a link that leads out of the submission; replace it with the file.",
      ),
    ],
    [{ kind: "passed" }, { kind: "passed" }],
  ]);
});

test("so is every stage of an unread track, and a stage that was only read in part", async () => {
  hand(solutions);
  for (let i = 0; i < 30; i++) symlinkSync(".", join(folder, `ann/tiny/1-greet/again-${i}`));
  const much = (path: string) =>
    refusedFor(
      `There is too much in the folder, so not all of ${path} was read; remove everything that is not your own TypeScript.`,
    );
  expect(await grade()).toEqual([
    [much("tiny/1-greet")],
    [much("tiny/2-roll"), much("tiny/2-roll")],
  ]);
  rmSync(join(folder, "ann"), { recursive: true });
  mkdirSync(join(folder, "elsewhere"));
  mkdirSync(join(folder, "ann"));
  symlinkSync("../elsewhere", join(folder, "ann/tiny"));
  const link = refusedFor(
    "tiny is a link that leads out of the submission; replace it with the file.",
  );
  expect(await grade()).toEqual([[link], [link, link]]);
});

test("other unread files leave untouched stages not started", async () => {
  hand(readStarters(workbook));
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync("../../elsewhere", join(folder, "ann/tiny/0-notes"));
  expect((await grade()).flat().map(({ kind }) => kind)).toEqual(Array(3).fill("not started"));
});

const OUT_OF_TIME: Verdict = {
  kind: "not run",
  because: "the time that all stages of a submission have together (0 s) was used up",
};

/**
 * Prints the right output after more than a tenth of a second: a program's clock does not tell how much time it takes. Code of
 * its own would take ten times as long while V8 has no processor to optimise it.
 */
function slow(main: string): string {
  return `for (let i = 0; i < 5; i++) new Int32Array(4e6).sort();\n${main}`;
}

for (const processesOnly of aThirdOf([false, true])) {
  test(`what is not run before a submission's time is used up is not run at all (${processesOnly ? "processes" : "realm"})`, async () => {
    hand(solutions);
    hand({ "tiny/1-greet/main.ts": slow(solutions["tiny/1-greet/main.ts"]!) });
    const verdicts = await gradeWith({ processesOnly, processesAtOnce: 1, trackMs: 100 });
    // A process may run to its end, which is near; a realm has all cases, and is stopped.
    expect(verdicts).toEqual([
      [processesOnly ? { kind: "passed" } : OUT_OF_TIME],
      [OUT_OF_TIME, OUT_OF_TIME],
    ]);
    expect((await gradeWith({ processesOnly })).flat().map(({ kind }) => kind)).toEqual(
      Array(3).fill("passed"),
    );
  });
}

test("the reference's modules stand in for a failing stage, but its program does not", async () => {
  hand({
    ...solutions,
    "tiny/1-greet/greet.ts": 'export const greeting = () => "Hello.";\n',
  });
  expect((await grade()).map((one) => one.map(({ kind }) => kind))).toEqual([
    ["different"],
    ["passed", "passed"],
  ]);
  hand({ "tiny/2-roll/main.ts": 'import "../1-greet/main.ts";\n' });
  const whole = {
    ...tinyWorkbook(),
    "graders/tiny/2-roll/rolls-three.transcript":
      tinyWorkbook()["graders/tiny/1-greet/greets.transcript"]!,
  };
  const other = writeWorkbook(whole);
  const easy = discover(other.root);
  const grader = openGrader(session, easy, { verdictsOnly: true });
  try {
    const submission = readSubmission(join(folder, "ann"), { tracks: [track.name], stages });
    const { stages: graded } = await gradeTrack(grader, submission, easy.tracks[0]!);
    expect(graded[1]!.cases.map(({ verdict }) => verdict.kind)).toEqual(["different", "different"]);
  } finally {
    await grader.close();
    other.remove();
  }
});

test("an earlier stage that has passed runs again only when it has changed", async () => {
  const { kept, countNew } = countingAnswers("runs");
  const keeping = { ...usual, options: { verdictsOnly: true, keepsAnswers: true }, kept };
  const gradeSecond = async (changed: Readonly<Record<string, string>>) => {
    const files = { ...solutions, "tiny/2-roll/main.ts": WRONG, ...changed };
    await gradeTrack(keeping, submissionOf("ann", files, [track.name]), track, [track.stages[1]!]);
    return countNew();
  };
  expect(await gradeSecond({})).toBe(1);
  expect(await gradeSecond({ "tiny/2-roll/main.ts": `${WRONG}// once more\n` })).toBe(0);
  const other = { "tiny/1-greet/greet.ts": 'export const greeting = () => "Good evening.";\n' };
  // What fails is not kept.
  expect([await gradeSecond(other), await gradeSecond(other)]).toEqual([1, 1]);
});

/** It uses the first stage. */
const WRONG = `import { greeting } from "../1-greet/greet.ts";\nconsole.log(greeting(), "?");\n`;
