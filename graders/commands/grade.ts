import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { type Command, Option } from "commander";
import { keyOfSources } from "#compiled/sources.cjs";
import { beginGrading } from "../engine/course/begin.ts";
import { attempt, type Ledger, openLedger } from "../engine/course/ledger.ts";
import type { Regrading } from "../engine/course/regrade.ts";
import { makeSampleClass, writeCourse } from "../engine/course/sample-class.ts";
import { partOf, readShard, type Shard } from "../engine/course/shard.ts";
import { type Conditions, openStageKeys } from "../engine/course/stage-key.ts";
import { writeTimes } from "../engine/course/times.ts";
import { withFresh } from "../engine/games/fresh.ts";
import { type Grader, openGrader } from "../engine/grade/grader.ts";
import type { Entry, Found } from "../engine/intake/entry.ts";
import { findSubmissions } from "../engine/intake/find-submissions.ts";
import { someOf } from "../engine/intake/folder-name.ts";
import { type Pseudonymised, pseudonyms } from "../engine/intake/pseudonyms.ts";
import { readByHand, takeIn } from "../engine/outputs/by-hand.ts";
import { readResults } from "../engine/outputs/results-json.ts";
import { type Graded, renderCourseNotes, sayProtection } from "../engine/report/course.ts";
import { versionOf } from "../engine/report/json.ts";
import { requireConfinement } from "../engine/sandbox/confinement.ts";
import {
  type Confinement,
  clearAbandoned,
  openSession,
  type Session,
} from "../engine/sandbox/session.ts";
import { prose } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discover, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { type Define, DONE } from "./command.ts";
import { finishResults } from "./finish-results.ts";
import { addFreshOptions, type FreshOptions, readFreshOptions } from "./fresh-options.ts";
import { goneOf, gradeEntries, openOf } from "./grade-entries.ts";
import type { Io } from "./io.ts";
import { readLanguageOptions } from "./language-options.ts";
import { showFeedback } from "./show-feedback.ts";
import { addTermsOptions, type TermsOptions } from "./terms.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options extends TermsOptions, FreshOptions {
  readonly out?: string;
  readonly track?: string;
  readonly roster?: string;
  readonly only?: string;
  readonly show?: string;
  readonly jobs: number;
  readonly box: boolean;
  readonly container?: boolean;
  readonly pseudonyms?: string;
  readonly neverLower?: boolean;
  readonly shard?: string;
  readonly languages?: string;
  readonly settings?: string;
  readonly json?: boolean;
}

/** `grade [folder …]`: grades a course with one folder per submission; without a folder, the sample class. */
export const define: Define = (program, { root, io }, finish) => {
  addFreshOptions(addTermsOptions(program))
    .argument(
      "[folder...]",
      "folders of submissions, with one folder per student; without any, a sample class is graded",
    )
    .option(
      "--out <dir>",
      "the folder for the results; submissions that have results there are not graded again",
    )
    .option("--track <track>", "grade only this track")
    .option("--roster <file>", "the course's students (CSV), so that nobody is missed")
    .option("--only <name>", "grade only this student; the others keep their results")
    .option(
      "--jobs <n>",
      "how many submissions to grade at the same time",
      wholeNumber(1, 64),
      availableParallelism(),
    )
    .addOption(
      new Option(
        "--container",
        "this machine holds only one submission: run programs as a user of their own, without a box",
      ).conflicts("box"),
    )
    .option("--no-box", "run programs without a box and without a user of their own")
    .option(
      "--pseudonyms <secret>",
      "grade without names; a file beside the results says who is who",
    )
    .option("--never-lower", "a stage that would lose points keeps its old result")
    .option("--shard <i/n>", "grade one of n parts of the course; use auto in a Slurm array")
    .option("--languages <names>", "also grade programs in these languages: c,python, or any")
    .option("--settings <file>", "a deckwork.json for all students who have none")
    .option("--json", "print the results as data instead of the table")
    .option("--show <name>", "print this student's feedback from the results, without grading")
    .action(async (folders: string[], options: Options, command: Command) => {
      if (options.show !== undefined) {
        refuseToGrade(folders, options.show);
        showFeedback(root, options.out ?? join(root, "reports"), options.show, io);
        return finish(DONE);
      }
      if (options.container && command.getOptionValueSource("freshSeed") === "cli")
        throw new WorkbookError(
          "With --container, submitted programs could read --fresh-seed on this command line. Put the secret into the environment variable DECKWORK_FRESH_SEED instead.",
        );
      finish(await gradeInto(root, folders, options, io));
    });
};

/** Rejects options that make no sense with `--show`, which grades nothing. */
function refuseToGrade(folders: readonly string[], name: string): void {
  const [first] = folders;
  if (first !== undefined)
    throw new WorkbookError(
      `--show ${name} prints existing results and grades nothing. Leave out ${first}, and give the results folder with --out.`,
    );
}

