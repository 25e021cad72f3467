/**
 * A slip costs points only in the stage that it was made in, although the later stages use that one: in programs that were
 * written independently of the reference, and are divided into other files and functions.
 */
import { afterAll, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { gradeTrack } from "../engine/grade/grade.ts";
import { openGrader } from "../engine/grade/grader.ts";
import { submissionOf } from "../engine/intake/read-submission.ts";
import { passed } from "../engine/judge/score.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { HAS_ALL_TURNS, TODAY } from "../turns-for-tests.ts";
import { applySlip } from "./apply-slip.ts";
import { others } from "./in-other-programs.ts";
import { programOf } from "./program-of.ts";

/** So many have a turn on a day: a whole submission takes one second, or longer if a game does not end. */
const EACH_DAY = 8;

const workbook = discover(PROJECT);
const session = openSession();
const grader = openGrader(session, workbook, { evidence: true });
afterAll(async () => {
  await grader.close();
  session.close();
});

/** No small change corrects them, and no single declaration of the reference fits into these programs. */
const STILL = new Set([
  "back-stays-when-all-are-gone",
  "bags-with-the-wrong-sign",
  "counts-down-before-choosing",
  "dealer-gets-the-first-card",
  "dealt-card-stays",
  "nobody-is-ahead-of-himself",
  "ranks-from-zero",
  "reduce-without-return",
  "shuffled-deck-is-not-returned",
  "total-forgets-earlier-hands",
]);

const days = Math.ceil(others.length / EACH_DAY);
const today = others.filter((_, at) => HAS_ALL_TURNS || at % days === TODAY % days);

test.each(today)("$track, $style: $name", async (slip) => {
  const track = workbook.tracks.find(({ name }) => name === slip.track)!;
  const files = applySlip(programOf(slip.style, slip.track), slip.track, slip);
  const submission = submissionOf("student", files, [slip.track]);
  const { stages } = await gradeTrack(grader, submission, track);
  const lost = stages.flatMap((one) =>
    passed(one) || one.stage.name === (slip.shows ?? slip.stage) ? [] : [one.stage.name],
  );
  if (STILL.has(slip.name)) expect(lost).not.toEqual([]);
  else expect(lost).toEqual([]);
});
