/**
 * The student's own stages as tests, one a case, for `npm run test:ui`: the project `exercises` of vitest. They are graded
 * as `npm run check` grades them, when the first of a stage's cases is run; stages not begun are skipped.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { openGrader } from "./engine/grade/grade.ts";
import { readExercises } from "./engine/intake/read-submission.ts";
import type { StageResult } from "./engine/judge/score.ts";
import { renderCase } from "./engine/report/case.ts";
import { failed } from "./engine/report/failures.ts";
import { openSession } from "./engine/sandbox/session.ts";
import { outline } from "./engine/student/desk/outline.ts";
import { statesOf } from "./engine/student/desk/state.ts";
import { readProgress } from "./engine/student/progress.ts";
import { discover, type Stage, type Track } from "./engine/workbook/workbook.ts";

const LOOK = { width: 100, colour: false };

const workbook = discover(fileURLToPath(new URL("..", import.meta.url)));
const { progress } = readProgress(workbook.root);
const states = statesOf(workbook.root, outline(workbook.root), progress);
const submission = readExercises(workbook.root, workbook.tracks);
const session = openSession();
const grader = openGrader(session, workbook);
afterAll(async () => {
  await grader.close();
  session.close();
});

function gradeOnce(track: Track, stage: Stage): () => Promise<StageResult> {
  let graded: Promise<StageResult> | undefined;
  return () => {
    graded ??= grader.grade(submission, track, [stage]).then(({ result }) => result.stages[0]!);
    return graded;
  };
}

for (const track of workbook.tracks) {
  describe(track.title, () => {
    for (const stage of track.stages) {
      const state = states[stage.path];
      const begun = state !== "not started" && state !== "no files";
      // A beginner who opens the page finds what is still to come, and nothing red.
      describe.skipIf(!begun)(`${stage.number} ${stage.title}${begun ? "" : `: ${state}`}`, () => {
        const result = gradeOnce(track, stage);
        it.each(stage.cases.map(({ name }) => name))("%s", async (name) => {
          const graded = await result();
          const one = graded.cases.find((known) => known.name === name)!;
          if (!failed(one)) return;
          const error = new Error(renderCase(graded, one, LOOK).join("\n"));
          // Where it was thrown says nothing about the student's program.
          error.stack = error.message;
          throw error;
        });
      });
    }
  });
}
