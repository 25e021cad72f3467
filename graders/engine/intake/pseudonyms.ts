/**
 * Grading without names: a pseudonym for each student, and the table that leads back to the names.
 *
 * @module
 */
import { createHmac } from "node:crypto";
import { printCsv } from "../text/csv.ts";
import type { Entry } from "./entry.ts";

export interface Pseudonymised {
  /** Ordered by pseudonym, without the platform's data about the student. */
  readonly entries: readonly Entry[];
  /** A text with the names replaced by pseudonyms. */
  hide(text: string): string;
  /** CSV: `pseudonym,name,id,login,email`, one line per student, safe to open in a spreadsheet. */
  readonly table: string;
}

/** Enough characters that no two students of a course share a pseudonym. */
const DIGITS = 10;

/**
 * Gives each submission a pseudonym, as `student-7f3a9c04d1`. The same name and secret give the same pseudonym in every
 * course. Without the secret, nobody can get from a pseudonym to a name.
 *
 * @param secret - the course's own
 */
export function pseudonyms(entries: readonly Entry[], secret: string): Pseudonymised {
  const renamed = entries
    .map((entry) => {
      const hash = createHmac("sha256", secret).update(entry.name).digest("hex");
      return { entry, pseudonym: `student-${hash.slice(0, DIGITS)}` };
    })
    .sort((a, b) => (a.pseudonym < b.pseudonym ? -1 : 1));
  const pseudonymOf = new Map(renamed.map(({ entry, pseudonym }) => [entry.name, pseudonym]));
  const anyName = anyOf([...pseudonymOf.keys()]);
  const hide = (text: string) => text.replace(anyName, (name) => pseudonymOf.get(name) ?? name);
  return {
    hide,
    entries: renamed.map(({ entry, pseudonym }) => {
      const { id: _, platformId: __, login: ___, email: ____, notes, ...rest } = entry;
      return { ...rest, name: pseudonym, ...(notes ? { notes: notes.map(hide) } : {}) };
    }),
    table: printCsv([
      ["pseudonym", "name", "id", "login", "email"],
      ...renamed.map(({ entry, pseudonym }) => [
        pseudonym,
        entry.name,
        entry.id ?? "",
        entry.login ?? "",
        entry.email ?? "",
      ]),
    ]),
  };
}

/** Finds names as whole words, the longest first: a name may be part of a longer one. */
function anyOf(names: readonly string[]): RegExp {
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}
