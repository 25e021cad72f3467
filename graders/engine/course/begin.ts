/**
 * Begins to grade into a results folder: what is graded, on what, and whether it goes together with what is there.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { basename, dirname, resolve } from "node:path";
import type { Entry, Found } from "../intake/entry.ts";
import { inertTerminal } from "../text/inert.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track, Workbook } from "../workbook/workbook.ts";
import { tracksOf } from "./course.ts";
import { byName, type Ledger, type LedgerHead } from "./ledger.ts";
import type { Conditions } from "./stage-key.ts";

/** What a run is asked to grade. */
export interface Wanted extends Found {
  /** The tracks that are named for it; none where the submissions say it. */
  readonly tracks: readonly Track[];
  readonly fresh: Conditions["fresh"];
  /** Whether these are some of the course's submissions, and the others are left as they are. */
  readonly part: boolean;
}

/**
 * Notes in the ledger what is graded into it. One student's work may come later or once more: then nothing else changes.
 *
 * @param temporary - a folder in which archives are unpacked
 * @returns the tracks that everybody is graded on
 * @throws WorkbookError when the folder holds another course, or other fresh games
 */
export async function beginGrading(
  ledger: Ledger,
  workbook: Workbook,
  { entries, notes, tracks, fresh, part }: Wanted,
  made: Pick<LedgerHead, "workbook" | "protection">,
  temporary: string,
): Promise<readonly Track[]> {
  const { head, folder } = ledger;
  const courses = [...new Set(entries.map(courseOf))].sort();
  const names = new Set(head?.names);
  const isPart = part || (entries.length === 1 && names.size > 1);
  if (head && names.size > 0) {
    const isKnown =
      entries.some(({ name }) => names.has(name)) ||
      (entries.length === 1 && courses.some((name) => head.courses.includes(name)));
    if (!isKnown)
      throw new WorkbookError(
        `${folder}: it holds the results of another course (${head.courses.map(inertTerminal).join(", ")}); name another folder with --out.`,
      );
    if (isPart) refuseOtherGames(head, fresh);
  }
  // Who could not be graded and is not there any more, as a folder under its old name, has nothing to lose.
  const here = new Set(entries.map(({ name }) => name));
  if (!isPart)
    for (const name of names)
      if (!here.has(name) && hasNothing(ledger, name)) {
        ledger.remove(name);
        names.delete(name);
      }
  const chosen = new Set([
    ...(head?.tracks ?? []),
    ...tracks.map(({ name }) => name),
    ...(tracks.length > 0 || head ? [] : await tracksOf(entries, workbook, temporary)).map(
      ({ name }) => name,
    ),
  ]);
  const graded = workbook.tracks.filter(({ name }) => chosen.has(name));
  ledger.writeHead({
    ...made,
    courses: [...new Set([...(head?.courses ?? []), ...courses])].sort(),
    tracks: graded.map(({ name }) => name),
    ...(fresh ? { fresh: { games: fresh.games, check: checkOf(fresh.secret) } } : {}),
    notes: isPart && head ? head.notes : notes,
    names: [...new Set([...names, ...here])].sort(byName),
  });
  return graded;
}

function hasNothing(ledger: Ledger, name: string): boolean {
  const record = ledger.has(name) ? ledger.read(name) : undefined;
  return !record || (record.fault !== undefined && record.tracks.length === 0);
}

/** The folder or the file that a submission came in, without where that lies. */
function courseOf({ folder }: Entry): string {
  return basename(dirname(resolve(folder)));
}

/** A part of a course is graded as the whole was. */
function refuseOtherGames({ fresh: known }: LedgerHead, fresh: Conditions["fresh"]): void {
  if (known?.games === fresh?.games && (!fresh || known?.check === checkOf(fresh.secret))) return;
  throw new WorkbookError(
    known
      ? `The others in these results had ${known.games} fresh games per stage; give --fresh ${known.games} and the same --fresh-seed, or grade the whole course again.`
      : "The others in these results had no fresh games; leave out --fresh, or grade the whole course again.",
  );
}

/** Few enough bits that nobody finds the secret by them. */
function checkOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex").slice(0, 4);
}
