/**
 * What confines programs on this machine, proven once for all sessions of a worker: `npm test` opens dozens. With it, an
 * import of `./protection.ts` leads here (`vitest.config.ts`), so the real one has another name here.
 *
 * @module
 */
import {
  assumeProtection,
  type Protection,
  proveProtection as prove,
  type Surroundings,
} from "../sandbox/protection.ts";

export * from "../sandbox/protection.ts";

const proven = new Map<string, Protection>();

/** As in `protection.ts`, but perhaps by a box of another session. */
export function proveProtection(around: Surroundings): Protection {
  const key = JSON.stringify([assumeProtection(around), around.user]);
  const protection = proven.get(key) ?? prove(around);
  proven.set(key, protection);
  return protection;
}
