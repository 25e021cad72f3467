/**
 * Grading without names: a pseudonym for each student, and the table that leads back.
 *
 * @module
 */
import { createHmac } from "node:crypto";
import type { Entry } from "./entry.ts";

export interface Pseudonymised {
  /** In the order of their pseudonyms, without what the platform knows of the student. */
  readonly entries: readonly Entry[];
  /** CSV: `pseudonym,name,id,login,email`, one line for each, safe to open in a spreadsheet. */
  readonly table: string;
}

/**
 * Gives each submission a pseudonym, `student-0001` and so on. The same course and the same secret give the same ones;
 * without the secret, nothing leads from a pseudonym to a name.
 *
 * @param secret - the course's own
 */
export function pseudonyms(entries: readonly Entry[], secret: string): Pseudonymised {
  const digest = ({ name }: Entry) => createHmac("sha256", secret).update(name).digest("hex");
  const inOrder = entries
    .map((entry) => ({ entry, hash: digest(entry) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const digits = Math.max(4, String(entries.length).length);
  const renamed = inOrder.map(({ entry }, at) => ({
    entry,
    pseudonym: `student-${String(at + 1).padStart(digits, "0")}`,
  }));
  const pseudonymOf = new Map(renamed.map(({ entry, pseudonym }) => [entry.name, pseudonym]));
  const anyName = anyOf([...pseudonymOf.keys()]);
  const withoutNames = (note: string) =>
    note.replace(anyName, (name) => pseudonymOf.get(name) ?? name);
  return {
    entries: renamed.map(({ entry, pseudonym }) => {
      const { id: _, login: __, email: ___, notes, ...rest } = entry;
      return { ...rest, name: pseudonym, ...(notes ? { notes: notes.map(withoutNames) } : {}) };
    }),
    table: [
      ["pseudonym", "name", "id", "login", "email"],
      ...renamed.map(({ entry, pseudonym }) => [
        pseudonym,
        entry.name,
        entry.id,
        entry.login,
        entry.email,
      ]),
    ]
      .map((cells) => `${cells.map(cellOf).join(",")}\n`)
      .join(""),
  };
}

/** Finds names as whole words, the longest first: a name may be a part of another. */
function anyOf(names: readonly string[]): RegExp {
  const escaped = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

/** A spreadsheet must not take a name for a formula. */
function cellOf(text = ""): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
