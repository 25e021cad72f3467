import { join } from "node:path";
import { discover, type Stage, type Track } from "../engine/discover.ts";
import { findNamed } from "../engine/find-stage.ts";
import { openGrader } from "../engine/grade.ts";
import { readSubmission } from "../engine/read-submission.ts";
import { renderStage, renderTrack } from "../engine/report-terminal.ts";
import { passed, type TrackResult } from "../engine/score.ts";
import { openSession } from "../engine/session.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";

/** `check [stage]`: grades what stands under `exercises/`. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[stage]", "a stage or a track; all tracks when left out")
    .option("--json", "print the results as data")
    .action(async (name: string | undefined, options: { json?: boolean }) => {
      const workbook = discover(root);
      const chosen = name === undefined ? workbook.tracks.map((track) => ({ track, stages: track.stages })) : [findNamed(workbook, name)];
      void options;
      const session = openSession();
      const grader = openGrader(session, workbook);
      try {
        const submission = readSubmission(join(root, "exercises"), workbook.tracks.map(({ name }) => name));
        const results: TrackResult[] = [];
        for (const { track, stages } of chosen) {
          const { result } = await grader.grade(submission, track, stages);
          results.push(result);
          io.out(stages.length === 1 ? renderStage(result.stages[0]!, io) : renderTrack(result, io));
        }
        finish(statusOf(results));
      } finally {
        await grader.close();
        session.close();
      }
    });
};

function statusOf(results: readonly TrackResult[]): number {
  const stages = results.flatMap(({ stages }) => stages);
  const fault = stages.some(({ cases }) => cases.some(({ verdict }) => verdict.kind === "grader fault"));
  if (fault) return FAULT;
  return stages.every(passed) ? DONE : NOT_PASSED;
}

export type { Stage, Track };
