/**
 * Reads the facts of a submission's files.
 *
 * @module
 */
import type { Files } from "../execute/build.ts";
import { type FileFacts, NOTHING } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import { reachedFrom } from "../judge/imports.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import { pathsOf } from "./as-given.ts";
import type { Grader } from "./grader.ts";

/** No facts are needed for it. */
function needsNoFacts({ kind }: Check): boolean {
  return kind === "calls" || kind === "pauses" || kind === "types";
}

function isChecked({ cases }: Stage): boolean {
  return cases.some((one) => one.kind === "check" && !needsNoFacts(one.check));
}

interface Outside {
  readonly path: string;
  readonly stage: string;
  readonly facts: FileFacts;
}

/** The facts of files, by path. */
export interface Gathered {
  /** Of the stages' own files. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** Of all files that a check follows imports through: not of those that another stage's check begins with. */
  readonly around: ReadonlyMap<string, FileFacts>;
  /** Of the files in no stage whose check asks for closed objects, each with the first of these stages that uses it. */
  readonly outside: readonly Outside[];
}

/**
 * Facts for the checks of the stages, or of all the student's own files if evidence is wanted: unchanged given files
 * are not evidence. A file that kills the parser makes only its own stage unreadable.
 *
 * @param known - what was read of this submission before, by path; what is read now is added
 */
export async function gatherFacts(
  grader: Grader,
  submission: Submission,
  track: Track,
  stages: readonly Stage[],
  known: Map<string, FileFacts>,
): Promise<Gathered> {
  const { files } = submission;
  const { starters, factsOfGiven } = grader;
  const wanted = grader.options.evidence ? track.stages : stages.filter(isChecked);
  const filesOf = (stage: Stage) =>
    Object.entries(files).filter(
      ([path, source]) =>
        path.startsWith(`${stage.path}/`) &&
        !path.endsWith(".json") &&
        (isChecked(stage) || !isAsGiven(source, starters[path])),
    );
  // Many files are as they were given, and the same for everybody.
  const isGiven = (path: string) => files[path] === starters[path];
  const knownOf = (path: string) =>
    known.get(path) ?? (isGiven(path) ? factsOfGiven.get(path) : undefined);
  const groups = wanted.map((stage) =>
    Object.fromEntries(filesOf(stage).filter(([path]) => !knownOf(path))),
  );
  const read = await readFiles(grader, groups, known);
  for (const [path, facts] of read) if (isGiven(path)) factsOfGiven.set(path, facts);
  const facts = new Map(
    wanted.flatMap(filesOf).map(([path]) => [path, knownOf(path) ?? UNREADABLE]),
  );
  return { facts, ...(await readAround(grader, submission, track, stages, facts, known)) };
}

const UNREADABLE: FileFacts = {
  ...NOTHING,
  unreadable: "the parser gave up on it, or on a file beside it",
};

/** @param known - what is read is added to it */
async function readFiles(
  { builder }: Grader,
  groups: readonly Files[],
  known: Map<string, FileFacts>,
): Promise<ReadonlyMap<string, FileFacts>> {
  if (groups.every((group) => Object.keys(group).length === 0)) return new Map();
  const read = await builder.facts(groups);
  for (const [path, facts] of read) known.set(path, facts);
  return read;
}

async function readAround(
  grader: Grader,
  { files, moved = {} }: Submission,
  track: Track,
  stages: readonly Stage[],
  facts: Gathered["facts"],
  known: Map<string, FileFacts>,
): Promise<Pick<Gathered, "around" | "outside">> {
  const { starters } = grader;
  const judged = new Set(track.stages.flatMap(followedFrom));
  const isKnown = (path: string) => facts.has(path) || judged.has(path);
  const paths = Object.keys(files).filter(
    (path) => !path.endsWith(".json") && !isAsGiven(files[path]!, starters[path]),
  );
  const reach = (from: string[], known: Gathered["facts"]) =>
    reachedFrom(from, { facts: known, moved }, paths);
  const isMissed = reach(stages.flatMap(followedFrom), facts).some((path) => !isKnown(path));
  const closing = track.stages.filter(closesObjects);
  const outside = stages.some(closesObjects)
    ? paths.filter((path) => !closing.some((stage) => path.startsWith(`${stage.path}/`)))
    : [];
  const unread = isMissed || outside.length > 0 ? paths.filter((path) => !facts.has(path)) : [];
  const texts = unread.filter((path) => !known.has(path)).map((path) => ({ [path]: files[path]! }));
  await readFiles(grader, texts, known);
  const all = new Map([
    ...facts,
    ...unread.map((path) => [path, known.get(path) ?? UNREADABLE] as const),
  ]);
  const users = new Map<string, string>();
  for (const stage of outside.length > 0 ? closing : []) {
    const used = reach(pathsOf(files, stage), all);
    const isAny = used.some((path) => all.get(path)?.computedImports);
    for (const path of outside)
      if ((isAny || used.includes(path)) && !users.has(path)) users.set(path, stage.path);
  }
  return {
    around: new Map([...all].filter(([path]) => !judged.has(path))),
    outside: [...users].map(([path, stage]) => ({ path, stage, facts: all.get(path)! })),
  };
}

function closesObjects({ cases }: Stage): boolean {
  return cases.some((one) => one.kind === "check" && one.check.kind === "closed objects");
}

/** The paths of the files whose imports a stage's checks follow. */
function followedFrom({ path, cases }: Stage): string[] {
  return cases.flatMap((one) =>
    one.kind === "check" && one.check.kind === "imports" ? [`${path}/${one.check.file}`] : [],
  );
}
