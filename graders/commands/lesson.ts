import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { renderMarkdown } from "../engine/student/terminal/markdown.ts";
import { columnsOf, pad } from "../engine/text/columns.ts";
import { codeOf, WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { withoutHints } from "../engine/workbook/lesson.ts";
import { lessonPath, wayTo } from "../engine/workbook/places.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { type Define, DONE } from "./command.ts";
import type { Io } from "./io.ts";
import { page } from "./pager.ts";

/** `lesson stage`: shows what a stage teaches and asks; of a track, which lessons it has. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage; or a track, to list its lessons")
    .option("--hints", "include all the hints")
    .action(async (name: string, options: { hints?: boolean }) => {
      const { track, stages, whole } = findNamed(discover(root), name, {
        command: "npm run lesson --",
        take: io.complain,
      });
      const [stage] = stages;
      if (stage && (!whole || stages.length === 1)) {
        await showLesson(root, stage, io, options.hints);
      } else {
        const widest = Math.max(...stages.map(({ path }) => columnsOf(path)));
        const lines = stages.map(
          ({ path, title, extra }) =>
            `  ${pad(path, widest)}  ${title}${extra ? " (extra credit)" : ""}\n`,
        );
        io.say(
          `${track.title}\n\n${lines.join("")}\nRead one: npm run lesson -- ${stages[0]?.path}\n`,
        );
      }
      finish(DONE);
    });
};

/** Shows a lesson, page by page where it is longer than the terminal. */
async function showLesson(root: string, stage: Stage, io: Io, hints = false): Promise<void> {
  const lesson = readLesson(root, stage);
  const instead = `\`npm run hint -- ${stage.path}\` gives one hint at a time.`;
  const shown = hints ? lesson : withoutHints(lesson, instead);
  await page(
    renderMarkdown(shown, io, (address) => pictureText(root, stage, address)),
    io,
  );
}

/** A picture in characters: the `.txt` beside an `.svg` of a lesson, where there is one. */
function pictureText(root: string, stage: Stage, address: string): string | undefined {
  if (!/^[^:?#]+\.svg$/.test(address)) return undefined;
  const lessons = join(root, "lessons");
  const file = resolve(dirname(join(root, lessonPath(stage))), address.replace(/svg$/, "txt"));
  if (wayTo(lessons, file) === undefined) return undefined;
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @throws WorkbookError when the lesson cannot be read */
export function readLesson(root: string, stage: Stage): string {
  const file = join(root, lessonPath(stage));
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new WorkbookError(
      `${file}: the lesson of ${stage.path} cannot be read (${codeOf(error)}); get it back from git.`,
    );
  }
}
