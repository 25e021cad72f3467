/**
 * What a process and its descendants use, read from outside, if the system has `/proc`.
 *
 * A box is checked every 20 or 40 ms, so a check must be cheap. It costs some 60 µs for a Node with 7 threads, 0.3 % of
 * a core. Each file is read into the same buffer, which takes half the time of `readFileSync`.
 *
 * @module
 */
import { closeSync, openSync, readdirSync, readSync } from "node:fs";
import { pageBytes } from "./page-size.ts";

export interface Usage {
  /** User and system time of the whole tree, in milliseconds; the kernel counts in steps of ten. */
  readonly cpuMs: number;
  /** Resident size of the whole tree and its page tables, in bytes. */
  readonly memoryBytes: number;
  readonly processes: number;
  /** Whether any of them is computing, or would compute if it had a processor. */
  readonly running: boolean;
}

const TICK_MS = 10;
const PAGE_BYTES = pageBytes();
const AT_MOST = 2000;
/** A page of 4 KiB takes an entry of 8 bytes in a table, and larger pages take less. */
const ADDRESSES_PER_TABLE_BYTE = 512;
/** Fewer are not worth looking for. Node and Java need 2 MiB. */
const FEW_TABLE_BYTES = 16 * 1024 * 1024;

/**
 * Sums up a process tree.
 *
 * @returns `undefined` if the process has ended or the system does not say
 */
export function usageOf(root: number): Usage | undefined {
  let cpuMs = 0;
  let memoryBytes = 0;
  let processes = 0;
  let running = false;
  // A loop over a set also visits elements that are added during the loop, and a child that changes its parent
  // meanwhile counts once.
  const pids = new Set([root]);
  for (const pid of pids) {
    if (processes === AT_MOST) break;
    try {
      // The name in the second field may contain spaces and brackets; the numbers come after the last bracket.
      const stat = read(`/proc/${pid}/stat`);
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      // Fields 14 to 17, 23 and 24 of proc(5): own and waited-for children's time, address space, resident pages.
      cpuMs += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS;
      memoryBytes += Number(fields[21]) * PAGE_BYTES + tableBytes(pid, Number(fields[20]));
      processes++;
      if (fields[0] === "R" || fields[0] === "D") running = true;
      for (const child of childrenOf(pid)) pids.add(child);
    } catch {
      // It ended between two checks.
    }
  }
  return processes === 0 ? undefined : { cpuMs, memoryBytes, processes, running };
}

/**
 * The page tables of a process: reading far and wide in reserved memory fills them, although nothing else is in use.
 *
 * @param addressBytes - its address space, which shows without another file whether they can be large
 */
function tableBytes(pid: number, addressBytes: number): number {
  if (addressBytes / ADDRESSES_PER_TABLE_BYTE < FEW_TABLE_BYTES) return 0;
  return Number(/^VmPTE:\s*(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
}

/** The kernel lists a child under the thread that started it. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      const children = read(`/proc/${pid}/task/${thread}/children`);
      return children
        .split(" ")
        .filter((child) => child !== "")
        .map(Number);
    } catch {
      // A thread that has ended has left its children to a different one.
      return [];
    }
  });
}

const buffer = Buffer.allocUnsafe(64 * 1024);

/** The kernel gives as much as a quarter of a page at once, unless that is the end. */
const SURELY_ALL = 1024;

/** A file of `/proc`: it has no size, so it is read to its end. */
function read(path: string): string {
  const file = openSync(path, "r");
  try {
    let text = "";
    for (;;) {
      const length = readSync(file, buffer, 0, buffer.length, null);
      text += buffer.toString("latin1", 0, length);
      if (length < SURELY_ALL) return text;
    }
  } finally {
    closeSync(file);
  }
}
