/**
 * One submission of a course before it is read: whose it is, where it lies, and what the learning platform knows of it.
 *
 * @module
 */
import type { Member } from "./read-archive.ts";

export type Platform = "Canvas" | "Moodle" | "Blackboard" | "Gradescope";

/** What the platform or the roster says of a submission: whose it is there, and when it came. */
export interface Origin {
  readonly id?: string;
  /** The platform's own id of the student, where the roster has another one. */
  readonly platformId?: string;
  readonly login?: string;
  readonly email?: string;
  /** As the platform writes it. */
  readonly submittedAt?: string;
  readonly late?: true;
  readonly platform?: Platform;
}

/** Where one submission lies, and whose it is. */
export interface Entry extends Origin {
  /** One line of well-formed text, and nobody else's. */
  readonly name: string;
  /** The folder, which is graded as it lies there; with `pieces`, only the place that messages name. */
  readonly folder: string;
  /** What `openEntry` puts together in a folder of its own; none where nothing was handed in. */
  readonly pieces?: readonly Piece[];
  /** Why it cannot be graded, where that is known before it is read. */
  readonly fault?: string;
  /** Said to the student and to the instructor, a sentence each. */
  readonly notes?: readonly string[];
}

/** What is kept of an entry with its results. */
export function originOf(entry: Entry): Origin {
  const { id, platformId, login, email, submittedAt, late, platform } = entry;
  const all = { id, platformId, login, email, submittedAt, late, platform };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Origin;
}

/** A file or folder that was handed in. */
export interface Piece {
  /** The name of the file in the submission; that of a folder is not kept. */
  readonly as: string;
  readonly content: Content;
}

/** Where the bytes of a file, or of all files of a folder, are. */
export type Content =
  | { readonly at: "disk"; readonly kind: "file" | "folder"; readonly place: string }
  | {
      readonly at: "archive";
      readonly kind: "file" | "folder";
      readonly archive: string;
      readonly members: readonly Member[];
      /** How many characters of the members' paths lead to the folder, with the slash. */
      readonly cut: number;
    };

export interface Found {
  readonly entries: readonly Entry[];
  /** Said to the instructor: how a download was read, and what was not taken for a submission. */
  readonly notes: readonly string[];
}

export const isZip = (name: string): boolean => /\.zip$/i.test(name);

/** Archives that are not opened. */
export const isOtherArchive = (name: string): boolean =>
  /\.(rar|7z|tar|tgz|tbz2?|txz|gz|bz2|xz|zst)$/i.test(name);

/** Whether a single file may be a student's program. */
export const isSource = (name: string): boolean => /\.([cm]?[jt]s|c|cpp|py|java)$/i.test(name);
