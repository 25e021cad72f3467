/**
 * Hit or stand?
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const meaning: Record<string, boolean> = { h: true, s: false };

/** True for a hit, False for a stand. */
export async function askHit(): Promise<boolean> {
  while (true) {
    const key = (await ask("Hit or stand? [h/s] ")).trim().toLowerCase();
    if (Object.keys(meaning).includes(key)) return meaning[key]!; // if key in meaning
    print("Please type h to hit or s to stand.");
  }
}
