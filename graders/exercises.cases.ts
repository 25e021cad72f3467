/**
 * The student's own stages as tests, one per case, for `npm run test:ui`: vitest's project `exercises`. A stage is graded
 * as in `npm run check` when its first case is run. Stages that are not started are skipped.
 */
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { gradeTrack } from "./engine/grade/grade.ts";
import { openGrader } from "./engine/grade/grader.ts";
import { readExercises } from "./engine/intake/read-submission.ts";
import type { StageResult } from "./engine/judge/results.ts";
import { renderSections } from "./engine/report/blocks.ts";
import { explainCase } from "./engine/report/explain-case.ts";
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
    graded ??= gradeTrack(grader, submission, track, [stage]).then(({ stages }) => stages[0]!);
    return graded;
  };
}

for (const track of workbook.tracks) {
  describe(track.title, () => {
    for (const stage of track.stages) {
      const state = states[stage.path];
      const begun = state !== "not started" && state !== "no files";
      // On the page, a beginner sees the stages still to come, but nothing red.
      describe.skipIf(!begun)(`${stage.number} ${stage.title}${begun ? "" : `: ${state}`}`, () => {
        const result = gradeOnce(track, stage);
        it.each(stage.cases.map(({ name }) => name))("%s", async (name) => {
          const graded = await result();
          const one = graded.cases.find((known) => known.name === name)!;
          if (!failed(one)) return;
          const told = renderSections(explainCase(graded, one, { priced: true }), LOOK);
          const error = new Error(told.join("\n"));
          // The place of this error says nothing about the student's program.
          error.stack = error.message;
          throw error;
        });
      });
    }
  });
}
