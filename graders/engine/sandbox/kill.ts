/**
 * Ends processes that may have ended already.
 *
 * @module
 */

/** @param pid - a process id, or a negative id of a group */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has already ended.
  }
}
