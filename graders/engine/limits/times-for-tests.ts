/**
 * Short times for tests of programs that are stopped, but long enough for honest programs on a busy machine. `npm run
 * test:all` waits for the real times.
 *
 * @module
 */
import type { Session } from "../sandbox/session.ts";
import { TIMES, type Times } from "./limits.ts";

const SHORT = { cpuMs: 500, wallMs: 5000, idleMs: 800, compilerMs: 1000 } satisfies Partial<Times>;

/** The text about a program with a short wait, as if it had had the real time. */
export function asIfPatient(said: string): string {
  const seconds = (ms: number) => `${ms / 1000} seconds of waiting`;
  return said.replace(seconds(SHORT.idleMs), seconds(TIMES.idleMs));
}

/** The same session with shorter times, for everything or for some things. */
export function hurried(session: Session, times: Partial<Times> = SHORT): Session {
  return { ...session, times: { ...session.times, ...times } };
}
