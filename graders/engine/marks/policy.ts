/**
 * A course's policy, `policy.json` in the results folder: what lateness costs, and what students are told of fresh games.
 *
 * @module
 */
import { existsSync } from "node:fs";
import * as v from "valibot";
import { WorkbookError } from "../text/workbook-error.ts";
import { readJson } from "../workbook/files.ts";
import { strict } from "../workbook/strict.ts";
import type { Track } from "../workbook/workbook.ts";

/** How much a student is told of a fresh game that failed, from least to most. */
export const DISCLOSURES = ["kind", "typed", "all"] as const;
/**
 * `kind`: how it failed, and where in the game. `typed`: also what was typed, so that it can be played again. `all`: also
 * what was expected and printed.
 */
export type Disclosure = (typeof DISCLOSURES)[number];

const points = v.pipe(v.number(), v.minValue(0));
const disclosure = v.picklist(DISCLOSURES, 'this is to be "kind", "typed" or "all"');
const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Dates that there are: for the 31st of November, Node reads the day after. */
function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (Number.isNaN(Date.parse(text)) || !year || !month || !day) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A moment, with the offset of its time zone. */
const time = v.pipe(
  v.string(),
  v.check(
    (text) => TIME.test(text) && isDate(text),
    "this is to be a time with its time zone, such as 2026-12-24T23:59+01:00",
  ),
);

/** A moment; a date alone is its first moment in UTC. */
const moment = v.pipe(
  v.string(),
  v.check(
    (text) => (TIME.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)) && isDate(text),
    "this is to be a date such as 2026-12-24, or a time such as 2026-12-24T23:59+01:00",
  ),
);

const lateSchema = strict({
  /** Points that each day begun costs. */
  pointsPerDay: points,
  /** The most that lateness costs. */
  atMost: v.optional(points),
  /** When the work is due. Without it, only `late.csv` and what the platform marks as late count. */
  due: v.optional(time),
  /** So many minutes are nobody's fault. */
  graceMinutes: v.optional(v.pipe(v.number(), v.minValue(0))),
});

const policySchema = strict({
  late: v.optional(lateSchema),
  freshShows: v.optional(
    v.union(
      [
        disclosure,
        v.array(
          strict({
            shows: disclosure,
            /** A track or a stage, by its path; all of them without it. */
            of: v.optional(v.string()),
            /** From when on; always without it. */
            from: v.optional(moment),
          }),
        ),
      ],
      'this is to be "kind", "typed", "all", or a list of {"shows": …, "of": …, "from": …}',
    ),
  ),
});

/** A list is an object, too, and has no key that could be wrong. */
const policy = v.pipe(
  v.unknown(),
  v.check((data) => !Array.isArray(data), 'this is to be an object such as {"freshShows": "kind"}'),
  policySchema,
);

type Settings = Readonly<v.InferOutput<typeof policySchema>>;
export type LatePolicy = NonNullable<Settings["late"]>;

export interface Policy {
  readonly late?: LatePolicy;
  /** What is told of a stage's fresh games at a moment. */
  disclosureOf(stage: string, now: Date): Disclosure;
}

/** Nothing is taken off, and fresh games stay secret. */
export const NO_POLICY: Policy = { disclosureOf: () => "kind" };

/** @throws WorkbookError with the place, where it cannot be read or contradicts itself */
export function readPolicy(file: string, tracks: readonly Track[]): Policy {
  if (!existsSync(file)) return NO_POLICY;
  const { late, freshShows = "kind" } = readJson(file, policy);
  if (late) refuseContradictions(file, late);
  const rules = typeof freshShows === "string" ? [{ shows: freshShows }] : freshShows;
  refuseUnclearRules(file, rules, tracks);
  return {
    ...(late ? { late } : {}),
    disclosureOf: (stage, now) => disclosureBy(rules, stage, now),
  };
}

/** @param chosen - what was asked for on the command line, for all stages from now on */
export function withDisclosure(policy: Policy, chosen: Disclosure | undefined): Policy {
  return chosen === undefined ? policy : { ...policy, disclosureOf: () => chosen };
}

function refuseContradictions(file: string, late: LatePolicy): void {
  const { pointsPerDay, atMost, due, graceMinutes } = late;
  if (atMost !== undefined && atMost < pointsPerDay)
    throw new WorkbookError(
      `${file}: at "late": one day costs ${pointsPerDay} points, but all of them at most ${atMost}; make "atMost" larger, or "pointsPerDay" smaller.`,
    );
  if (graceMinutes !== undefined && due === undefined)
    throw new WorkbookError(
      `${file}: at "late": "graceMinutes" says nothing without "due"; add when the work is due.`,
    );
}

type Rule = Exclude<NonNullable<Settings["freshShows"]>, string>[number];

function refuseUnclearRules(file: string, rules: readonly Rule[], tracks: readonly Track[]): void {
  const paths = tracks.flatMap(({ name, stages }) => [name, ...stages.map(({ path }) => path)]);
  rules.forEach((rule, index) => {
    const place = `${file}: at "freshShows.${index}"`;
    if (rule.of !== undefined && !paths.includes(rule.of))
      throw new WorkbookError(
        `${place}: there is no track or stage "${rule.of}"; write it as ${paths[0]} or ${paths[1]}.`,
      );
    const before = rules
      .slice(0, index)
      .find(({ of, from }) => of === rule.of && momentOf(from) === momentOf(rule.from));
    if (before)
      throw new WorkbookError(
        `${place}: a rule before it is for the same ${rule.of === undefined ? "games" : "stage"} and the same time; keep one of them.`,
      );
    const less = rules.find(
      ({ of, from, shows }) =>
        of === rule.of &&
        momentOf(from) < momentOf(rule.from) &&
        rankOf(shows) > rankOf(rule.shows),
    );
    if (less)
      throw new WorkbookError(
        `${place}: it shows less ("${rule.shows}") than what was shown before ("${less.shows}"), and nobody forgets what they have read; show at least as much.`,
      );
  });
}

/** The rule for the smallest part counts; of several, the latest that has begun. */
function disclosureBy(rules: readonly Rule[], stage: string, now: Date): Disclosure {
  const [track = ""] = stage.split("/");
  for (const part of [stage, track, undefined]) {
    const begun = rules
      .filter(({ of, from }) => of === part && momentOf(from) <= now.getTime())
      .sort((a, b) => momentOf(a.from) - momentOf(b.from));
    const last = begun.at(-1);
    if (last) return last.shows;
  }
  return "kind";
}

function momentOf(from: string | undefined): number {
  return from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
}

function rankOf(shows: Disclosure): number {
  return DISCLOSURES.indexOf(shows);
}
