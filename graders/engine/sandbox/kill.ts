/**
 * Ends processes that may have ended already.
 *
 * @module
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { codeOf } from "../text/workbook-error.ts";

/** @param pid - a process id, or a negative id of a group */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

/** More rounds would mean that the user starts processes faster than this ends them. */
const MOST_ROUNDS = 100;

/** Ends all processes of a user, those that have left their process group as well. */
export function killAllOf(uid: number): void {
  const left = () => processesOfUsers(uid, uid + 1);
  for (let round = 0, pids = left(); pids.length > 0 && round < MOST_ROUNDS; round++, pids = left())
    for (const pid of pids) killIfThere(pid);
}

/**
 * The ids of processes that have not ended, on Linux.
 *
 * @param from - the number of the first user
 * @param to - the number after that of the last one
 */
export function processesOfUsers(from: number, to: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isAlive(pid, from, to));
}

function isAlive(pid: number, from: number, to: number): boolean {
  try {
    const { uid } = statSync(`/proc/${pid}`);
    if (uid < from || uid >= to) return false;
    // A process that has ended stays in the table until its parent has seen it.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}
