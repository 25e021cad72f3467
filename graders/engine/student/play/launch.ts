/**
 * Runs a stage's program for a person: the bundle that `check` grades, under plain Node, on the real terminal.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Build, type Files, openBuilder } from "../../execute/build.ts";
import { answersOfThisMachine } from "../../execute/kept-answers.ts";
import type { Session } from "../../sandbox/session.ts";
import { typedLines } from "../../text/transcript.ts";
import { WorkbookError } from "../../text/workbook-error.ts";
import { type Stage, transcriptsOf, type Workbook } from "../../workbook/workbook.ts";
import { endOf } from "../terminal/foreground.ts";
import { SETTINGS, type TerminalSettings, type Typing } from "./terminal-settings.ts";

export interface Sources {
  /** The folder under the root that contains them: `exercises`. */
  readonly tree: string;
  readonly files: Files;
  readonly refused?: Files;
}

export type Built = Extract<Build, { kind: "built" }>;
export type NotBuilt = Exclude<Build, Built>;

/** Builds a program with the source map that a crash report needs to name places in the sources. */
export async function buildProgram(
  session: Session,
  { root, toolkit }: Workbook,
  stage: Stage,
  sources: Sources,
): Promise<Build> {
  const builder = openBuilder(session, toolkit, undefined, answersOfThisMachine());
  try {
    const { files, refused = {} } = sources;
    const build = (
      await builder.build({ files, refused, stages: [stage.path], sourceMap: true })
    ).get(stage.path)!;
    if (build.kind !== "built" || build.sourceMap === undefined) return build;
    return { ...build, sourceMap: placeSources(build.sourceMap, join(root, sources.tree)) };
  } finally {
    await builder.close();
  }
}

/** Changes the names of the student's sources in a map to their paths on the disk. */
function placeSources(sourceMap: string, tree: string): string {
  const map = JSON.parse(sourceMap) as { sources: string[] };
  const sources = map.sources.map((source) => {
    const path = /student:(.*)$/.exec(source)?.[1];
    return path === undefined ? source : pathToFileURL(join(tree, path)).href;
  });
  return JSON.stringify({ ...map, sources });
}

/**
 * Runs a built program with this process's own streams.
 *
 * @param unseen - whether to discard the program's output, because standard output has a different use
 * @returns its exit status; after a signal, the one that a shell would give
 */
export async function launch(
  session: Session,
  built: Built,
  settings: TerminalSettings,
  unseen = false,
): Promise<number> {
  const program = join(session.folder, "program.mjs");
  writeFileSync(program, `${built.code}\n//# sourceMappingURL=program.mjs.map\n`);
  writeFileSync(`${program}.map`, built.sourceMap ?? "{}");

  const child = spawn(
    process.execPath,
    ["--enable-source-maps", "--no-warnings", "--require", session.compiled.atTerminal, program],
    {
      stdio: ["inherit", unseen ? "ignore" : "inherit", "inherit"],
      env: { ...process.env, [SETTINGS]: JSON.stringify(settings) },
    },
  );
  return (await endOf(child)).status;
}

/**
 * Types a seed at the first prompt.
 *
 * @throws WorkbookError if the stage begins in a different way
 */
export function typeSeed(stage: Stage, seed: string): Typing {
  const firsts = stage.cases.map((one) => (one.kind === "transcript" ? one.transcript.parts : []));
  const asks = firsts.some(
    ([shown, typed]) =>
      shown?.kind === "shown" && typed?.kind === "typed" && /(^|\n)Seed: $/.test(shown.text),
  );
  if (!asks)
    throw new WorkbookError(`${stage.path} does not begin by asking for a seed; leave --seed out.`);
  return { lines: [seed], afterwards: "person", pace: "at once" };
}

/**
 * Types a transcript's lines: at a human pace and nothing more, or at once, and then a person continues. If the
 * transcript's input ends before the program does, it ends here, too.
 *
 * @throws WorkbookError if the stage has no transcript with that name
 */
export function typeTranscript(stage: Stage, name: string, pace: Typing["pace"]): Typing {
  const transcripts = transcriptsOf(stage);
  const chosen = transcripts.find((one) => one.name === name);
  if (!chosen) {
    const names = transcripts.map((one) => one.name);
    throw new WorkbookError(
      `${stage.path} has no transcript "${name}"; it has ${names.length === 0 ? "none" : names.join(", ")}.`,
    );
  }
  const { transcript } = chosen;
  const goesOn = pace === "at once" && transcript.status === 0;
  return { lines: typedLines(transcript), afterwards: goesOn ? "person" : "nobody", pace };
}
