/**
 * Asks questions one after the other, for the review and the predictions.
 *
 * @module
 */
import { atEnd } from "../engine/sandbox/ending.ts";
import { type Ask, askByKeys, askByLines } from "../engine/student/ask-question.ts";
import { renderAnswered, renderQuestion } from "../engine/student/question-words.ts";
import { prose } from "../engine/text/look.ts";
import { isRight, type Question } from "../engine/workbook/questions.ts";
import type { Io } from "./io.ts";

const SHOW_CURSOR = "\x1b[?25h";

/**
 * Asks each question, explains the answer and passes it on.
 *
 * @param all - all questions, for the numbering
 * @returns how many were answered
 */
export async function askQuestions<One extends Question>(
  all: readonly One[],
  asked: readonly One[],
  keepAnswer: (question: One, answer: string) => void,
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
      keepAnswer(question, answer);
      io.out(renderAnswered(question, isRight(question, answer), io));
    }
    return asked.length;
  } finally {
    leave?.();
  }
}

/** Writes a sentence, wrapped. */
export function saySentence(to: (text: string) => void, text: string, io: Io): void {
  to(`${prose(io, text, { indent: "" }).join("\n")}\n`);
}
