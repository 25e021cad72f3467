/**
 * The only question of the game.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";

/**
 * Asks the player whether to hit or to stand, until the answer is h or s.
 *
 * Upper case and spaces around the letter are allowed.
 *
 * @returns true for hit, false for stand
 */
export async function askHit(): Promise<boolean> {
  const question = new Question("Hit or stand? [h/s] ", "Please type h to hit or s to stand.");
  return (await question.answer(["h", "s"])) === "h";
}

/** A question that can be answered with a few letters only. */
class Question {
  readonly prompt: string;
  readonly help: string;

  constructor(prompt: string, help: string) {
    this.prompt = prompt;
    this.help = help;
  }

  async answer(letters: string[]): Promise<string> {
    for (;;) {
      const typed = await ask(this.prompt);
      const letter = typed.trim().toLowerCase();
      if (letters.includes(letter)) return letter;
      print(this.help);
    }
  }
}
