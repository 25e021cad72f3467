/**
 * One submission of a course before it is read: the student, the place, and what the learning platform says about it.
 *
 * @module
 */
import type { Member } from "./read-archive.ts";

export type Platform = "Canvas" | "Moodle" | "Blackboard" | "Gradescope";

/** What the platform or the roster says about a submission: the student's id there, and the time. */
export interface Origin {
  readonly id?: string;
  /** The platform's own id for the student, if the roster has a different one. */
  readonly platformId?: string;
  readonly login?: string;
  readonly email?: string;
  /** As the platform writes it. */
  readonly submittedAt?: string;
  readonly late?: true;
  readonly platform?: Platform;
}

/** The place of one submission, and its student. */
export interface Entry extends Origin {
  /** The student's name: one line of well-formed text, and unique. */
  readonly name: string;
  /** The folder, graded in place; with `pieces`, only the place that messages name. */
  readonly folder: string;
  /** The parts that `openEntry` puts together in a new folder; empty if nothing was handed in. */
  readonly pieces?: readonly Piece[];
  /** Why it cannot be graded, if that is known before it is read. */
  readonly fault?: string;
  /** Notes for the student and the instructor, one sentence each. */
  readonly notes?: readonly string[];
}

/** The part of an entry that is kept with its results. */
export function originOf(entry: Entry): Origin {
  const { id, platformId, login, email, submittedAt, late, platform } = entry;
  const all = { id, platformId, login, email, submittedAt, late, platform };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Origin;
}

/** A file or folder that was handed in. */
export interface Piece {
  /** The name of the file in the submission; the name of a folder is not kept. */
  readonly as: string;
  readonly content: Content;
}

/** Where the bytes of a file, or of all files in a folder, are. */
export type Content =
  | { readonly at: "disk"; readonly kind: "file" | "folder"; readonly place: string }
  | {
      readonly at: "archive";
      readonly kind: "file" | "folder";
      readonly archive: string;
      readonly members: readonly Member[];
      /** The length of the path to the folder in the members' paths, with the slash. */
      readonly cut: number;
    };

export interface Found {
  readonly entries: readonly Entry[];
  /** Notes for the instructor: how a download was read, and what did not count as a submission. */
  readonly notes: readonly string[];
}

export const isZip = (name: string): boolean => /\.zip$/i.test(name);

/** Archives that are not opened. */
export const isOtherArchive = (name: string): boolean =>
  /\.(rar|7z|tar|tgz|tbz2?|txz|gz|bz2|xz|zst)$/i.test(name);

/** Whether a single file may be a student's program. */
export const isSource = (name: string): boolean => /\.([cm]?[jt]s|c|cpp|py|java)$/i.test(name);
