/**
 * Opens a student's submission for `check --in`, and reads it as `grade` does.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Grader, GraderOptions } from "../engine/grade/grader.ts";
import { type Read, readEntry } from "../engine/grade/submission.ts";
import { DECKWORK_JSON, readCourseSettings } from "../engine/intake/deckwork-json.ts";
import { findSubmission } from "../engine/intake/find-one.ts";
import { sayProtection } from "../engine/report/course.ts";
import type { Block, StageReport } from "../engine/report/model.ts";
import type { Reader } from "../engine/report/problems.ts";
import { inertTerminal } from "../engine/text/inert.ts";
import { prose } from "../engine/text/look.ts";
import { WorkbookError } from "../engine/text/workbook-error.ts";
import type { Stage, Track } from "../engine/workbook/workbook.ts";
import type { Io } from "./io.ts";
import { quote } from "./npm-options.ts";

/** A submission given with `--in`, and the differences from checking your own work. */
export interface GivenSubmission {
  /** The course's build commands for programs in other languages, used if the student gives none. */
  readonly settings: Pick<GraderOptions, "settings">;
  readonly reader: Reader;
  /** The command that grades a stage of it, without the stage's name. */
  readonly command: string;
  read(grader: Grader, named: Named, io: Io): Promise<Read>;
  /** The report with commands for this submission, and without those for a student's own exercises. */
  withItsCommands(report: StageReport): StageReport;
}

/** The part to grade, which has to be one stage. */
type Named = readonly { readonly track: Track; readonly stages: readonly Stage[] }[];

export function openGiven(place: string): GivenSubmission {
  const file = join(dirname(resolve(place)), DECKWORK_JSON);
  return {
    settings: existsSync(file) ? { settings: readCourseSettings(file) } : {},
    reader: { handedIn: true },
    command: `npm run check -- --in ${inThere(place)}`,
    read: (grader, named, io) => readNamed(grader, place, named, io),
    withItsCommands: (report) => withCommandsFor(report, place),
  };
}

/** Reads the submission, with the same notes as `grade`. */
async function readNamed(grader: Grader, place: string, named: Named, io: Io): Promise<Read> {
  if (named.flatMap(({ stages }) => stages).length !== 1)
    throw new WorkbookError(
      `--in ${place} needs a stage to grade, for example: npm run check -- --in ${inThere(place)} ${named[0]!.track.name}/1`,
    );
  const tracks = named.map(({ track }) => track);
  const entry = await findSubmission(
    place,
    tracks.map(({ name }) => name),
  );
  const { protection } = grader.session;
  // The program was written by someone else.
  if (protection.kind !== "bubblewrap") io.complain(`${sayProtection(protection)}\n\n`);
  const read = await readEntry(grader, entry, tracks);
  const notes = read.notes.flatMap((note) =>
    prose(io, inertTerminal(note), { indent: "", style: "yellow" }),
  );
  if (notes.length > 0) io.complain(`${notes.join("\n")}\n\n`);
  return read;
}

/** A path as typed in a shell. */
function inThere(place: string): string {
  return inertTerminal(quote(place));
}

function withCommandsFor(report: StageReport, place: string): StageReport {
  const { told } = report;
  if (!told) return report;
  const meant = (block: Block): Block[] => {
    if (block.kind !== "command") return [block];
    if (block.does !== "Again") return [];
    const command = block.command.replace(/^check --/, () => `check -- --in ${inThere(place)}`);
    return [{ ...block, command }];
  };
  const sections = told.sections.map((section) => section.flatMap(meant));
  return { ...report, told: { ...told, sections: sections.filter(({ length }) => length > 0) } };
}
