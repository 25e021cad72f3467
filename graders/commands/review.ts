import { atEnd } from "../engine/box/ending.ts";
import {
  renderAnswered,
  renderOpening,
  renderQuestion,
  renderResult,
} from "../engine/desk/review.ts";
import { type Ask, askByKeys, askByLines } from "../engine/desk/review-ask.ts";
import { keepAnswers, keptAnswers, reviewPath } from "../engine/desk/review-keep.ts";
import { discover, type Track, type Workbook } from "../engine/discover/discover.ts";
import { findNamed } from "../engine/discover/find-stage.ts";
import { isRight, type Question, type Review } from "../engine/discover/review-questions.ts";
import { keep, prose } from "../engine/report/look.ts";
import { scoreReview } from "../engine/score/review.ts";
import { WorkbookError } from "../engine/workbook-error.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";

const SHOW_CURSOR = "\x1b[?25h";

/** `review [track]`: the data structure review as a quiz; its answers are handed in with the work. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("[track]", "a track; the first that has a review when left out")
    .action(async (name: string | undefined) => {
      const { track, review } = findReview(discover(root), name);
      const before = scoreReview(review, keptAnswers(root, track.name));
      io.out(renderOpening(track.title, review, before, io));
      const answers = await hold(review.questions, io);
      const given = Object.keys(answers).length;
      if (given < review.questions.length) {
        const kept = before.kind === "answered" ? "those of before are still kept" : "none is kept";
        say(
          io.complain,
          `That was ${given} of ${review.questions.length} answers; ${kept}. Once more: ${keep(`npm run review -- ${track.name}`)}`,
          io,
        );
        finish(NOT_PASSED);
        return;
      }
      io.out(renderResult(scoreReview(review, { kind: "answers", answers }), io));
      const complaint = keepAnswers(root, track.name, answers);
      if (complaint !== undefined) say(io.complain, complaint, io);
      else
        say(
          io.out,
          `Your answers are kept in ${reviewPath(track.name)}: hand that file in with your work. You may answer again; the last answers count.`,
          io,
        );
      finish(complaint === undefined ? DONE : FAULT);
    });
};

function findReview(
  workbook: Workbook,
  name: string | undefined,
): { readonly track: Track; readonly review: Review } {
  const { tracks } = workbook;
  const has = (track: Track) => (track.review?.questions.length ?? 0) > 0;
  const track = name === undefined ? tracks.find(has) : findNamed(workbook, name).track;
  if (track && has(track)) return { track, review: track.review! };
  const known = tracks.filter(has).map(({ name }) => name);
  throw new WorkbookError(
    `${track ? track.name : "The workbook"} has no review${known.length > 0 ? `; there is one of ${known.join(", ")}` : ""}.`,
  );
}

/** Asks all questions, and explains each answer. @returns the answers that were given */
async function hold(
  questions: readonly Question[],
  io: Io,
): Promise<Readonly<Record<string, string>>> {
  const byKeys = io.interactive && io.cursor;
  const ask: Ask = byKeys ? askByKeys : askByLines(io.out, process.stdin.isTTY !== true);
  const leave = byKeys ? atEnd(() => void process.stdout.write(SHOW_CURSOR)) : undefined;
  const answers: Record<string, string> = {};
  try {
    for (const [index, asked] of questions.entries()) {
      io.out(renderQuestion(asked, index + 1, questions.length, io));
      const answer = await ask(asked);
      if (answer === undefined) break;
      answers[asked.id] = answer;
      io.out(renderAnswered(asked, isRight(asked, answer), io));
    }
    return answers;
  } finally {
    leave?.();
  }
}

function say(to: (text: string) => void, text: string, io: Io): void {
  to(`${prose(io, text, { indent: "" }).join("\n")}\n`);
}
