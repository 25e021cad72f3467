import { InvalidArgumentError } from "commander";
import { chooseHints, type Hint, hintsLeft, type Left, type Wish } from "../engine/desk/hints.ts";
import { parseHints, parseLesson, tasksOf } from "../engine/desk/lesson.ts";
import { readProgress, updateProgress } from "../engine/desk/progress.ts";
import { renderMarkdown } from "../engine/desk/render-markdown.ts";
import { discover } from "../engine/discover/discover.ts";
import { findStage } from "../engine/discover/find-stage.ts";
import { countOf } from "../engine/report/words.ts";
import { type Define, DONE } from "./command.ts";
import { lessonPath, readLesson } from "./lesson.ts";

/** `hint stage`: one more hint, of the first task that has any left. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--task <n>", "a hint for this task", readTask)
    .option("--all", "show all hints")
    .option("--again", "show the hints that you have seen")
    .action((name: string, wish: Wish) => {
      const { stage } = findStage(discover(root), name, {
        command: "npm run hint --",
        take: io.complain,
      });
      const lesson = readLesson(root, stage);
      const tasks = parseHints(lesson, lessonPath(stage));
      const seen = readProgress(root);
      const { hints, shown } = chooseHints(tasks, seen.progress.hints[stage.path] ?? {}, wish);
      const asked = new Map(tasksOf(parseLesson(lesson)).map(({ task, text }) => [task, text]));

      for (const [index, hint] of hints.entries()) {
        const first = hints[index - 1]?.task !== hint.task;
        io.out(
          `${index > 0 ? "\n" : ""}${renderMarkdown(toMarkdown(hint, first ? asked.get(hint.task) : undefined), io)}`,
        );
      }
      const command = `npm run hint -- ${stage.path}`;
      const last = hints.at(-1);
      if (!last) io.say(`${nothing(wish, command)}\n`);
      else if (!wish.all && !wish.again)
        io.say(`\n${whatFollows(last, hintsLeft(tasks, shown, last.task), wish, command)}\n`);

      const kept =
        hints.length === 0 || wish.again
          ? seen
          : updateProgress(root, (progress) => ({
              ...progress,
              hints: { ...progress.hints, [stage.path]: shown },
            }));
      if (kept.complaint !== undefined) io.complain(`${kept.complaint}\n`);
      finish(DONE);
    });
};

function toMarkdown({ task, number, of, text }: Hint, asked: string | undefined): string {
  const heading = asked === undefined ? "" : `**Task ${task}:** ${asked}\n\n`;
  return `${heading}**Hint ${number} of ${of}**\n\n${text}\n`;
}

/** Whether there is another hint, and to what. */
function whatFollows({ task }: Hint, left: Left, wish: Wish, command: string): string {
  if (left.ofTask > 0) {
    const same = wish.task === undefined ? "" : ` --task ${task}`;
    return `${countOf(left.ofTask, "more hint")} to task ${task}: ${command}${same}`;
  }
  // Without a task, the next hint is one to the first task that has any left.
  if (left.other === undefined) return "That was the last hint of this stage.";
  return `That was the last hint to task ${task}. To task ${left.other}: ${command}`;
}

function nothing({ task, again }: Wish, command: string): string {
  const [to, option] = task === undefined ? ["", ""] : [` to task ${task}`, ` --task ${task}`];
  if (again) return `You have seen no hint${to} yet. The first: ${command}${option}`;
  return `You have seen all the hints${to}. Once more: ${command}${option} --again`;
}

function readTask(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError("A task is a number from 1.");
  return Number(text);
}
