import { keptAnswers, openNotebook, predictionsFile } from "../engine/student/answers-file.ts";
import { renderMarkdown } from "../engine/student/terminal/markdown.ts";
import { keep } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findStage } from "../engine/workbook/find-stage.ts";
import { readPredictions } from "../engine/workbook/predictions.ts";
import { type Prediction, readAnswer } from "../engine/workbook/questions.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { askQuestions, saySentence } from "./ask-questions.ts";
import { type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";
import { readTask } from "./whole-number.ts";

/** `predict stage`: asks what the program will do, before it is run. The answers earn no points. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--task <n>", "the question of this task", readTask)
    .action(async (name: string, { task }: { task?: number }) => {
      const { stage } = findStage(discover(root), name, {
        command: "npm run predict --",
        take: io.complain,
      });
      const all = questionsOf(root, stage, task);
      const file = predictionsFile(stage.track);
      const before = keptAnswers(root, file);
      if (before?.kind === "refused") saySentence(io.complain, before.why, io);
      const given = before?.kind === "answers" ? before.answers : {};
      const left = all.filter((asked) => {
        const answer = given[idOf(stage, asked)];
        return answer === undefined || readAnswer(asked, answer) === undefined;
      });
      // Once all are answered, a new round begins.
      const asked = left.length > 0 ? left : all;
      io.out(renderMarkdown(opening(stage, left.length === 0), io));
      const notebook = openNotebook(root, file, before);
      const count = await askQuestions(
        all,
        asked,
        (question, answer) => notebook.keep(idOf(stage, question), answer),
        io,
      );
      const complaint = notebook.complaint();
      if (complaint !== undefined) saySentence(io.complain, complaint, io);
      else if (count < asked.length) saySentence(io.complain, goOnSays(stage), io);
      finish(complaint === undefined ? (count < asked.length ? NOT_PASSED : DONE) : FAULT);
    });
};

/** The name of an answer in the track's file. */
function idOf({ name }: Stage, { id }: Prediction): string {
  return `${name}/${id}`;
}

/** @throws WorkbookError if there are none */
function questionsOf(root: string, stage: Stage, task: number | undefined): readonly Prediction[] {
  const all = readPredictions(root, stage);
  const wanted = all.filter((asked) => task === undefined || asked.task === task);
  if (wanted.length > 0) return wanted;
  if (all.length === 0)
    throw new WorkbookError(`${stage.path} has nothing to predict; continue with its lesson.`);
  const tasks = all.map((asked) => asked.task).join(", ");
  throw new WorkbookError(
    `Task ${task} has nothing to predict; this stage has questions for the tasks ${tasks}.`,
  );
}

function opening({ title }: Stage, again: boolean): string {
  const round = again
    ? "\n\nYou have answered all the questions. This is a new round: each new answer replaces the old one."
    : "";
  return `# ${title}: what will it do?\n\nAnswer before you run anything. Your answers earn no points, and a wrong one is the best way to find out what to read again.${round}`;
}

function goOnSays({ track, number }: Stage): string {
  return `Your answers are saved. To continue later: ${keep(`npm run predict -- ${track}/${number}`)}`;
}
