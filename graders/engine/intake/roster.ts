/**
 * The list of a course's students: who has handed in nothing has an entry, too.
 *
 * @module
 */
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { LIST_LIMITS } from "../limits/limits.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import type { Entry, Found } from "./entry.ts";
import { showName } from "./folder-name.ts";

/** One student of a course. */
export interface Student {
  readonly name: string;
  readonly id?: string;
  readonly email?: string;
  readonly login?: string;
}

const COLUMNS = ["name", "id", "email", "login"] as const;

/**
 * Reads a roster: CSV with a line of headings, `name` among them, and `id`, `email`, `login` where they are known.
 *
 * @throws WorkbookError with the line, where it cannot be read
 */
export function readRoster(file: string): Student[] {
  const rows = readRows(file);
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

/** What the parser gives with `info`, which its types do not say. */
interface WithInfo {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

function readRows(file: string): Row[] {
  let bytes: Buffer;
  try {
    if (statSync(file).size > LIST_LIMITS.roster)
      throw new WorkbookError(`${file}: it is too large for a roster; name the list of students.`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof WorkbookError) throw error;
    throw new WorkbookError(
      `${file}: the roster cannot be read (${codeOf(error)}); check the path and its permissions.`,
    );
  }
  if (!isUtf8(bytes) || bytes.includes(0)) {
    const line = bytes
      .toString("latin1")
      .split("\n")
      .findIndex((one) => !isUtf8(Buffer.from(one, "latin1")) || one.includes("\0"));
    throw new WorkbookError(
      `${file}, line ${line + 1}: this is not UTF-8; save the roster as CSV in UTF-8.`,
    );
  }
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const [first = ""] = text.split(/\r?\n/, 1);
  const delimiter = [",", ";", "\t"].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      recordDelimiter: ["\r\n", "\n", "\r"],
    }) as unknown as readonly WithInfo[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new WorkbookError(
      `${file}, line ${error.lines}: ${errorSays(error.code)}; correct the line.`,
    );
  }
}

function errorSays(code: string): string {
  if (code.includes("RECORD") && code.includes("LENGTH"))
    return "it has more or fewer cells than the line of headings";
  return code.includes("QUOTE")
    ? "a quotation mark is in the wrong place, or is not closed"
    : "it is not CSV";
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().trim();
}

interface Key {
  readonly of: (one: Partial<Student>) => readonly string[];
  /** What only a submission may be known by. */
  readonly ofEntry?: (entry: Entry) => readonly string[];
}

const NAME_KEY: Key = { of: ({ name = "" }) => [plain(name)] };

/** By what an entry and a student may be known to be the same, the surest first. */
const KEYS: readonly Key[] = [
  { of: ({ id }) => (id === undefined ? [] : [plain(id)]) },
  {
    of: ({ login, email }) =>
      [login, email].flatMap((one) => (one === undefined ? [] : [plain(one)])),
  },
  NAME_KEY,
  { of: ({ name = "" }) => namesRunTogether(name), ofEntry: ({ name }) => [withoutTask(name)] },
];

function lettersOf(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** `janedoe` and `doejane`, as platforms and file names have it. */
function namesRunTogether(name: string): string[] {
  const words = plain(name)
    .split(/[\s,._-]+/)
    .filter((word) => word !== "");
  const turned = words.map((_, at) =>
    lettersOf([...words.slice(at), ...words.slice(0, at)].join("")),
  );
  return [...new Set(turned)];
}

/** The name in that of a file such as `DoeJaneExercise5.zip`. */
function withoutTask(name: string): string {
  return lettersOf(name).replace(
    /(exercise|assignment|homework|project|task|lab|hw|ex|übung|aufgabe|blatt)\d*$/,
    "",
  );
}

/**
 * Matches a course with its roster.
 *
 * @param course - where those who handed in nothing are said to be missing
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
  const known = entries.map((entry) => ({ ...entry, ...owner.get(entry) }));
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

function groupByKeys<T extends Partial<Student>>(
  all: readonly T[],
  keysOf: (one: T) => readonly string[],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}

function absentEntry(student: Student, course: string, isUnclear: boolean): Entry {
  return {
    ...student,
    folder: join(course, student.name),
    pieces: [],
    notes: [
      isUnclear
        ? "It cannot be told which submission of this name is meant, because several students or submissions have it; put ids into the roster, or rename the folders."
        : "Handed in nothing.",
    ],
  };
}
