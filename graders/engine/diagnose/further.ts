/**
 * Where a program has more than one fault: the changes with which more of it is right, although cases still fail.
 *
 * @module
 */
import type { Repair } from "../execute/build.ts";
import type { Run } from "../execute/run.ts";
import { taskIn } from "../workbook/todo.ts";
import { inOrder } from "./likeliest.ts";
import type { Ran } from "./ran.ts";

/** Of those that only bring a program further, so many are looked at in its other cases. */
const MOST_FURTHER = 8;

/** What was found. */
export interface Found {
  /** The likeliest first. */
  readonly repairs: readonly Repair[];
  /** How many of the cases that fail still fail then: there is more than one fault. All pass if it is absent. */
  readonly remaining?: number;
}
export const NOTHING: Found = { repairs: [] };

/** A change, and how much of what the first case prints is right with it. */
export interface Further {
  readonly its: Repair;
  readonly until: number;
}

export function furthestOf(all: readonly Further[]): readonly Repair[] {
  const furthest = Math.max(...all.map(({ until }) => until));
  const found = all.flatMap(({ its, until }) => (until === furthest ? [its] : []));
  return inOrder(found).slice(0, MOST_FURTHER);
}

/**
 * Where there is another fault, too: the changes with which no case goes wrong sooner than before, and with which most
 * pass, if any; or else with which all that fail go wrong later.
 */
export function bringsFurther(
  tried: readonly { readonly its: Repair; readonly runs: readonly Run[] }[],
  cases: readonly Ran[],
): Found {
  const failing = cases.filter(({ passed, isCalls }) => !passed && !isCalls);
  const weighed = tried.flatMap(({ its, runs }) => {
    const runOf = new Map(cases.map((one, at) => [one, runs[at]!]));
    const gains = new Map([...runOf].map(([one, run]) => [one, gainOf(one, run)]));
    const left = failing.filter((one) => gains.get(one) !== ALL);
    const remaining = left.length;
    // What is made anew hides much: it forgets what is wrong, and what has to stay.
    const isLater = its.at.kind !== "declared" && failing.every((one) => gains.get(one)! > 0);
    const isBetter = remaining < failing.length || isLater;
    const areCallsRight = cases.every((one) => !one.isCalls || gains.get(one) === ALL);
    // What a function gives by itself is surer: with that as wrong as before, it is another fault, or none.
    if (cases.some((one) => one.isCalls && !one.passed && gains.get(one) === 0)) return [];
    return isBetter && [...gains.values()].every((gain) => gain >= 0)
      ? [{ its, remaining, areCallsRight }]
      : [];
  });
  const remaining = Math.min(...weighed.map((one) => one.remaining));
  const most = weighed.filter((one) => one.remaining === remaining);
  // What is right by itself, too, is nearer to the fault.
  const sure = most.filter((one) => one.areCallsRight);
  const best = (sure.length > 0 ? sure : most).map((one) => one.its);
  return best.length > 0 ? { repairs: inOrder(best), remaining } : NOTHING;
}

const ALL = Number.POSITIVE_INFINITY;

/** How much more is right than before: all of it if the case passes, and less than nothing if it goes wrong sooner. */
export function gainOf(one: Ran, run: Run): number {
  if (one.passes(run)) return ALL;
  if (one.passed) return -1;
  const gain = one.rightUntil(run) - one.differsAt();
  // What only happened to be right further on is not missed where the rest is not written yet.
  return isRightUntilTodo(one, run) ? Math.max(0, gain) : gain;
}

function isRightUntilTodo({ isRightSoFar }: Ran, run: Run): boolean {
  const { ended } = run;
  const isOpen = ended.how === "exit" && taskIn(ended.error?.message ?? "") !== undefined;
  return isOpen && (isRightSoFar?.(run) ?? false);
}
