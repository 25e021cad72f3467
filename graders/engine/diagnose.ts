/**
 * Knows the mistakes that beginners make: runs each known wrong variant of a solution once, and recognises its output.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Mistake, Player } from "./authoring.ts";
import type { Builder, Files } from "./build.ts";
import { normalise } from "./compare.ts";
import type { Stage, TranscriptCase, Workbook } from "./discover.ts";
import { openRunner, type Run } from "./run.ts";
import type { Session } from "./session.ts";
import { typedLines } from "./transcript.ts";
import { WorkbookError } from "./workbook-error.ts";

export interface Diagnostician {
  /** The known mistake that gives this run's output on that case, if there is one. */
  diagnose(stage: Stage, name: string, run: Run): Promise<Mistake | undefined>;
}

/** By the name of the case: the mistake that a fingerprint of output belongs to. */
type Fingerprints = ReadonlyMap<string, ReadonlyMap<string, Mistake>>;

/** Nothing is run before the first failure asks, and no stage's mistakes are run twice. */
export function openDiagnostician(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
): Diagnostician {
  const known = new Map<string, Promise<Fingerprints>>();
  return {
    diagnose: async (stage, name, run) => {
      let fingerprints = known.get(stage.path);
      if (!fingerprints) {
        fingerprints = fingerprint(session, workbook, builder, solutions, stage);
        known.set(stage.path, fingerprints);
      }
      return (await fingerprints).get(name)?.get(fingerprintOf(run));
    },
  };
}

function fingerprintOf(run: Run): string {
  const end = run.ended.how === "exit" ? String(run.ended.status) : run.ended.how;
  return createHash("sha1").update(`${end}\n${normalise(run.stdout)}`).digest("base64");
}

async function fingerprint(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
  stage: Stage,
): Promise<Fingerprints> {
  const byCase = new Map<string, Map<string, Mistake>>();
  const cases = stage.cases.filter((one): one is TranscriptCase => one.kind === "transcript");
  for (const [mistake, runs] of await runMistakes(session, workbook, builder, solutions, stage)) {
    for (const [at, run] of runs.entries()) {
      const name = cases[at]!.name;
      const mistakes = byCase.get(name) ?? new Map<string, Mistake>();
      byCase.set(name, mistakes);
      // Where two mistakes look alike on a case, the one listed first is the likelier.
      if (run && !mistakes.has(fingerprintOf(run))) mistakes.set(fingerprintOf(run), mistake);
    }
  }
  return byCase;
}

/** Runs every known mistake of a stage on each of its transcripts, in their order. */
export async function runMistakes(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
  stage: Stage,
): Promise<Map<Mistake, (Run | undefined)[]>> {
  const cases = stage.cases.filter((one): one is TranscriptCase => one.kind === "transcript");
  const mistakes = await loadMistakes(workbook, stage);
  const programs = [];
  for (const mistake of mistakes) {
    const files = applyMistake(solutions, stage, mistake);
    const built = (await builder.build({ files, stages: [stage.path] })).get(stage.path);
    if (built?.kind !== "built") {
      throw new WorkbookError(`graders/${stage.path}/mistakes.ts: "${mistake.name}" does not build: ${built?.problems[0]?.text}`);
    }
    programs.push({ id: mistake.name, code: built.code, ...(built.needs ? { needs: built.needs } : {}) });
  }
  const jobs = programs.flatMap(({ id }) => cases.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })));
  const runner = openRunner(session);
  try {
    const results = await runner.run(programs, jobs);
    return new Map(
      mistakes.map((mistake, index) => {
        const own = results.slice(index * cases.length, (index + 1) * cases.length);
        return [mistake, own.map((result) => (result.kind === "ran" ? result.run : undefined))];
      }),
    );
  } finally {
    await runner.close();
  }
}

/** The solution's files with the mistake made in them. */
export function applyMistake(solutions: Files, stage: Stage, mistake: Mistake): Record<string, string> {
  const files = { ...solutions };
  for (const { file, find, replace } of mistake.edits) {
    const path = `${stage.path}/${file}`;
    const times = (files[path] ?? "").split(find).length - 1;
    if (times !== 1) {
      throw new WorkbookError(
        `graders/${stage.path}/mistakes.ts: "${mistake.name}" looks for ${JSON.stringify(find)}, which stands ${times} times in ${file}; name a text that stands there once.`,
      );
    }
    files[path] = files[path]!.replace(find, () => replace);
  }
  return files;
}

/** The known mistakes of a stage, from its `mistakes.ts`. */
export async function loadMistakes(workbook: Workbook, stage: Stage): Promise<readonly Mistake[]> {
  const { mistakes } = (await load(workbook, stage, "mistakes.ts")) as { mistakes?: readonly Mistake[] };
  return mistakes ?? [];
}

/** The stage's player, where it has one. */
export async function loadPlayer(workbook: Workbook, stage: Stage): Promise<Player | undefined> {
  const { player } = (await load(workbook, stage, "player.ts")) as { player?: Player };
  return player;
}

async function load(workbook: Workbook, stage: Stage, file: string): Promise<object> {
  const path = join(workbook.root, "graders", stage.path, file);
  if (!existsSync(path)) return {};
  try {
    return (await import(pathToFileURL(path).href)) as object;
  } catch (error) {
    throw new WorkbookError(`${path}: cannot be loaded: ${(error as Error).message.split("\n")[0]}`);
  }
}
