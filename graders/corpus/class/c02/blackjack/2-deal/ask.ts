/**
 * Hit or stand?
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** True for h, false for s; asks again for anything else. */
export async function askHit(): Promise<boolean> {
  let a;
  while (!/^\s*[hs]\s*$/i.test((a = await ask("Hit or stand? [h/s] "))))
    print("Please type h to hit or s to stand.");
  return /h/i.test(a);
}
