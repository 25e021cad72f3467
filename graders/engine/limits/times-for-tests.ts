/**
 * Short times for tests of programs that are stopped, but long enough for honest programs on a busy machine. `npm run
 * test:all` waits for the real times.
 *
 * @module
 */
import type { Session } from "../sandbox/session.ts";
import type { Times } from "./limits.ts";

const SHORT = { cpuMs: 500, wallMs: 5000, idleMs: 800, compilerMs: 1000 } satisfies Partial<Times>;

/** The same session with shorter times, for everything or for some things. */
export function hurried(session: Session, times: Partial<Times> = SHORT): Session {
  return { ...session, times: { ...session.times, ...times } };
}
