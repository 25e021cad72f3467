/**
 * Counts what becomes of a stage's mutants.
 *
 * @module
 */
import { posix } from "node:path";
import type { Stage } from "../engine/workbook/workbook.ts";
import type { Measure } from "./measure.ts";
import type { Diff, Mutant } from "./mutants.ts";
import { diffOf } from "./mutants.ts";
import { readSurvivors, reasonFor, type Survivor } from "./survivors.ts";

/** A line of the table. */
export interface Row {
  readonly stage: string;
  readonly mutants: number;
  readonly visible: number;
  /** Killed by fresh games alone. */
  readonly fresh: number;
  readonly reasons: Readonly<Record<Survivor["kind"], number>>;
  /** Mutants that no visible case kills and no reason explains, and reasons for none; each with its lines. */
  readonly unexplained: readonly string[];
}

/** Which mutants are measured: every `part`-th, beginning at a place that depends on the seed. */
export interface Sample {
  readonly part: number;
  readonly seed: number;
}

export async function measureStage(
  root: string,
  measure: Measure,
  stage: Stage,
  { part, seed }: Sample,
): Promise<Row> {
  const reasons = readSurvivors(root, stage);
  const used = new Set<string>();
  const counts = { mutants: 0, visible: 0, fresh: 0 };
  const explained = { equivalent: 0, unpromised: 0 };
  const unexplained: string[] = [];
  const all = await measure.mutants(stage);
  for (const mutant of all.filter((_, at) => (at + seed) % part === 0)) {
    counts.mutants++;
    const diff = diffOf(measure.sourceOf(mutant), mutant);
    const fate = await measure.fate(stage, mutant);
    if (fate.killed !== undefined) counts[fate.killed]++;
    const reason = reasonFor(reasons, posix.basename(mutant.path), diff);
    if (reason && fate.killed === undefined) {
      explained[reason.kind]++;
      used.add(keyOf(reason.file, diff));
    } else if (fate.killed !== "visible") unexplained.push(said(mutant, diff, fate.by));
  }
  // A sample cannot tell which reasons are needed.
  if (part === 1) unexplained.push(...unused(reasons, used));
  return { stage: stage.path, ...counts, reasons: explained, unexplained };
}

function unused(reasons: readonly Survivor[], used: ReadonlySet<string>): string[] {
  return reasons.flatMap(({ file, from, to }) =>
    to
      .filter((one) => !used.has(keyOf(file, { from, to: one })))
      .map(
        (one) =>
          `${file}: survivors.json has a reason, but nothing survives${lines({ from, to: one })}`,
      ),
  );
}

function keyOf(file: string, { from, to }: Diff): string {
  return JSON.stringify([file, from, to]);
}

function said({ path, mutator }: Mutant, diff: Diff, by: string | undefined): string {
  const only = by === undefined ? "" : `, killed only by ${by}`;
  return `${posix.basename(path)}, ${mutator}${only}${lines(diff)}`;
}

function lines({ from, to }: Diff): string {
  return `\n  - ${from}\n  + ${to}`;
}

/** The table in Markdown, and below it what is not explained. */
export function renderRows(rows: readonly Row[]): string {
  const head = [
    "| Stage | Mutants | Killed by visible cases | Only by fresh games | Equivalent | Not promised | Survive |",
    "|---|---|---|---|---|---|---|",
  ];
  const left = rows
    .filter(({ unexplained }) => unexplained.length > 0)
    .map(({ stage, unexplained }) => `\n${stage}:\n${unexplained.join("\n")}`);
  return [
    ...head,
    ...rows.map((row) => line(row.stage, [row])),
    line("all", rows),
    ...left,
    "",
  ].join("\n");
}

function line(name: string, rows: readonly Row[]): string {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const counts = [
    sum((row) => row.mutants),
    sum((row) => row.visible),
    sum((row) => row.fresh),
    sum((row) => row.reasons.equivalent),
    sum((row) => row.reasons.unpromised),
    sum(
      (row) =>
        row.mutants - row.visible - row.fresh - row.reasons.equivalent - row.reasons.unpromised,
    ),
  ];
  return `| ${[name, ...counts].join(" | ")} |`;
}
