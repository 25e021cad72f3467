/**
 * The bench's measurements: commands on one core, in a clean environment, relative to a bare start of Node.
 *
 * @module
 */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { PROJECT } from "#compiled/compiled.cjs";

export const TSX = join(PROJECT, "node_modules", ".bin", "tsx");

/** Whether measured commands are pinned to one core. */
export const ON_ONE_CORE =
  process.platform === "linux" && spawnSync("taskset", ["-c", "0", "true"]).status === 0;

const UNIT_STARTS = 10;

/** Runs a command on one core, with a clean environment. @returns its output */
export function run(
  command: readonly string[],
  { input = "", env = {} }: { input?: string; env?: Readonly<Record<string, string>> } = {},
): string {
  const [file = "", ...args] = ON_ONE_CORE ? ["taskset", "-c", "0", ...command] : command;
  return execFileSync(file, args, {
    input,
    cwd: PROJECT,
    env: { PATH: process.env.PATH, ...env },
    maxBuffer: 1 << 26,
    stdio: ["pipe", "pipe", "inherit"],
  }).toString();
}

/** @returns milliseconds */
export function time(action: () => unknown): number {
  const started = performance.now();
  action();
  return performance.now() - started;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The unit: a bare, clean start of Node, in milliseconds. */
export function unit(): number {
  const bare = ["env", "-i", `PATH=${process.env.PATH}`, process.execPath, "-e", "0"];
  return median(Array.from({ length: UNIT_STARTS }, () => time(() => run(bare))));
}

/** Times something between two measurements of the unit. @returns the time in units */
export function inUnits(measure: () => number): number {
  const before = unit();
  const ms = measure();
  return ms / ((before + unit()) / 2);
}

export function show(value: number, digits = 2): string {
  return value.toFixed(digits);
}

export function showAll(values: readonly number[]): string {
  return values.map((value) => show(value)).join(" ");
}
