/** A fault of the workbook or of the grader stays within its stage, or within its track: the rest is graded. */
import { afterAll, expect, onTestFinished, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { type Submission, submissionOf } from "../intake/read-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const TESTS = "tiny/3-tests/greet.test.ts";
const files = {
  ...tinyWorkbook(),
  "graders/tiny/3-tests/stage.json": JSON.stringify({
    title: "Tests",
    learned: "You can test.",
    points: 10,
    tests: {
      file: "greet.test.ts",
      rules: [
        {
          name: "greets",
          says: "It greets.",
          stage: "1-greet",
          mistakes: ["no-such-mistake"],
          tests: ["greets"],
        },
      ],
    },
  }),
  [`solutions/${TESTS}`]: 'import { it } from "vitest";\nit("greets", () => {});\n',
};
const written = writeWorkbook(files);
const session = openSession();
const workbook = discover(written.root);
const [track] = workbook.tracks;
const grader = openGrader(session, workbook);
afterAll(async () => {
  await grader.close();
  session.close();
  written.remove();
});

const passed = { kind: "passed" };

async function grade(submission: Submission) {
  const result = await gradeTrack(grader, submission, track!);
  return {
    earned: result.earned,
    facts: result.facts?.size ?? 0,
    verdicts: result.stages.map(({ cases }) => cases.map(({ verdict }) => verdict)),
  };
}

const solutions = submissionOf("ann", readSolutions(workbook), [track!.name]);

test("a mistake in a stage's settings is a grader fault in that stage, every time, and in no other", async () => {
  const fault = {
    kind: "grader fault",
    why: 'graders/tiny/3-tests/stage.json: "rules" names the mistake "no-such-mistake" of 1-greet, which does not exist; name one from its mistakes.ts, or from that of 3-tests.',
  };
  const graded = { earned: 85, facts: 0, verdicts: [[passed], [passed, passed], [fault, fault]] };
  expect([await grade(solutions), await grade(solutions)]).toEqual([graded, graded]);
});

test("a stage with unreadable settings is a grader fault, and the others are graded", async () => {
  const broken = writeWorkbook({
    ...files,
    "graders/tiny/1-greet/stage.json": '{ "tilte": "Greet" }',
  });
  onTestFinished(broken.remove);
  const read = discover(broken.root);
  const other = openGrader(session, read);
  onTestFinished(() => other.close());
  const result = await gradeTrack(
    other,
    solutions,
    read.tracks[0]!,
    read.tracks[0]!.stages.slice(0, 2),
  );
  const verdicts = result.stages.map(({ cases }) => cases.map(({ verdict }) => verdict));
  const why = `${broken.root}/graders/tiny/1-greet/stage.json: at "tilte": there is no such key (did you mean "title"?).`;
  expect([result.earned, verdicts]).toEqual([
    60,
    [[{ kind: "grader fault", why }], [passed, passed]],
  ]);
});

test("an exception anywhere else is a fault in every case of its track, and does not affect the next track", async () => {
  const broken = {
    ...solutions,
    get files(): never {
      throw new TypeError("files cannot be read\n    at somewhere");
    },
  };
  const fault = {
    kind: "grader fault",
    why: "an error in the grader (TypeError: files cannot be read); please report it.",
  };
  expect(await grade(broken)).toEqual({
    earned: 0,
    facts: 0,
    verdicts: [[fault], [fault, fault], [fault, fault]],
  });
  expect((await grade(solutions)).earned).toBe(85);
});
