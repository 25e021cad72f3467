import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutHints } from "../engine/desk/lesson.ts";
import { renderMarkdown } from "../engine/desk/render-markdown.ts";
import { discover, type Stage } from "../engine/discover/discover.ts";
import { findNamed } from "../engine/discover/find-stage.ts";
import { codeOf, WorkbookError } from "../engine/workbook-error.ts";
import { type Define, DONE } from "./command.ts";

/** `lesson stage`: shows what a stage teaches and asks; of a track, which lessons it has. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage; or a track, to list its lessons")
    .option("--hints", "with all the hints in their place")
    .action((name: string, options: { hints?: boolean }) => {
      const { track, stages } = findNamed(discover(root), name);
      const [stage] = stages;
      if (stage && stages.length === 1) {
        const lesson = readLesson(root, stage);
        const instead = `\`npm run hint -- ${stage.path}\` gives one hint at a time.`;
        io.out(renderMarkdown(options.hints ? lesson : withoutHints(lesson, instead), io));
      } else {
        const widest = Math.max(...stages.map(({ path }) => path.length));
        const lines = stages.map(
          ({ path, title, extra }) =>
            `  ${path.padEnd(widest)}  ${title}${extra ? " (extra credit)" : ""}\n`,
        );
        io.out(
          `${track.title}\n\n${lines.join("")}\nRead one: npm run lesson -- ${stages[0]?.path}\n`,
        );
      }
      finish(DONE);
    });
};

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

/** The lesson's path under the root. */
export function lessonPath(stage: Stage): string {
  return `lessons/${stage.path}.md`;
}
