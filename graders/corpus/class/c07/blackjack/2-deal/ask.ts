/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

const HIT = "h";
const STAND = "s";

/** Asks the player whether to hit or to stand. */
export async function askHit(): Promise<boolean> {
  const prompt = `Hit or stand? [${HIT}/${STAND}] `;
  const help = `Please type ${HIT} to hit or ${STAND} to stand.`;
  for (;;) {
    const answer = (await ask(prompt)).trim().toLowerCase();
    switch (answer) {
      case HIT:
        return true;
      case STAND:
        return false;
      default:
        print(help);
    }
  }
}
