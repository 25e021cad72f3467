/**
 * Knows the mistakes that beginners make: runs each known wrong variant of a solution once, and recognises its output.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { loadAuthored } from "#compiled/authored.cjs";
import type { Mistake, Player } from "../authoring.ts";
import type { Session } from "../box/session.ts";
import type { Builder, Files } from "../build/build.ts";
import { normalise } from "../compare/compare.ts";
import { typedLines } from "../compare/transcript.ts";
import type { Stage, TranscriptCase, Workbook } from "../discover/discover.ts";
import { remember } from "../remember.ts";
import {
  type Job,
  openRunner,
  type Program,
  programOf,
  type Result,
  type Run,
  type Runner,
} from "../run/run.ts";
import { strict, tellingIssue } from "../strict.ts";
import { WorkbookError } from "../workbook-error.ts";

/** What a program did on a case that it did not pass. */
export interface Asked {
  /** The case's. */
  readonly name: string;
  readonly run: Run;
}

export interface Diagnostician {
  /** The known mistakes that give these runs' outputs on these cases of a stage, by the names of the cases. */
  diagnose(stage: Stage, asked: readonly Asked[]): Promise<ReadonlyMap<string, Mistake>>;
}

/** The mistake that a fingerprint of output belongs to, on one case. */
type Fingerprints = ReadonlyMap<string, Mistake>;

/** Nothing is built or run before a failure asks, and nothing twice; what is asked together is run together. */
export function openDiagnostician(
  session: Session,
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
): Diagnostician {
  const programs = new Map<string, Promise<Map<Mistake, Program>>>();
  const fingerprints = new Map<string, Promise<Fingerprints>>();
  const fingerprintsOf = (stage: Stage, cases: readonly TranscriptCase[]) => {
    const key = ({ name }: TranscriptCase) => `${stage.path}/${name}`;
    const unknown = cases.filter((one) => !fingerprints.has(key(one)));
    const made =
      unknown.length === 0
        ? undefined
        : fingerprint(
            session,
            remember(programs, stage.path, () =>
              buildMistakes(workbook, builder, solutions, stage),
            ),
            unknown,
          );
    return cases.map((one) =>
      remember(fingerprints, key(one), async () => (await made!)[unknown.indexOf(one)]!),
    );
  };
  return {
    diagnose: async (stage, asked) => {
      const told = stage.cases.flatMap((one) => {
        const run = asked.find(({ name }) => name === one.name)?.run;
        return one.kind === "transcript" && run && tells(run) ? [{ one, run }] : [];
      });
      const found = new Map<string, Mistake>();
      try {
        const known = await Promise.all(
          fingerprintsOf(
            stage,
            told.map(({ one }) => one),
          ),
        );
        for (const [at, { one, run }] of told.entries()) {
          const mistake = known[at]!.get(fingerprintOf(run));
          if (mistake) found.set(one.name, mistake);
        }
      } catch (error) {
        // A mistake that no longer fits its solution is for `verify` to tell; nobody's result may hang on it.
        if (!(error instanceof WorkbookError)) throw error;
      }
      return found;
    },
  };
}

/** A death without a reason may be the machine's, and says nothing of the program. */
function tells({ ended }: Run): boolean {
  return ended.how !== "killed";
}

function fingerprintOf(run: Run): string {
  const end = run.ended.how === "exit" ? String(run.ended.status) : run.ended.how;
  return createHash("sha1")
    .update(`${end}\n${normalise(run.stdout)}`)
    .digest("base64");
}

/** @returns the fingerprints of the mistakes on each case, in the order of the cases */
async function fingerprint(
  session: Session,
  built: Promise<Map<Mistake, Program>>,
  cases: readonly TranscriptCase[],
): Promise<readonly Fingerprints[]> {
  const known = cases.map(() => new Map<string, Mistake>());
  for (const [mistake, runs] of await runPrograms(session, await built, cases)) {
    for (const [at, run] of runs.entries()) {
      // Where two mistakes look alike on a case, the one listed first is the likelier.
      if (run && tells(run) && !known[at]!.has(fingerprintOf(run)))
        known[at]!.set(fingerprintOf(run), mistake);
    }
  }
  return known;
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
  return runPrograms(session, await buildMistakes(workbook, builder, solutions, stage), cases);
}

