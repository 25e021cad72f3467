/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/** The two good answers. */
enum Answer {
  Hit = "h",
  Stand = "s",
}

/** Whether a text is a good answer. */
function isAnswer(text: string): text is Answer {
  return Object.values<string>(Answer).includes(text);
}

/** Asks until the answer is a good one. */
async function askAnswer(): Promise<Answer> {
  while (true) {
    const line = await ask("Hit or stand? [h/s] ");
    const text = line.toLowerCase().trim();
    if (isAnswer(text)) return text;
    print("Please type h to hit or s to stand.");
  }
}

/** Asks the player; true is a hit, false is a stand. */
export async function askHit(): Promise<boolean> {
  const answer = await askAnswer();
  return answer === Answer.Hit;
}
