/**
 * The table of verdicts: the properties of each kind. The wordings are in `report/verdict-wordings.ts`.
 *
 * @module
 */
import type { Costs } from "../workbook/settings.ts";
import type { DifferenceKind } from "./compare.ts";
import type { Verdict } from "./verdict.ts";

interface VerdictKind<One extends Verdict> {
  /**
   * Whether it speaks for the program, against it, or neither. In the last case, something is still to be done or found
   * out.
   */
  readonly tone: "good" | "bad" | "open";
  /** Whether the case counts as failed. */
  readonly fails: boolean;
  /** The share of the case's points that it keeps, from 0 to 1. */
  readonly share: number | ((verdict: One, costs: Costs) => number);
  /** Whether a hint helps: something was begun, it is a program, and the student can fix the problem. */
  readonly hints: boolean;
  /** Whether the program ran, so playing it shows the same again. */
  readonly ran: boolean;
  /** Whether it is about the whole stage, and not about a single case. */
  readonly wholeStage: boolean | ((verdict: One) => boolean);
}

type OfKind<Kind> = Extract<Verdict, { readonly kind: Kind }>;

const FAILED = {
  tone: "bad",
  fails: true,
  share: 0,
  hints: true,
  ran: true,
  wholeStage: false,
} as const;
const OPEN = { ...FAILED, tone: "open", hints: false, ran: false } as const;

const KINDS: { readonly [Kind in Verdict["kind"]]: VerdictKind<OfKind<Kind>> } = {
  passed: { ...FAILED, tone: "good", fails: false, share: 1, hints: false },
  different: {
    ...FAILED,
    share: ({ difference }, costs) =>
      1 - Math.max(...difference.kinds.map((kind) => costOf(kind, costs))),
  },
  missing: FAILED,
  "not checked": { ...OPEN, fails: false, ran: true },
  crashed: FAILED,
  "timed out": FAILED,
  "asks for more": FAILED,
  "too much output": FAILED,
  "too much memory": FAILED,
  refused: {
    ...FAILED,
    hints: false,
    ran: false,
    wholeStage: ({ when }) => when === "building",
  },
  "does not build": { ...FAILED, hints: false, ran: false, wholeStage: true },
  "not started": { ...OPEN, wholeStage: true },
  "not run": OPEN,
  "grader fault": OPEN,
};

/** Only differences of the mildest kinds have their own price. */
function costOf(kind: DifferenceKind, costs: Costs): number {
  return kind === "spacing" || kind === "case" ? costs[kind] : 1;
}

/** The row of a verdict. A verdict's kind determines its row's type, but the compiler cannot see that here. */
function rowOf(verdict: Verdict): VerdictKind<Verdict> {
  return KINDS[verdict.kind] as VerdictKind<Verdict>;
}

/** @see VerdictKind.tone */
export function toneOf(verdict: Verdict): "good" | "bad" | "open" {
  return rowOf(verdict).tone;
}

/** Whether a case with this verdict counts as failed; an unchecked case does not. */
export function fails(verdict: Verdict): boolean {
  return rowOf(verdict).fails;
}

/** The share of a case that its verdict keeps, from 0 to 1. */
export function shareOf(verdict: Verdict, costs: Costs): number {
  const { share } = rowOf(verdict);
  return typeof share === "number" ? share : share(verdict, costs);
}

/** @see VerdictKind.hints */
export function hasHints(verdict: Verdict): boolean {
  return rowOf(verdict).hints;
}

/** @see VerdictKind.ran */
export function hasRun(verdict: Verdict): boolean {
  return rowOf(verdict).ran;
}

/** Whether a verdict is about the whole stage, and not about a single case. */
export function ofWholeStage(verdict: Verdict): boolean {
  const { wholeStage } = rowOf(verdict);
  return typeof wholeStage === "boolean" ? wholeStage : wholeStage(verdict);
}
