import { readExercises } from "../engine/intake/read-submission.ts";
import { renderComparison } from "../engine/student/comparison.ts";
import { readProgress } from "../engine/student/progress.ts";
import { renderMarkdown } from "../engine/student/terminal/markdown.ts";
import { findStage } from "../engine/workbook/find-stage.ts";
import { type Lesson, parseLesson, sectionOf } from "../engine/workbook/lesson.ts";
import { readLesson } from "../engine/workbook/lesson-pages.ts";
import { EXERCISES } from "../engine/workbook/places.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { type Define, DONE, NOT_PASSED } from "./command.ts";
import { page } from "./pager.ts";

/** `solution stage`: shows the reference beside the student's files, then *Go further*, page by page like a lesson. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage that has passed")
    .option("--insist", "show it even if the stage has not passed yet")
    .action(async (name: string, { insist = false }: { insist?: boolean }) => {
      const workbook = discover(root);
      const { track, stage } = findStage(workbook, name, {
        command: "npm run solution --",
        take: io.complain,
      });
      const { progress, complaint } = readProgress(root);
      if (complaint !== undefined) io.complain(`${complaint}\n`);
      if (!insist && progress.passed[stage.path] === undefined) {
        io.complain(refusal(stage));
        finish(NOT_PASSED);
        return;
      }
      const submission = readExercises(root, [track]);
      // Show the files to write before the program that calls them.
      const isMain = (path: string) => Number(path.endsWith("/main.ts"));
      const solution = Object.entries(readSolutions(workbook))
        .filter(([path]) => path.startsWith(`${stage.path}/`))
        .sort(([a], [b]) => isMain(a) - isMain(b));
      const files = solution.map(([path, reference]) => {
        const own = submission.files[path];
        const why = submission.refused[path] ?? submission.refused[stage.path];
        return `${renderComparison({ tree: EXERCISES, path, own, why, reference }, io)}\n`;
      });
      const further = goFurther(parseLesson(readLesson(root, stage)));
      await page(
        `${files.join("")}${further === undefined ? "" : renderMarkdown(further, io)}`,
        io,
      );
      finish(DONE);
    });
};

function refusal({ track, number, title }: Stage): string {
  const name = `${track}/${number}`;
  return `"${title}" has not passed yet: npm run check -- ${name} says what is left to do, and npm run solution -- ${name} --insist shows the solution anyway.\n`;
}

/** The lesson's *Go further* section in Markdown, if there is one. */
function goFurther(lesson: Lesson): string | undefined {
  const section = sectionOf(lesson, "Go further");
  if (!section) return undefined;
  const blocks = section.content.map(({ token }) => token.raw.trim());
  return `## ${section.title}\n\n${blocks.join("\n\n")}\n`;
}
