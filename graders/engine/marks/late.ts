/**
 * How late a submission was, according to `late.csv` in the results folder, or to the platform's time or mark.
 *
 * @module
 */
import { existsSync } from "node:fs";
import type { Origin } from "../intake/entry.ts";
import { shown } from "../intake/folder-name.ts";
import { LIST_LIMITS } from "../limits/limits.ts";
import { readCsv, unescapeFormula } from "../text/csv.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { LateMark } from "./marks.ts";
import type { LatePolicy } from "./policy.ts";

/** The keys that identify a student, the most reliable first. */
const KEYS = ["id", "login", "email", "name"] as const;
const MOST_DAYS = 1000;
const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/** The days that a person has written down. They override the platform. */
export interface LateList {
  /** Absent if the student is not in the list. */
  daysOf(name: string, origin: Origin): number | undefined;
  /** Sentences about lines that match no student. */
  unused(): readonly string[];
}

/**
 * Reads `late.csv`: a line of headings, `days` and at least one of `name`, `id`, `login`, `email`.
 *
 * @returns `undefined` if the file does not exist
 * @throws WorkbookError, with the line, if it cannot be read
 */
export function readLateList(file: string): LateList | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readLines(file);
  const byKey = new Map<string, Line[]>();
  for (const one of lines)
    for (const [key, value] of one.of) {
      const others = byKey.get(keyOf(key, value)) ?? [];
      const before = others.find(({ of }) => !areApart(of, one.of));
      if (before)
        throw new WorkbookError(
          `${file}, line ${one.line}: the student in this line is also in line ${before.line}; keep one of them.`,
        );
      byKey.set(keyOf(key, value), [...others, one]);
    }
  const used = new Set<Line>();
  return {
    daysOf: (name, origin) => {
      const student = new Map(Object.entries({ ...origin, name }) as [string, string][]);
      for (const key of KEYS) {
        const fits = (byKey.get(keyOf(key, student.get(key) ?? "")) ?? []).filter(
          ({ of }) => !areApart(of, student),
        );
        const [only, ...others] = fits;
        if (!only || others.length > 0) continue;
        used.add(only);
        return only.days;
      }
      return undefined;
    },
    unused: () =>
      lines
        .filter((one) => !used.has(one))
        .map(({ line, of }) => {
          const [who = ""] = of.values();
          return `${file}, line ${line}: there are no results for ${shown(who)}; correct the line, or remove it.`;
        }),
  };
}

interface Line {
  readonly line: number;
  readonly days: number;
  /** The columns that identify the student. */
  readonly of: ReadonlyMap<string, string>;
}

function readLines(file: string): readonly Line[] {
  const { rows } = readCsv(file, "the list of late days", LIST_LIMITS.late);
  const [headings, ...others] = rows;
  const columns = (headings?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const keys = KEYS.filter((key) => columns.includes(key));
  if (!columns.includes("days") || keys.length === 0)
    throw new WorkbookError(
      `${file}, line ${headings?.line ?? 1}: it needs a column "days" and one of name, id, login, email. Begin with a line of headings such as name,days.`,
    );
  return others.map(({ line, cells }) => {
    const cell = (column: string) => (cells[columns.indexOf(column)] ?? "").trim();
    const days = cell("days");
    if (!/^\d+$/.test(days) || Number(days) > MOST_DAYS)
      throw new WorkbookError(
        `${file}, line ${line}: "${days}" is not a number of days; write a whole number such as 2.`,
      );
    const of = new Map(keys.flatMap((key) => (cell(key) === "" ? [] : [[key, cell(key)]])));
    if (of.size === 0)
      throw new WorkbookError(
        `${file}, line ${line}: it does not say whose days these are; add a ${keys.at(-1)}, or remove the line.`,
      );
    return { line, days: Number(days), of };
  });
}

/** Whether two lines have different ids, logins or addresses, so they are two students even with the same name. */
function areApart(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return (["id", "login", "email"] as const).some((key) => {
    const [a, b] = [one.get(key), other.get(key)];
    return a !== undefined && b !== undefined && keyOf(key, a) !== keyOf(key, b);
  });
}

function keyOf(key: string, value: string): string {
  return JSON.stringify([key, unescapeFormula(value.trim()).normalize("NFC").toLowerCase()]);
}

/** What a submission's lateness costs; `undefined` if it was on time. */
export function lateMark(
  policy: LatePolicy | undefined,
  list: LateList | undefined,
  name: string,
  origin: Origin,
): LateMark | undefined {
  if (!policy) return undefined;
  const days = list?.daysOf(name, origin) ?? daysBy(policy, origin);
  const off = Math.min(days * policy.pointsPerDay, policy.atMost ?? Number.POSITIVE_INFINITY);
  return days === 0 ? undefined : { days, off };
}

/** The days by the platform's time. If there is only a mark that it was late, it counts as one day. */
function daysBy({ due, graceMinutes = 0 }: LatePolicy, { submittedAt, late }: Origin): number {
  const at = due === undefined ? undefined : timeOf(submittedAt, due);
  if (due === undefined || at === undefined) return late ? 1 : 0;
  return Math.max(0, Math.ceil((at - Date.parse(due) - graceMinutes * MINUTE) / DAY));
}

const STAMP =
  /^(\d{4}-\d\d-\d\d)[-T ](\d\d)[-:](\d\d)(?:[-:](\d\d)(?:\.\d+)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/;

/** A time as platforms write it. Without an offset, it is in the time zone of the due date. */
function timeOf(stamp: string | undefined, due: string): number | undefined {
  const match = STAMP.exec(stamp ?? "");
  if (!match) return undefined;
  const [, date, hours, minutes, seconds = "00", zone] = match;
  const own = /(Z|[+-]\d\d:\d\d)$/.exec(due.slice(10))?.[1] ?? "Z";
  const offset =
    zone === undefined ? own : zone === "UTC" ? "Z" : zone.replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
  const time = Date.parse(`${date}T${hours}:${minutes}:${seconds}${offset}`);
  return Number.isNaN(time) ? undefined : time;
}
