/**
 * Reads the facts of a submission's files.
 *
 * @module
 */
import { type FileFacts, NOTHING } from "../guest/facts/file-facts.ts";
import type { Submission } from "../intake/read-submission.ts";
import { importedFrom } from "../judge/imports.ts";
import { isAsGiven } from "../workbook/as-given.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { Grader } from "./grader.ts";

/** No facts are needed for it. */
function needsNoFacts({ kind }: Check): boolean {
  return kind === "calls" || kind === "pauses" || kind === "types";
}

function isChecked({ cases }: Stage): boolean {
  return cases.some((one) => one.kind === "check" && !needsNoFacts(one.check));
}

/** The facts of files, by path. */
export interface Gathered {
  /** Of the stages' own files. */
  readonly facts: ReadonlyMap<string, FileFacts>;
  /** Of the other files that those import, if a check follows imports; not of those that such a check judges itself. */
  readonly around: ReadonlyMap<string, FileFacts>;
}

/**
 * Facts for the checks of the stages, or of all the student's own files if evidence is wanted: unchanged given files
 * are not evidence. A file that kills the parser makes only its own stage unreadable.
 */
export async function gatherFacts(
  grader: Grader,
  submission: Submission,
  track: Track,
  stages: readonly Stage[],
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
  const isUnread = ([path]: [string, string]) => !isGiven(path) || !factsOfGiven.has(path);
  const groups = wanted.map((stage) => Object.fromEntries(filesOf(stage).filter(isUnread)));
  const read = wanted.length > 0 ? await grader.builder.facts(groups) : new Map();
  for (const [path, facts] of read) if (isGiven(path)) factsOfGiven.set(path, facts);
  const facts = new Map(
    wanted
      .flatMap(filesOf)
      .map(([path]) => [
        path,
        read.get(path) ?? (isGiven(path) ? factsOfGiven.get(path) : undefined) ?? UNREADABLE,
      ]),
  );
  return { facts, around: await readAround(grader, submission, track, stages, facts) };
}

const UNREADABLE: FileFacts = {
  ...NOTHING,
  unreadable: "the parser gave up on it, or on a file beside it",
};

/** After so many files in a row, each of which imports the next, all that are left are read. */
const MOST_STEPS = 3;

async function readAround(
  { builder, starters }: Grader,
  { files, moved = {} }: Submission,
  track: Track,
  stages: readonly Stage[],
  facts: ReadonlyMap<string, FileFacts>,
): Promise<Gathered["around"]> {
  const following = stages.filter((stage) => followedFrom(stage).length > 0);
  if (following.length === 0) return new Map();
  const judged = new Set(track.stages.flatMap(followedFrom));
  const isInside = (path: string) => following.some((one) => path.startsWith(`${one.path}/`));
  const paths = Object.keys(files).filter(
    (path) => !path.endsWith(".json") && !isAsGiven(files[path]!, starters[path]),
  );
  const known = new Map([...facts].filter(([path]) => isInside(path)));
  const around = new Map<string, FileFacts>();
  for (let step = 0; ; step++) {
    const next = importedFrom({ facts: known, moved }, paths);
    const left = paths.filter((path) => !known.has(path) && (step > MOST_STEPS || next.has(path)));
    const wanted = left.filter((path) => !judged.has(path));
    if (wanted.length === 0) return around;
    const unread = wanted.filter((path) => !facts.has(path));
    const texts = unread.map((path) => ({ [path]: files[path]! }));
    const read = unread.length > 0 ? await builder.facts(texts) : new Map<string, FileFacts>();
    for (const path of wanted) {
      const own = facts.get(path) ?? read.get(path) ?? UNREADABLE;
      known.set(path, own);
      around.set(path, own);
    }
  }
}

/** The paths of the files whose imports a stage's checks follow. */
function followedFrom({ path, cases }: Stage): string[] {
  return cases.flatMap((one) =>
    one.kind === "check" && one.check.kind === "imports" ? [`${path}/${one.check.file}`] : [],
  );
}
