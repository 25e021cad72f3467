/**
 * What a process and its descendants use, read from outside, where the system tells it (`/proc`).
 *
 * @module
 */
import { readFileSync } from "node:fs";

export interface Usage {
  /** User and system time of the whole tree, in milliseconds; the kernel counts in steps of ten. */
  readonly cpuMs: number;
  /** Resident size of the whole tree, in bytes. */
  readonly residentBytes: number;
  readonly processes: number;
  /** Whether any of them is computing, or would be if it had a processor. */
  readonly running: boolean;
}

const TICK_MS = 10;
const PAGE_BYTES = 4096;
const AT_MOST = 2000;

/**
 * Sums up a process tree.
 *
 * @returns `undefined` when the process is gone or the system does not tell
 */
export function usageOf(root: number): Usage | undefined {
  let cpuMs = 0;
  let residentBytes = 0;
  let processes = 0;
  let running = false;
  const pids = [root];
  for (let pid = pids.pop(); pid !== undefined && processes < AT_MOST; pid = pids.pop()) {
    try {
      // The name in the second field may hold blanks and brackets; the numbers stand after the last one.
      const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // Fields 14 to 17 and 24 of proc(5): own and waited-for children's time, resident pages.
      cpuMs += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
      residentBytes += Number(fields[21]) * PAGE_BYTES;
      processes++;
      if (fields[0] === "R" || fields[0] === "D") running = true;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1");
      for (const child of children.split(" ")) if (child !== "") pids.push(Number(child));
    } catch {
      // Gone between two looks.
    }
  }
  return processes === 0 ? undefined : { cpuMs, residentBytes, processes, running };
}
