/**
 * Prepares to grade into a results folder: finds what to grade, on which tracks, and whether it fits the results there.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { basename, dirname, resolve } from "node:path";
import type { Entry, Found, Origin } from "../intake/entry.ts";
import { inertTerminal } from "../text/inert.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Track, Workbook } from "../workbook/workbook.ts";
import { type ChosenTracks, chooseTracks } from "./choose-tracks.ts";
import { byName, type Ledger, type LedgerHead } from "./ledger.ts";
import type { Conditions } from "./stage-key.ts";

/** What a run should grade. */
export interface Wanted extends Found {
  /** The track that was named; if none was, the submissions decide. */
  readonly track: Track | undefined;
  readonly fresh: Conditions["fresh"];
  /** Whether these are only some of the course's submissions, and the others stay unchanged. */
  readonly part: boolean;
}

/**
 * Records in the ledger what is graded into it. One student's work may come later or again: then nothing else changes.
 *
 * @param temporary - a folder in which archives are unpacked
 * @returns the tracks that everybody is graded on, and notes
 * @throws WorkbookError when the folder has a different course, or different fresh games
 */
export async function beginGrading(
  ledger: Ledger,
  workbook: Workbook,
  { entries, notes, track, fresh, part }: Wanted,
  made: Pick<LedgerHead, "workbook" | "protection">,
  temporary: string,
): Promise<ChosenTracks> {
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
        `${folder}: it has the results of a different course (${head.courses.map(inertTerminal).join(", ")}); name a different folder with --out.`,
      );
    if (isPart) refuseOtherGames(head, fresh);
    refuseRenamed(ledger, names, entries);
  }
  // A student who could not be graded and is gone, such as a folder that was renamed, has nothing to lose.
  const here = new Set(entries.map(({ name }) => name));
  if (!isPart)
    for (const name of names)
      if (!here.has(name) && hasNothing(ledger, name)) {
        ledger.remove(name);
        names.delete(name);
      }
  const chosen = track
    ? { tracks: tracksNamed(workbook, [...(head?.tracks ?? []), track.name]), entries, notes: [] }
    : await chooseTracks(entries, workbook, temporary, head?.tracks);
  if (chosen.tracks.length === 0) {
    const known = workbook.tracks.map(({ name }) => name).join(" or ");
    throw new WorkbookError(
      `${courses.map(inertTerminal).join(", ")}: no submission has a track's folder; each should have ${known}.`,
    );
  }
  const said = isPart && head ? head.notes : [...notes, ...chosen.notes];
  ledger.writeHead({
    ...made,
    courses: [...new Set([...(head?.courses ?? []), ...courses])].sort(),
    tracks: chosen.tracks.map(({ name }) => name),
    ...(fresh ? { fresh: { games: fresh.games, check: checkOf(fresh.secret) } } : {}),
    notes: said,
    names: [...new Set([...names, ...here])].sort(byName),
  });
  return { ...chosen, notes: said };
}

/** Without the roster, or with a different one, a student would be in the results under two names. */
function refuseRenamed(
  ledger: Ledger,
  names: ReadonlySet<string>,
  entries: readonly Entry[],
): void {
  const unknown = new Map(
    entries.flatMap((entry) => {
      const key = names.has(entry.name) ? undefined : platformKey(entry);
      return key === undefined ? [] : [[key, entry] as const];
    }),
  );
  if (unknown.size === 0) return;
  const here = new Set(entries.map(({ name }) => name));
  for (const name of names) {
    const entry = here.has(name)
      ? undefined
      : unknown.get(platformKey(originIn(ledger, name)) ?? "");
    if (entry)
      throw new WorkbookError(
        `${inertTerminal(entry.name)} is in these results as ${inertTerminal(name)}; give the same --roster as before, or name a different folder with --out.`,
      );
  }
}

/** An unreadable record is ignored and made again, if its student is there. */
function originIn(ledger: Ledger, name: string): Origin {
  try {
    return ledger.read(name)?.origin ?? {};
  } catch (error) {
    if (error instanceof WorkbookError) return {};
    throw error;
  }
}

/** A platform's key for a student, whatever the name in the roster. */
function platformKey({ platform, platformId, id }: Origin): string | undefined {
  const own = platformId ?? id;
  return platform === undefined || own === undefined ? undefined : JSON.stringify([platform, own]);
}

function tracksNamed({ tracks }: Workbook, names: readonly string[]): readonly Track[] {
  return tracks.filter(({ name }) => names.includes(name));
}

function hasNothing(ledger: Ledger, name: string): boolean {
  const record = ledger.has(name) ? ledger.read(name) : undefined;
  return !record || (record.fault !== undefined && record.tracks.length === 0);
}

/** The folder or the file of a submission, without its place. */
function courseOf({ folder }: Entry): string {
  return basename(dirname(resolve(folder)));
}

/** A part of a course must be graded in the same way as the whole. */
function refuseOtherGames({ fresh: known }: LedgerHead, fresh: Conditions["fresh"]): void {
  if (known?.games === fresh?.games && (!fresh || known?.check === checkOf(fresh.secret))) return;
  throw new WorkbookError(
    known
      ? `The others in these results had ${known.games} fresh games per stage; give --fresh ${known.games} and the same --fresh-seed, or grade the whole course again.`
      : "The others in these results had no fresh games; leave out --fresh, or grade the whole course again.",
  );
}

/** So few bits that nobody can find the secret from them. */
function checkOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex").slice(0, 4);
}
