import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageFolder } from "#compiled/compiled.cjs";
import { checkOwnTypes } from "../engine/grade/own-types.ts";
import { readExercises } from "../engine/intake/read-submission.ts";
import { printJson } from "../engine/report/json.ts";
import { openSession } from "../engine/sandbox/session.ts";
import { chooseFiles, type OwnFaults, sortFaults } from "../engine/student/own-types.ts";
import { countFaults, renderFaults, sayUnchecked } from "../engine/student/render-types.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { type CommandContext, type Define, DONE, FAULT, NOT_PASSED } from "./command.ts";

interface Options {
  readonly json?: boolean;
}

/** `typecheck [stage]`: type-checks the student's files; without a stage, the workbook's own code. */
export const define: Define = (program, context, finish) => {
  program
    .argument("[stage]", "a stage or a track; without one, the workbook's own code is checked")
    .option("--json", "print the errors as data")
    .action(async (name: string | undefined, options: Options) => {
      if (name !== undefined) finish(await checkExercises(context, name, options));
      else if (options.json) throw new WorkbookError("--json needs a stage; name one before it.");
      else finish(await checkWorkbook(context));
    });
};

/** Checks the files of a stage or a track under `exercises/`. @returns the exit status */
async function checkExercises(
  { root, io }: CommandContext,
  named: string,
  { json }: Options,
): Promise<number> {
  const workbook = discover(root);
  const asking = { command: "npm run typecheck --", take: io.complain };
  const { track, stages, whole } = findNamed(workbook, named, asking);
  const submission = readExercises(root, [track]);
  const chosen = chooseFiles(submission, stages);
  for (const says of chosen.obstacles) io.complain(`${says}\n`);
  if (chosen.paths.length === 0) return NOT_PASSED;
  const name = whole ? track.name : stages[0]!.path;
  const session = openSession();
  try {
    const answer = await checkOwnTypes(
      { session, toolkit: workbook.toolkit },
      submission,
      chosen.paths,
    );
    if (answer.kind !== "checked") {
      io.complain(sayUnchecked(answer, name));
      return FAULT;
    }
    const found = sortFaults(name, answer.faults, chosen);
    if (json) io.out(`${printJson({ version: 1, ...found }, 2)}\n`);
    else {
      io.out(renderFaults(found, submission.files, io));
      io.say(countFaults(found));
    }
    return statusOf(found);
  } finally {
    session.close();
  }
}

function statusOf({ faults, obstacles }: OwnFaults): number {
  return faults.length + obstacles.length === 0 ? DONE : NOT_PASSED;
}

/** The workbook's own code: what runs under Node, and what runs in a browser. */
const PROJECTS = [".", "graders/engine/page/client"] as const;

/** Checks the workbook's own code, and shows what the compiler itself says. @returns the exit status */
async function checkWorkbook({ root }: CommandContext): Promise<number> {
  const compiler = packageFolder("typescript-native");
  if (compiler === undefined)
    throw new WorkbookError("TypeScript's native compiler is not installed; run npm ci first.");
  let status = DONE;
  for (const project of PROJECTS) {
    const args = [join(compiler, "bin", "tsc"), "--noEmit", "-p", project];
    const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
    const [ended] = await once(child, "close");
    if (ended !== 0) status = NOT_PASSED;
  }
  return status;
}
