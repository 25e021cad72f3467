import { join } from "node:path";
import { InvalidArgumentError } from "commander";
import { codeFrame, nameOfPlace } from "../engine/code-frame.ts";
import { discover, type Stage, type Workbook } from "../engine/discover.ts";
import { findStage } from "../engine/find-stage.ts";
import { inertTerminal } from "../engine/inert.ts";
import {
  buildProgram,
  launch,
  type NotBuilt,
  type Sources,
  type Typing,
  typeSeed,
} from "../engine/launch.ts";
import { readSubmission } from "../engine/read-submission.ts";
import { openSession } from "../engine/session.ts";
import { type Define, NOT_PASSED } from "./command.ts";
import type { Io } from "./io.ts";

/** `play stage`: runs the program under `exercises/`. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument("<stage>", "a stage")
    .option("--seed <n>", "answer the first prompt, which asks for a seed", readSeed)
    .action(async (name: string, options: { seed?: string }) => {
      const workbook = discover(root);
      const { track, stage } = findStage(workbook, name);
      const typed = options.seed === undefined ? undefined : typeSeed(stage, options.seed);
      const { files, refused } = readSubmission(join(root, "exercises"), [track.name]);
      finish(await runProgram(workbook, stage, { tree: "exercises", files, refused }, typed, io));
    });
};

/** Builds and runs a program on this terminal. @returns its own exit status, or 1 when it does not build */
export async function runProgram(
  workbook: Workbook,
  stage: Stage,
  sources: Sources,
  typed: Typing | undefined,
  io: Io,
): Promise<number> {
  const session = openSession();
  try {
    const build = await buildProgram(session, workbook, stage, sources);
    if (build.kind !== "built") {
      io.complain(renderProblems(build, sources.tree));
      return NOT_PASSED;
    }
    const { root } = workbook;
    return await launch(session, build, {
      root,
      tree: join(root, sources.tree),
      ...(typed ? { typed } : {}),
    });
  } finally {
    session.close();
  }
}

/** Why a program does not build: each problem with its place and the line it stands in. */
export function renderProblems({ kind, problems }: NotBuilt, tree: string): string {
  const head =
    kind === "refused" ? "The program imports what it may not:" : "The program does not build:";
  const blocks = problems.map(({ text, file, ...at }) => {
    if (file === undefined) return [inertTerminal(text)];
    const place = { ...at, file: `${tree}/${file}` };
    return [`${nameOfPlace(place)}: ${inertTerminal(text)}`, ...codeFrame(place)];
  });
  return [head, ...blocks.map((lines) => lines.join("\n"))].map((block) => `${block}\n`).join("\n");
}

export function readSeed(text: string): string {
  if (!/^\d+$/.test(text) || Number(text) > 0xffffffff)
    throw new InvalidArgumentError("A seed is a whole number from 0 to 4294967295.");
  return text;
}
