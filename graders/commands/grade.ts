import { availableParallelism } from "node:os";
import { join, relative, resolve } from "node:path";
import { type ChosenTracks, chooseTracks } from "../engine/course/choose-tracks.ts";
import { type Entry, type Found, findSubmissions, gradeCourse } from "../engine/course/course.ts";
import { makeSampleClass, writeCourse } from "../engine/course/sample-class.ts";
import { withFresh } from "../engine/games/fresh.ts";
import { type Grader, openGrader } from "../engine/grade/grader.ts";
import { gradeSubmission } from "../engine/grade/submission.ts";
import {
  addToTally,
  renderCourseEnd,
  renderCourseLine,
  renderCourseNotes,
  sayProtection,
  type Tally,
} from "../engine/report/course.ts";
import { versionOf } from "../engine/report/json.ts";
import { openResults } from "../engine/report/write-results.ts";
import { openSession, type Session } from "../engine/sandbox/session.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import { findNamed } from "../engine/workbook/find-stage.ts";
import { discover, type Track, type Workbook } from "../engine/workbook/workbook.ts";
import { type Define, DONE, FAULT } from "./command.ts";
import type { Io } from "./io.ts";
import { readLanguageOptions } from "./language-options.ts";
import { openProgress } from "./progress-bar.ts";
import { wholeNumber } from "./whole-number.ts";

interface Options {
  readonly out: string;
  readonly track?: string;
  readonly jobs: number;
  readonly requireBox?: boolean;
  readonly fresh?: number;
  readonly freshSeed?: string;
  readonly languages?: string;
  readonly settings?: string;
  readonly json?: boolean;
}

/** `grade [folder …]`: grades a course, one folder a submission; without a folder, the sample class. */
export const define: Define = (program, { root, io }, finish) => {
  program
    .argument(
      "[folder...]",
      "folders of submissions, one folder per student; without one, a sample class is graded",
    )
    .option("--out <dir>", "where to put the feedback and results.json", join(root, "reports"))
    .option("--track <track>", "grade this track only")
    .option(
      "--jobs <n>",
      "how many submissions to grade at a time",
      wholeNumber(1, 64),
      availableParallelism(),
    )
    .option("--require-box", "grade only if bubblewrap works here")
    .option(
      "--fresh <n>",
      "add n games per stage that nobody has seen; they carry 75 % of its transcripts' points",
      wholeNumber(1, 1000),
    )
    .option("--fresh-seed <secret>", "makes the fresh games; the same secret makes the same games")
    .option("--languages <names>", "also grade programs in these languages: c,python, or any")
    .option("--settings <file>", "a deckwork.json for everybody who has none")
    .option("--json", "print the results as data instead of the table")
    .action(async (folders: string[], options: Options) => {
      const known = discover(root);
      const foreign = readLanguageOptions(
        folders,
        options,
        known.tracks.map(({ name }) => name),
      );
      const session = openSession();
      if (options.requireBox && session.protection.kind !== "bubblewrap") {
        session.close();
        throw new WorkbookError(
          `Nothing was graded: there is no box (${session.protection.why}); install bubblewrap, or leave out --require-box.`,
        );
      }
      const grader = openGrader(session, known, { evidence: true, ...foreign });
      try {
        finish(await grade(known, grader, folders, options, io));
      } finally {
        await grader.close();
        session.close();
      }
    });
};

/** Grades, writes and tells. @returns the exit status */
async function grade(
  known: Workbook,
  grader: Grader,
  folders: readonly string[],
  options: Options,
  io: Io,
): Promise<number> {
  const started = performance.now();
  const workbook = await addFresh(known, grader.builder, options);
  const found =
    folders.length > 0
      ? findSubmissions(
          folders,
          known.tracks.map(({ name }) => name),
        )
      : await sampleEntries(workbook, grader.session, options);
  const {
    tracks,
    entries,
    notes: ofTracks,
  }: ChosenTracks = options.track === undefined
    ? chooseTracks(found.entries, workbook)
    : { tracks: [findNamed(workbook, options.track).track], entries: found.entries, notes: [] };
  const notes = [...found.notes, ...ofTracks];
  if (tracks.length === 0) {
    throw new WorkbookError(
      `${folders.join(", ")}: no submission there has a track's folder; expected ${workbook.tracks.map(({ name }) => name).join(" or ")} in each.`,
    );
  }
  const protection = sayProtection(grader.session.protection);
  const results = openResults(resolve(options.out), {
    version: 1,
    workbook: versionOf(known.root),
    protection,
    ...(notes.length === 0 ? {} : { notes }),
  });
  const tally: Tally = { count: 0, faults: 0, unwritten: 0, shares: [] };
  const say = options.json ? io.complain : io.out;
  say(`${protection}\n${renderCourseNotes(notes, io)}\n`);
  const bar = openProgress(entries.length, say, io);
  const gradeEntry = (entry: Entry) => gradeSubmission(grader, entry, tracks);
  await gradeCourse(entries, gradeEntry, options.jobs, (graded) => {
    const result = results.add(graded);
    addToTally(tally, result);
    bar.advance(`${renderCourseLine(result, io)}\n`);
  });
  bar.stop();
  results.finish();
  const place = relative(process.cwd(), resolve(options.out)) || ".";
  say(`\n${renderCourseEnd(tally, (performance.now() - started) / 1000, place, io)}`);
  if (options.json) io.out(results.read());
  return tally.faults + tally.unwritten > 0 ? FAULT : DONE;
}

async function addFresh(
  workbook: Workbook,
  builder: Parameters<typeof withFresh>[1],
  options: Options,
): Promise<Workbook> {
  if (options.fresh === undefined) return workbook;
  if (options.freshSeed === undefined) {
    throw new WorkbookError(
      "--fresh needs --fresh-seed and a secret, so that the same games can be made again.",
    );
  }
  return withFresh(workbook, builder, options.fresh, options.freshSeed);
}

/** The sample class, written down as a course is, and read like one. */
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
