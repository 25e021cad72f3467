/**
 * What `check --in` grades: a student's submission, read as `grade` reads it.
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

/** A submission that `--in` names, and what is different for it. */
export interface GivenSubmission {
  /** How programs in other languages are built where the student does not say so: as the course says. */
  readonly settings: Pick<GraderOptions, "settings">;
  readonly reader: Reader;
  /** The command that grades a stage of it, up to the stage. */
  readonly command: string;
  read(grader: Grader, named: Named, io: Io): Promise<Read>;
  /** The report with the commands that concern it; those for a student's own exercises are left out. */
  withItsCommands(report: StageReport): StageReport;
}

/** What is to be graded, which has to be one stage. */
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

/** Reads the submission, and says what `grade` would say of it. */
async function readNamed(grader: Grader, place: string, named: Named, io: Io): Promise<Read> {
  if (named.flatMap(({ stages }) => stages).length !== 1)
    throw new WorkbookError(
      `--in ${place} needs a stage to grade; name one, for example: npm run check -- --in ${inThere(place)} ${named[0]!.track.name}/1`,
    );
  const tracks = named.map(({ track }) => track);
  const entry = await findSubmission(
    place,
    tracks.map(({ name }) => name),
  );
  const { protection } = grader.session;
  // It is somebody else's program that runs here.
  if (protection.kind !== "bubblewrap") io.complain(`${sayProtection(protection)}\n\n`);
  const read = await readEntry(grader, entry, tracks);
  const notes = read.notes.flatMap((note) =>
    prose(io, inertTerminal(note), { indent: "", style: "yellow" }),
  );
  if (notes.length > 0) io.complain(`${notes.join("\n")}\n\n`);
  return read;
}

/** A path as it is typed in a shell. */
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
