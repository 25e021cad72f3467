import { ask, print } from "./console.ts";

/**
 * Asks for the seed of the random numbers until the answer is a valid one.
 *
 * @returns a whole number from 0 to 4294967295; for an empty answer, a seed from the clock
 *
 * @example
 * srand(await askSeed());
 */
export async function askSeed(): Promise<number> {
  for (;;) {
    const answer = (await ask("Seed: ")).trim();
    if (answer === "") return Math.floor(Date.now() / 1000) % 2 ** 32;
    const seed = Number(answer);
    if (/^\d+$/.test(answer) && seed <= 0xffffffff) return seed;
    print("Please type a whole number from 0 to 4294967295, or nothing for a seed from the clock.");
  }
}
