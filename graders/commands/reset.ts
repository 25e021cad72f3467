import { type Reset, type ResetStep, resetStage } from "../engine/student/reset.ts";
import { columnsOf, pad } from "../engine/text/columns.ts";
import { findNamed, findStage } from "../engine/workbook/find-stage.ts";
import { EXERCISES } from "../engine/workbook/places.ts";
import { discover, type Stage } from "../engine/workbook/workbook.ts";
import { type Define, DONE } from "./command.ts";

interface Options {
  readonly all?: boolean;
  readonly missing?: boolean;
}

/** `reset stage`: puts the starter's files back, and keeps the student's files beside them. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage; or a track, with --all")
    .option("--all", "all stages of the track")
    .option("--missing", "put back only missing files")
    .action((name: string, { all = false, missing = false }: Options) => {
      const workbook = discover(root);
      // Because it moves files, it asks what was meant and never guesses.
      const asking = { command: "npm run reset --" };
      const stages = all
        ? findNamed(workbook, name, asking).stages
        : [findStage(workbook, name, asking).stage];
      const now = new Date();
      let told = false;
      for (const stage of stages) {
        const reset = resetStage(root, stage, now, missing);
        io.say(render(stage, reset, missing));
        const kept = reset.steps.find(({ how }) => how === "replace");
        // One example is enough for all files.
        if (kept && !told) io.say(howToHaveBack(kept));
        told ||= kept !== undefined;
      }
      finish(DONE);
    });
};

function render(stage: Stage, { steps, aside }: Reset, missing: boolean): string {
  const path = `${EXERCISES}/${stage.path}`;
  if (steps.every(({ how }) => how === "leave" || how === "stay"))
    return `${path}: nothing to do, ${missing ? "none of the starter's files is missing" : "the starter's files are unchanged"}.\n`;
  const widest = Math.max(...steps.map(({ file }) => columnsOf(file)));
  const lines = steps.map((step) => `  ${pad(step.file, widest)}  ${says(step)}\n`);
  const moved = aside
    ? `${aside.path}: was not a folder; the old content is kept as ${aside.keptAs}.\n`
    : "";
  const head = missing ? "the missing files are back" : "back at the beginning";
  return `${moved}${path}: ${head}.\n${lines.join("")}`;
}

function says({ how, keptAs }: ResetStep): string {
  switch (how) {
    case "leave":
      return "was unchanged";
    case "stay":
      return "is yours, and stays unchanged";
    case "create":
      return "was missing; put back";
    case "replace":
      return `the starter's; yours is kept as ${keptAs}`;
    case "make way":
      return `the starter's; what had its name was not a file, and is kept as ${keptAs}`;
    default:
      return how satisfies never;
  }
}

/** Says to delete first, because editors and Windows refuse to rename to an existing name. */
function howToHaveBack({ file, keptAs }: ResetStep): string {
  return `To get yours back: delete ${file}, then rename ${keptAs} to ${file}.\n`;
}