/** Opens what grading needs, and always closes it. @returns the exit status */
async function gradeInto(
  root: string,
  folders: readonly string[],
  options: Options,
  io: Io,
): Promise<number> {
  const workbook = discover(root);
  const shard = options.shard === undefined ? undefined : readShard(options.shard, process.env);
  const foreign = readLanguageOptions(
    folders,
    options,
    workbook.tracks.map(({ name }) => name),
  );
  // Without a folder, there is no real course.
  const out = options.out ?? join(root, "reports", ...(folders.length > 0 ? [] : ["sample"]));
  const ledger = openLedger(resolve(out), shard);
  clearAbandoned();
  const confinement = confinementOf(options);
  const session = openSession({ confinement, hidden: [root, out, ...folders] });
  try {
    // The sample class is our own.
    if (folders.length > 0 || options.container)
      requireConfinement(session, confinement, [
        ...["solutions", "graders"].map((name) => join(root, name)),
        ledger.folder,
      ]);
    const grader = openGrader(session, workbook, { evidence: true, ...foreign });
    try {
      return await grade(workbook, grader, ledger, shard, folders, options, io);
    } finally {
      await grader.close();
    }
  } finally {
    session.close();
    ledger.close();
  }
}

function confinementOf({ box, container }: Options): Confinement {
  if (container) return "container";
  return box ? "box" : "none";
}

/** Grades the submissions without results, and reports. @returns the exit status */
async function grade(
  known: Workbook,
  grader: Grader,
  ledger: Ledger,
  shard: Shard | undefined,
  folders: readonly string[],
  options: Options,
  io: Io,
): Promise<number> {
  const started = performance.now();
  // Report errors in them before grading anything.
  takeIn(ledger.folder, options, known.tracks);
  readByHand(ledger.folder, known.tracks, { now: new Date() });
  const fresh = readFreshOptions(options);
  const workbook = fresh
    ? await withFresh(known, grader.builder, fresh.games, fresh.secret)
    : known;
  const found = await findEntries(known, workbook, grader.session, folders, options);
  const hidden = hideNames(found.entries, ledger, options);
  const all = hidden?.entries ?? found.entries;
  const only =
    options.only === undefined ? undefined : (hidden?.hide(options.only) ?? options.only);
  const protection = sayProtection(grader.session.protection);
  const { tracks, entries, notes } = await beginGrading(
    ledger,
    workbook,
    {
      entries: chooseEntries(all, only),
      notes: hidden ? found.notes.map(hidden.hide) : found.notes,
      track: options.track === undefined ? undefined : findNamed(workbook, options.track).track,
      fresh,
      part: options.only !== undefined,
    },
    { workbook: versionOf(known.root), protection },
    grader.session.folder,
  );
  const say = options.json ? io.complain : io.out;
  say(`${protection}\n${renderCourseNotes(notes, io)}\n`);
  const took = await gradeEntries(
    regradingOf(workbook, grader, fresh, options),
    partOf(entries, shard),
    tracks,
    ledger,
    options.jobs,
    { ...io, out: say },
    hidden?.hide,
  );
  writeTimes(ledger.folder, shard, took);
  const graded: Graded = { submissions: took.size, seconds: (performance.now() - started) / 1000 };
  const open = openOf(ledger);
  const gone = goneOf(ledger, entries, all);
  for (const sentence of [open, gone])
    if (sentence !== undefined) say(`\n${prose(io, sentence, { indent: "" }).join("\n")}\n`);
  if (open !== undefined) return DONE;
  const status = finishResults(ledger, workbook.tracks, graded, options, io, say);
  if (options.json) io.out(readResults(ledger.folder));
  return status;
}

function regradingOf(
  workbook: Workbook,
  grader: Grader,
  fresh: Conditions["fresh"],
  { neverLower }: Options,
): Regrading {
  const conditions = { engine: keyOfSources().key, ...(fresh ? { fresh } : {}) };
  return {
    grader,
    keyOf: openStageKeys(workbook, grader, conditions),
    ...(neverLower ? { neverLower } : {}),
  };
}

/** Replaces the names, and writes beside the results who is who. */
function hideNames(
  entries: readonly Entry[],
  { folder }: Ledger,
  { pseudonyms: secret }: Options,
): Pseudonymised | undefined {
  if (secret === undefined) return undefined;
  const hidden = pseudonyms(entries, secret);
  // Do not write it into the folder, because the folder may be passed on.
  attempt(folder, () => writeWhole(`${folder}.names.csv`, hidden.table));
  return hidden;
}

function chooseEntries(entries: readonly Entry[], only: string | undefined): readonly Entry[] {
  if (only === undefined) return entries;
  const chosen = entries.filter(({ name }) => name === only);
  if (chosen.length > 0) return chosen;
  throw new WorkbookError(
    `--only ${only}: no submission has that name. There is ${someOf(
      entries.map(({ name }) => name),
      3,
    )}.`,
  );
}

async function findEntries(
  known: Workbook,
  workbook: Workbook,
  session: Session,
  folders: readonly string[],
  options: Options,
): Promise<Found> {
  if (folders.length === 0) return sampleEntries(workbook, session, options);
  const tracks = known.tracks.map(({ name }) => name);
  return findSubmissions(folders, tracks, options);
}

/** Writes the sample class as a course, and reads it like one. */
async function sampleEntries(
  workbook: Workbook,
  session: Session,
  options: Options,
): Promise<Found> {
  const track: Track | undefined =
    options.track === undefined ? workbook.tracks[0] : findNamed(workbook, options.track).track;
  if (!track) throw new WorkbookError("The workbook has no tracks to make a sample class from.");
  const folder = join(session.folder, "sample-class");
  writeCourse(folder, await makeSampleClass(workbook, track));
  return findSubmissions([folder], [track.name]);
}
