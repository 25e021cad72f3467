/**
 * Reads what a box says about a run. A program may have broken out of its context and written it, so nothing is trusted
 * before it is checked.
 *
 * @module
 */
import * as v from "valibot";
import type { ProcessReport } from "../guest/process-host.ts";
import type { RealmAnswer } from "../guest/realm.ts";
import { CASE_LIMITS } from "../limits/limits.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A whole game reads hundreds of lines: a schema for each would take longer than the game. */
const counts = v.custom<number[]>(
  (value) => Array.isArray(value) && value.every((one) => Number.isSafeInteger(one) && one >= 0),
);

/** JSON has no word for NaN. */
const seconds = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value ?? Number.NaN),
);

/** More than are ever reported. */
const MOST_CALLERS = 20;

const pause = {
  seconds,
  at: v.exactOptional(count),
  waited: v.exactOptional(v.literal(false)),
};

const places = v.pipe(v.array(v.object({ line: count, column: count })), v.maxLength(MOST_CALLERS));

const error = v.object({
  name: v.pipe(v.string(), v.maxLength(500)),
  message: v.pipe(v.string(), v.maxLength(2000)),
  code: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  line: v.exactOptional(count),
  column: v.exactOptional(count),
  callers: v.exactOptional(places),
});

const ended = v.variant("how", [
  v.object({ how: v.literal("exit"), status: count, error: v.exactOptional(error) }),
  v.object({ how: v.literal("timed out"), limit: v.exactOptional(v.literal("wall")) }),
  v.object({ how: v.literal("too much output"), at: v.exactOptional(places) }),
]);

const run = v.object({
  stdout: v.pipe(v.string(), v.maxLength(CASE_LIMITS.outputChars)),
  stderr: v.pipe(v.string(), v.maxLength(CASE_LIMITS.stderrChars)),
  ended,
  reads: v.exactOptional(v.object({ taken: count, askedForMore: v.boolean(), at: counts })),
  pauses: v.exactOptional(v.array(v.object(pause))),
});

const realmAnswer = v.object({
  job: count,
  result: v.union([v.literal("not run"), v.object({ needs: v.string() }), run]),
});

/**
 * The answer to a job of a batch.
 *
 * @param job - the next job to be answered
 * @returns `undefined` if it is not an answer
 */
export function readRealmAnswer(document: unknown, job: number): RealmAnswer | undefined {
  const read = v.safeParse(realmAnswer, document);
  return read.success && read.output.job === job ? (read.output as RealmAnswer) : undefined;
}

const processReport = v.variant("kind", [
  v.object({ kind: v.literal("read"), at: count, inVain: v.boolean() }),
  v.object({ kind: v.literal("ends"), by: v.picklist(["status", "signal"]) }),
  v.object({ kind: v.literal("pauses are told") }),
  v.object({ kind: v.literal("pause"), ...pause }),
  v.object({ kind: v.literal("error"), error }),
]);

/** More than any honest program's reads and pauses, of which no more are reported than this. */
const MOST_REPORTS = CASE_LIMITS.pauses * 2;

/** The reports of a process, one per line; other lines are skipped, because a program can write there, too. */
export function readProcessReports(text: string): ProcessReport[] {
  return text.split("\n", MOST_REPORTS).flatMap((line) => {
    if (!line.startsWith("{")) return [];
    try {
      const read = v.safeParse(processReport, JSON.parse(line));
      return read.success ? [read.output as ProcessReport] : [];
    } catch {
      return [];
    }
  });
}
