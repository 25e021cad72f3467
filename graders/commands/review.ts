import type { HandedIn } from "../engine/intake/review-answers.ts";
import { scoreReview, unansweredOf } from "../engine/judge/review.ts";
import { countOf } from "../engine/report/phrases.ts";
import { atEnd } from "../engine/sandbox/ending.ts";
import {
  renderAnswered,
  renderOpening,
  renderQuestion,
  renderResult,
} from "../engine/student/review.ts";
import { type Ask, askByKeys, askByLines } from "../engine/student/review-ask.ts";
import { keptAnswers, openNotebook, reviewPath } from "../engine/student/review-keep.ts";
import { keep, prose } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { isRight, type Question, type Review } from "../engine/workbook/review-questions.ts";
import { discover, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";

const SHOW_CURSOR = "\x1b[?25h";

/** `review [track]`: the data structure review as a quiz; its answers are handed in with the work. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[track]", "a track; without one, the first that has a review")
    .action(async (name: string | undefined) => {
      const { track, review } = findReview(discover(root), name, io);
      const handedIn = keptAnswers(root, track.name);
      const before = scoreReview(review, handedIn);
      const left = unansweredOf(review, handedIn);
      // Once all are answered, a new round begins.
      const asked = left.length > 0 ? left : review.questions;
      io.out(renderOpening(track.title, review, before, asked[0]!, io));
      const notebook = openNotebook(root, track.name, handedIn);
      const given = await hold(review.questions, asked, notebook.keep, io);
      const after: HandedIn = { kind: "answers", answers: notebook.answers() };
      const open = unansweredOf(review, after).length;
      if (given === asked.length) io.out(renderResult(scoreReview(review, after), io));
      const complaint = notebook.complaint();
      if (complaint !== undefined) {
        say(io.complain, complaint, io);
        finish(FAULT);
        return;
      }
      if (given < asked.length) {
        say(io.complain, leftSays(review, open, track), io);
        finish(open > 0 ? NOT_PASSED : DONE);
        return;
      }
      say(
        io.out,
        `Your answers are kept in ${reviewPath(track.name)}: hand that file in with your work. You may answer again; the last answers count.`,
        io,
      );
      finish(DONE);
    });
};

/** What is said to somebody who leaves before the last question. */
function leftSays({ questions }: Review, open: number, { name }: Track): string {
  const command = keep(`npm run review -- ${name}`);
  if (open === questions.length) return `No question is answered yet. Begin: ${command}`;
  return open === 0
    ? `Your answers are kept, the new ones and the old. A new round: ${command}`
    : `You have answered ${questions.length - open} of ${countOf(questions.length, "question")}, and your answers are kept. Go on: ${command}`;
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
    `${track ? track.name : "The workbook"} has no review${known.length > 0 ? `; there is one of ${known.join(", ")}` : ""}.`,
  );
}

/**
 * Asks questions, explains each answer and hands it on.
 *
 * @returns how many were answered
 */
async function hold(
  all: readonly Question[],
  asked: readonly Question[],
  keepAnswer: (id: string, answer: string) => void,
  io: Io,
): Promise<number> {
  const byKeys = io.interactive && io.cursor;
  const ask: Ask = byKeys ? askByKeys : askByLines(io.out, process.stdin.isTTY !== true);
  const leave = byKeys ? atEnd(() => void process.stdout.write(SHOW_CURSOR)) : undefined;
  try {
    for (const [index, question] of asked.entries()) {
      io.out(renderQuestion(question, all.indexOf(question) + 1, all.length, io));
      const answer = await ask(question);
      if (answer === undefined) return index;
      keepAnswer(question.id, answer);
      io.out(renderAnswered(question, isRight(question, answer), io));
    }
    return asked.length;
  } finally {
    leave?.();
  }
}

function say(to: (text: string) => void, text: string, io: Io): void {
  to(`${prose(io, text, { indent: "" }).join("\n")}\n`);
}
