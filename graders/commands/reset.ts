import { type ResetStep, resetStage } from "../engine/desk/reset.ts";
import { discover, type Stage } from "../engine/discover/discover.ts";
import { findNamed, findStage } from "../engine/discover/find-stage.ts";
import { type Define, DONE } from "./command.ts";

/** `reset stage`: the starter's files are back, the student's own are kept beside them. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage; or a track, with --all")
    .option("--all", "all stages of the track")
    .action((name: string, options: { all?: boolean }) => {
      const workbook = discover(root);
      const stages = options.all
        ? findNamed(workbook, name).stages
        : [findStage(workbook, name).stage];
      const now = new Date();
      for (const stage of stages) io.out(render(stage, resetStage(root, stage, now)));
      finish(DONE);
    });
};

function render(stage: Stage, steps: readonly ResetStep[]): string {
  if (steps.every(({ how }) => how === "leave"))
    return `exercises/${stage.path}: nothing to do, these are the starter's files.\n`;
  const widest = Math.max(...steps.map(({ file }) => file.length));
  const lines = steps.map((step) => `  ${step.file.padEnd(widest)}  ${says(step)}\n`);
  return `exercises/${stage.path}: back at the beginning.\n${lines.join("")}`;
}

function says({ how, keptAs }: ResetStep): string {
  switch (how) {
    case "leave":
      return "was the starter's still";
    case "create":
      return "was not there; now it is";
    case "replace":
      return `the starter's; yours is kept as ${keptAs}`;
    default:
      return how satisfies never;
  }
}
