/**
 * Ends processes that may have ended already.
 *
 * @module
 */
import { readdirSync, readFileSync, statSync } from "node:fs";

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
  for (
    let round = 0, pids = processesOfUser(uid);
    pids.length > 0 && round < MOST_ROUNDS;
    round++
  ) {
    for (const pid of pids) killIfThere(pid);
    pids = processesOfUser(uid);
  }
}

/** The ids of a user's processes that have not ended, on Linux. */
export function processesOfUser(uid: number): number[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => isAlive(pid, uid));
}

function isAlive(pid: number, uid: number): boolean {
  try {
    if (statSync(`/proc/${pid}`).uid !== uid) return false;
    // A process that has ended stays in the table until its parent has seen it.
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
