/**
 * Times for tests of what is stopped: long enough for honest programs on a busy machine, and soon waited out. The real
 * ones are waited out by `npm run test:all`.
 *
 * @module
 */
import type { Session } from "../sandbox/session.ts";
import { TIMES, type Times } from "./limits.ts";

const SHORT: Times = { cpuMs: 500, wallMs: 5000, idleMs: 800, compilerMs: 1000 };

/** What is said of a program that waited in a hurry, as it is said of one that had the real time. */
export function asIfPatient(said: string): string {
  const seconds = (ms: number) => `${ms / 1000} seconds of waiting`;
  return said.replace(seconds(SHORT.idleMs), seconds(TIMES.idleMs));
}

/** The same session, with less patience, in all or in some things. */
export function hurried(session: Session, times: Partial<Times> = SHORT): Session {
  return { ...session, times: { ...session.times, ...times } };
}
