/**
 * The list of a course's students: a student who handed in nothing has an entry, too.
 *
 * @module
 */
import { join } from "node:path";
import { LIST_LIMITS } from "../limits/limits.ts";
import { readCsv } from "../text/csv.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Entry, Found } from "./entry.ts";
import { showName } from "./folder-name.ts";
import { groupByKeys, namesRunTogether, plain, withoutTask } from "./same-person.ts";

/** One student of a course. */
export interface Student {
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
  readonly login?: string;
}

const COLUMNS = ["name", "id", "email", "login"] as const;

/**
 * Reads a roster: CSV with a line of headings. The column `name` is required; `id`, `email` and `login` are optional.
 *
 * @throws WorkbookError when it cannot be read, with the line
 */
export function readRoster(file: string): Student[] {
  const { rows } = readCsv(file, "the roster", LIST_LIMITS.roster);
  const [headings, ...others] = rows;
  const columns = (headings?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (!columns.includes("name"))
    throw new WorkbookError(
      `${file}, line ${headings?.line ?? 1}: there is no column "name"; begin with a line of headings such as name,id,email,login.`,
    );
  const known = new Map<string, number>();
  return others.map(({ line, cells }) => {
    const fields = COLUMNS.flatMap((column) => {
      const value = cells[columns.indexOf(column)]?.trim() ?? "";
      return value === "" ? [] : [[column, showName(value.normalize("NFC"))] as const];
    });
    const { name, ...rest } = Object.fromEntries(fields) as Partial<Student>;
    if (name === undefined)
      throw new WorkbookError(
        `${file}, line ${line}: the name is missing; write it, or remove the line.`,
      );
    for (const column of ["id", "email", "login"] as const) {
      if (rest[column] === undefined) continue;
      const key = JSON.stringify([column, plain(rest[column])]);
      const before = known.get(key);
      if (before !== undefined)
        throw new WorkbookError(
          `${file}, line ${line}: the ${column} ${rest[column]} is in line ${before}, too; correct one of them.`,
        );
      known.set(key, line);
    }
    return { name, ...rest };
  });
}

interface Key {
  readonly of: (one: Partial<Student>) => readonly string[];
  /** Keys that only a submission may have. */
  readonly ofEntry?: (entry: Entry) => readonly string[];
}

const NAME_KEY: Key = { of: ({ name = "" }) => [plain(name)] };

/** The keys that match an entry with a student, the surest first. */
const KEYS: readonly Key[] = [
  { of: ({ id }) => (id === undefined ? [] : [plain(id)]) },
  {
    of: ({ login, email }) =>
      [login, email].flatMap((one) => (one === undefined ? [] : [plain(one)])),
  },
  NAME_KEY,
  { of: ({ name = "" }) => namesRunTogether(name), ofEntry: ({ name }) => [withoutTask(name)] },
];

/**
 * Matches a course with its roster.
 *
 * @param course - the place to name for students who handed in nothing
 */
export function addRoster(
  { entries, notes }: Found,
  students: readonly Student[],
  course: string,
): Found {
  const owner = new Map<Entry, Student>();
  const matched = new Set<Student>();
  const unclear = new Set<Student>();
  for (const key of KEYS) {
    const open = entries.filter((entry) => !owner.has(entry));
    const waiting = students.filter((student) => !matched.has(student));
    const byKey = groupByKeys(open, (entry) => [
      ...new Set([...key.of(entry), ...(key.ofEntry?.(entry) ?? [])]),
    ]);
    for (const [value, those] of groupByKeys(waiting, key.of)) {
      const found = byKey.get(value) ?? [];
      const [entry] = found;
      const [student] = those;
      if (!entry || !student || matched.has(student) || owner.has(entry)) continue;
      if (found.length === 1 && those.length === 1) {
        owner.set(entry, student);
        matched.add(student);
      } else if (key === NAME_KEY) for (const one of those) unclear.add(one);
    }
  }
  const known = entries.map((entry) => withStudent(entry, owner.get(entry)));
  const missing = students.filter((student) => !matched.has(student));
  const strangers = entries.filter((entry) => !owner.has(entry)).map(({ name }) => name);
  return {
    entries: [
      ...known,
      ...missing.map((student) => absentEntry(student, course, unclear.has(student))),
    ],
    notes: [
      ...notes,
      ...(strangers.length > 0 ? [`Not in the roster: ${strangers.join(", ")}.`] : []),
    ],
  };
}

/** The roster goes first; the platform's id for the student is kept if it is different. */
function withStudent(entry: Entry, student: Student | undefined): Entry {
  if (!student) return entry;
  const isOther =
    entry.platform !== undefined &&
    entry.id !== undefined &&
    student.id !== undefined &&
    student.id !== entry.id;
  return { ...entry, ...student, ...(isOther ? { platformId: entry.id } : {}) };
}

function absentEntry(student: Student, course: string, isUnclear: boolean): Entry {
  return {
    ...student,
    folder: join(course, student.name),
    pieces: [],
    notes: [
      isUnclear
        ? "Several students or submissions have this name, so it is not clear which submission is meant; add ids to the roster, or rename the folders."
        : "Handed in nothing.",
    ],
  };
}
