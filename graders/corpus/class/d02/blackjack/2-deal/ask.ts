/**
 * The question to the player.
 */
import { ask, print } from "#toolkit/console.ts";

/** One answer that the player has typed. */
class Answer {
  private readonly letter: string;

  constructor(typed: string) {
    this.letter = typed.trim().toUpperCase();
  }

  get isHit(): boolean {
    return this.letter === "H";
  }

  get isStand(): boolean {
    return this.letter === "S";
  }

  get isValid(): boolean {
    return this.isHit || this.isStand;
  }
}

/** Reads one answer, good or bad. */
async function nextAnswer(): Promise<Answer> {
  return new Answer(await ask("Hit or stand? [h/s] "));
}

/** Asks until there is a valid answer. True if the player wants a card. */
export async function askHit(): Promise<boolean> {
  let answer = await nextAnswer();
  while (!answer.isValid) {
    print("Please type h to hit or s to stand.");
    answer = await nextAnswer();
  }
  return answer.isHit;
}
