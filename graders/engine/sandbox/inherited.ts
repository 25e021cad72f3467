/**
 * The descriptors that this process was started with, besides the standard streams, and that its children would get,
 * too: a shell may have opened anything there.
 *
 * @module
 */
import { readdirSync, readFileSync } from "node:fs";

const STANDARD = 3;
const CLOSE_ON_EXEC = 0o2000000;

let found: readonly number[] | undefined;

/** Their numbers; empty if the system does not say. Node opens all of its own in such a way that nobody gets them. */
export function inherited(): readonly number[] {
  found ??= list();
  return found;
}

function list(): number[] {
  try {
    return readdirSync("/proc/self/fdinfo")
      .map(Number)
      .filter((number) => number >= STANDARD && isPassedOn(number));
  } catch {
    return [];
  }
}

function isPassedOn(descriptor: number): boolean {
  try {
    const [, flags = ""] =
      /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "latin1")) ?? [];
    return (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
  } catch {
    // It was the list itself.
    return false;
  }
}
