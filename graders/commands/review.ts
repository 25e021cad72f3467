import type { HandedIn } from "../engine/intake/answers.ts";
import { scoreReview, unansweredOf } from "../engine/judge/review.ts";
import { countOf } from "../engine/report/phrases.ts";
import { keptAnswers, openNotebook, reviewFile } from "../engine/student/answers-file.ts";
import { renderOpening, renderResult } from "../engine/student/review.ts";
import { keep } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import type { Review } from "../engine/workbook/questions.ts";
import { discover, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { askQuestions, saySentence } from "./ask-questions.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";

/** `review [track]`: the data structure review as a quiz. Its answers are handed in with the work. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[track]", "a track; without one, the first with a review")
    .action(async (name: string | undefined) => {
      const { track, review } = findReview(discover(root), name, io);
      const file = reviewFile(track.name);
      const handedIn = keptAnswers(root, file);
      const before = scoreReview(review, handedIn);
      const left = unansweredOf(review, handedIn);
      // Once all are answered, a new round begins.
      const asked = left.length > 0 ? left : review.questions;
      io.out(renderOpening(track.title, review, before, asked[0]!, io));
      const notebook = openNotebook(root, file, handedIn);
      const given = await askQuestions(
        review.questions,
        asked,
        ({ id }, answer) => notebook.keep(id, answer),
        io,
      );
      const after: HandedIn = { kind: "answers", answers: notebook.answers() };
      const open = unansweredOf(review, after).length;
      if (given === asked.length) io.out(renderResult(scoreReview(review, after), io));
      const complaint = notebook.complaint();
      if (complaint !== undefined) {
        saySentence(io.complain, complaint, io);
        finish(FAULT);
        return;
      }
      if (given < asked.length) {
        saySentence(io.complain, leftSays(review, open, track), io);
        finish(open > 0 ? NOT_PASSED : DONE);
        return;
      }
      saySentence(
        io.out,
        `Your answers are saved in ${file.path}. Hand in that file with your work. You can answer again; the last answers count.`,
        io,
      );
      finish(DONE);
    });
};

/** The message for a student who leaves before the last question. */
function leftSays({ questions }: Review, open: number, { name }: Track): string {
  const command = keep(`npm run review -- ${name}`);
  if (open === questions.length)
    return `You have not answered any questions yet. To begin: ${command}`;
  return open === 0
    ? `Your answers, old and new, are saved. For a new round: ${command}`
    : `You have answered ${questions.length - open} of ${countOf(questions.length, "question")}, and your answers are saved. To continue: ${command}`;
}

function findReview(
  workbook: Workbook,
  name: string | undefined,
  io: Io,
): { readonly track: Track; readonly review: Review } {
  const { tracks } = workbook;
  const has = (track: Track) => (track.review?.questions.length ?? 0) > 0;
  const track =
    name === undefined
      ? tracks.find(has)
      : findNamed(workbook, name, { command: "npm run review --", take: io.complain }).track;
  if (track && has(track)) return { track, review: track.review! };
  const known = tracks.filter(has).map(({ name }) => name);
  throw new WorkbookError(
    `${track ? track.name : "The workbook"} has no review${known.length > 0 ? `; there is one for ${known.join(", ")}` : ""}.`,
  );
}
