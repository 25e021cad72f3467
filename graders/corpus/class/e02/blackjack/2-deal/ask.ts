/**
 * Asks for h or s.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** Everything that the player types at the prompt, tidied up. Never ends. */
async function* replies() {
  while (true) {
    const reply = await ask("Hit or stand? [h/s] ");
    yield reply.toLowerCase().trim();
  }
}

/** True if the first sensible reply is h. */
export async function askHit(): Promise<boolean> {
  for await (const reply of replies()) {
    if (reply === "h" || reply === "s") return reply === "h";
    print("Please type h to hit or s to stand.");
  }
  throw new Error("askHit: replies() has ended, which cannot be");
}
