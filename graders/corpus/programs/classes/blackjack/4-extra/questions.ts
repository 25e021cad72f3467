import { Choice, WholeNumber } from "../1-shuffle/question.ts";
export { askHit } from "../2-deal/ask.ts";

class FoldQuestion extends Choice {
  constructor(name: string) {
    super(
      `${name}, fold or play? [f/p] `,
      "Please type f to fold or p to play for another $5.",
      "fp",
    );
  }
}

export const askPlayerCount = () =>
  new WholeNumber("How many players? [1-5] ", "Please type a whole number from 1 to 5.", 1, 5).ask();
export const askFold = (name: string) => new FoldQuestion(name).ask();
export const askAnotherGame = () =>
  new Choice("Another game? [y/n] ", "Please type y for yes or n for no.", "yn").ask();