async function buildMistakes(
  workbook: Workbook,
  builder: Builder,
  solutions: Files,
  stage: Stage,
): Promise<Map<Mistake, Program>> {
  const programs = new Map<Mistake, Program>();
  for (const mistake of await loadMistakes(workbook, stage)) {
    const files = applyMistake(solutions, stage, mistake);
    const built = (await builder.build({ files, stages: [stage.path] })).get(stage.path);
    if (built?.kind !== "built") {
      throw new WorkbookError(
        `graders/${stage.path}/mistakes.ts: "${mistake.name}" does not build: ${built?.problems[0]?.text}`,
      );
    }
    programs.set(mistake, programOf(mistake.name, built));
  }
  return programs;
}

async function runPrograms(
  session: Session,
  programs: Map<Mistake, Program>,
  cases: readonly TranscriptCase[],
): Promise<Map<Mistake, (Run | undefined)[]>> {
  const jobs = [...programs.values()].flatMap(({ id }) =>
    cases.map(({ transcript }) => ({ program: id, lines: typedLines(transcript) })),
  );
  const runner = openRunner(session);
  try {
    const results = await runAll(runner, [...programs.values()], jobs);
    return new Map(
      [...programs.keys()].map((mistake, index) => {
        const own = results.slice(index * cases.length, (index + 1) * cases.length);
        return [mistake, own.map((result) => (result.kind === "ran" ? result.run : undefined))];
      }),
    );
  } finally {
    await runner.close();
  }
}

/** Runs all jobs: that a mistake has to be stopped on some cases says nothing of how it ends on the others. */
async function runAll(
  runner: Runner,
  programs: readonly Program[],
  jobs: readonly Job[],
): Promise<readonly Result[]> {
  const results = await runner.run(programs, jobs);
  const left = jobs.filter((_, at) => results[at]!.kind === "not run");
  if (left.length === 0 || left.length === jobs.length) return results;
  const rest = [...(await runAll(runner, programs, left))];
  return results.map((result) => (result.kind === "not run" ? rest.shift()! : result));
}

/** The solution's files with the mistake made in them. */
export function applyMistake(
  solutions: Files,
  stage: Stage,
  mistake: Mistake,
): Record<string, string> {
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
  return (await load(workbook, stage, "mistakes.ts", mistakesFile)).mistakes ?? [];
}

/** The stage's player, where it has one. */
export async function loadPlayer(workbook: Workbook, stage: Stage): Promise<Player | undefined> {
  return (await load(workbook, stage, "player.ts", playerFile)).player;
}

const text = v.string("a text is wanted here");

const mistakesFile = v.object({
  mistakes: v.exactOptional(
    v.array(
      strict({
        name: text,
        says: text,
        edits: v.array(strict({ file: text, find: text, replace: text }), "a list is wanted here"),
      }),
      "a list is wanted here",
    ),
  ),
});

const playerFile = v.object({
  player: v.exactOptional(
    v.custom<Player>((value) => typeof value === "function", "a function is wanted here"),
  ),
});

/** What a file of the graders' exports; nothing where there is no such file. */
async function load<Schema extends v.GenericSchema>(
  workbook: Workbook,
  stage: Stage,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const path = join(workbook.root, "graders", stage.path, file);
  const exported = v.safeParse(schema, {
    ...(existsSync(path) ? importFrom(workbook.root, `${stage.path}/${file}`) : {}),
  });
  if (exported.success) return exported.output;
  const issue = tellingIssue(exported.issues);
  throw new WorkbookError(`${path}: at "${v.getDotPath(issue)}": ${issue.message}.`);
}

function importFrom(root: string, file: string): object {
  try {
    return loadAuthored(root, file);
  } catch (error) {
    throw new WorkbookError(
      `${join(root, "graders", file)}: cannot be loaded: ${(error as Error).message.split("\n")[0]}`,
    );
  }
}
