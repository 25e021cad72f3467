/**
 * A course's policy, `policy.json` in the results folder: what lateness costs, and what students learn about fresh games.
 *
 * @module
 */
import { existsSync } from "node:fs";
import * as v from "valibot";
import { WorkbookError } from "../text/workbook-error.ts";
import { readJson } from "../workbook/files.ts";
import { strict } from "../workbook/strict.ts";
import type { Track } from "../workbook/workbook.ts";

/** How much a student learns about a failed fresh game, from least to most. */
export const DISCLOSURES = ["kind", "typed", "all"] as const;
/**
 * `kind`: how it failed, and where in the game. `typed`: also the input, so that it can be played again. `all`: also the
 * expected and the printed output.
 */
export type Disclosure = (typeof DISCLOSURES)[number];

const points = v.pipe(v.number(), v.minValue(0));
const disclosure = v.picklist(DISCLOSURES, 'this must be "kind", "typed" or "all"');
const DATE = /^(\d{4})-(\d\d)-(\d\d)/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** Accepts only real dates, because Node reads 31 November as the next day. */
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
    "this must be a time with its time zone, such as 2026-12-24T23:59+01:00",
  ),
);

/** A moment. A date alone means its first moment in UTC. */
const moment = v.pipe(
  v.string(),
  v.check(
    (text) => (TIME.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)) && isDate(text),
    "this must be a date such as 2026-12-24, or a time such as 2026-12-24T23:59+01:00",
  ),
);

const lateSchema = strict({
  /** The points lost for each day, including a partial one. */
  pointsPerDay: points,
  /** The most that lateness costs. */
  atMost: v.optional(points),
  /** When the work is due. Without it, only `late.csv` and the platform's late marks count. */
  due: v.optional(time),
  /** Minutes that do not count as late. */
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
            /** The path of a track or stage; without it, the rule is for all. */
            of: v.optional(v.string()),
            /** The start of the rule; without it, the rule always applies. */
            from: v.optional(moment),
          }),
        ),
      ],
      'this must be "kind", "typed", "all", or a list of {"shows": …, "of": …, "from": …}',
    ),
  ),
});

/** Rejects lists, which are objects without any wrong key. */
const policy = v.pipe(
  v.unknown(),
  v.check((data) => !Array.isArray(data), 'this must be an object such as {"freshShows": "kind"}'),
  policySchema,
);

type Settings = Readonly<v.InferOutput<typeof policySchema>>;
export type LatePolicy = NonNullable<Settings["late"]>;

export interface Policy {
  readonly late?: LatePolicy;
  /** What students may learn about a stage's fresh games at a moment. */
  disclosureOf(stage: string, now: Date): Disclosure;
}

/** No points are taken off, and fresh games stay secret. */
export const NO_POLICY: Policy = { disclosureOf: () => "kind" };

/** @throws WorkbookError, with the place, if it cannot be read or contradicts itself */
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

/** @param chosen - the choice on the command line, for all stages from now on */
export function withDisclosure(policy: Policy, chosen: Disclosure | undefined): Policy {
  return chosen === undefined ? policy : { ...policy, disclosureOf: () => chosen };
}

function refuseContradictions(file: string, late: LatePolicy): void {
  const { pointsPerDay, atMost, due, graceMinutes } = late;
  if (atMost !== undefined && atMost < pointsPerDay)
    throw new WorkbookError(
      `${file}: at "late": one day costs ${pointsPerDay} points, but all days together at most ${atMost}; make "atMost" larger, or "pointsPerDay" smaller.`,
    );
  if (graceMinutes !== undefined && due === undefined)
    throw new WorkbookError(
      `${file}: at "late": "graceMinutes" has no meaning without "due"; add when the work is due.`,
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
        `${place}: an earlier rule is for the same ${rule.of === undefined ? "games" : "stage"} and the same time; keep one of them.`,
      );
    const less = rules.find(
      ({ of, from, shows }) =>
        of === rule.of &&
        momentOf(from) < momentOf(rule.from) &&
        rankOf(shows) > rankOf(rule.shows),
    );
    if (less)
      throw new WorkbookError(
        `${place}: it shows less ("${rule.shows}") than what was shown before ("${less.shows}"), and students have already read that; show at least as much.`,
      );
  });
}

/** The most specific rule counts. Of several, it is the latest that has begun. */
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
