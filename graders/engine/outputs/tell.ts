/**
 * Makes the data that outputs need from a record.
 *
 * @module
 */
import { resultOf, type SubmissionRecord } from "../course/record.ts";
import { lateMark } from "../marks/late.ts";
import { type MarkedSubmission, markTrack } from "../marks/marks.ts";
import { discloseResult } from "../report/disclose.ts";
import { reportMarked } from "../report/report.ts";
import type { Track } from "../workbook/workbook.ts";
import type { ByHand, Terms } from "./by-hand.ts";
import type { Reported } from "./output.ts";

/** The data of a submission, before its feedback has been written. */
export type Told = Omit<Reported, "json">;

/** @param feedback - the name of the student's feedback files */
export function tellSubmission(
  record: SubmissionRecord,
  tracks: readonly Track[],
  { policy, late, rubric }: ByHand,
  { now }: Terms,
  feedback: string,
): Told {
  const { name, origin = {}, files } = record;
  const result = resultOf(record, tracks);
  const lateness = lateMark(policy.late, late, name, origin);
  const marked: MarkedSubmission = {
    result,
    tracks: result.tracks.map((one) =>
      markTrack(one, {
        rubric: rubric.marksOf(name, one.track.name),
        ...(lateness ? { late: lateness } : {}),
        fault: result.fault !== undefined,
      }),
    ),
  };
  const reader = { handedIn: true, priced: true } as const;
  const report = reportMarked(marked, reader);
  const disclosed = discloseResult(result, (stage) => policy.disclosureOf(stage, now));
  return {
    name,
    origin,
    files,
    marked,
    report,
    disclosed:
      disclosed === result ? report : reportMarked({ ...marked, result: disclosed }, reader),
    feedback,
  };
}
