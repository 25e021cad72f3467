import { Option } from "commander";
import { currentTask } from "../engine/student/desk/place-in-lesson.ts";
import type { Wish } from "../engine/student/hints.ts";
import { followsSay, giveHints, renderHints } from "../engine/student/next-hint.ts";
import { findStage } from "../engine/workbook/find-stage.ts";
import { parseLesson } from "../engine/workbook/lesson.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { type Define, DONE } from "./command.ts";
import { readTask } from "./whole-number.ts";

/** `hint stage`: shows one more hint, for the task that the student is working on or the next one with any left. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--task <n>", "a hint for this task", readTask)
    .option("--all", "show all hints")
    .addOption(new Option("--again", "show the hints that you have seen").conflicts("all"))
    .action((name: string, wish: Wish) => {
      const { stage } = findStage(discover(root), name, {
        command: "npm run hint --",
        take: io.complain,
      });
      const lesson = parseLesson(readLesson(root, stage));
      const at = currentTask(root, stage);
      const given = giveHints({ root, stage: stage.path, lesson, at }, wish);
      io.out(renderHints(given, io));
      const command = `npm run hint -- ${stage.path}`;
      const same = wish.task === undefined ? command : `${command} --task ${wish.task}`;
      const words = { same, any: command, again: `${same} --again` };
      const follows = followsSay(given.follows, words, wish.task);
      if (follows !== undefined) io.say(`${given.hints.length > 0 ? "\n" : ""}${follows}\n`);
      if (given.complaint !== undefined) io.complain(`${given.complaint}\n`);
      finish(DONE);
    });
};
