/**
 * Types hands of all kinds and the cards led, and plays, with a wrong answer now and then.
 *
 * @module
 */
import type { Player, Screen } from "#engine/workbook/authoring.ts";

const RANKS = "23456789TJQKA";
const NOT_A_HAND = ["", "4C 4C", "4C 10H", "KC, TH", "1S 2S", "4CTH"];
const NOT_A_CARD = ["", "x", "10H", "1S", "HK", "K", "queen", "ZZ"];

export const player: Player = (screen) => {
  const { prompt, turn, random } = screen;
  const oneOf = (answers: readonly string[]): string => answers[random(answers.length)]!;
  // Every second answer is good, so the program goes on whatever the random numbers are.
  const wrong = turn % 2 === 0 && random(8) === 0;
  if (prompt.startsWith("Your hand")) return wrong ? oneOf(NOT_A_HAND) : someHand(screen);
  if (prompt.startsWith("The card led")) return led(screen, wrong);
  if (prompt.startsWith("Are spades")) return wrong ? oneOf(["", "yes", "1"]) : oneOf(["Y", "n"]);
  if (prompt.startsWith("Another")) {
    if (wrong) return oneOf(["", "no", "maybe"]);
    return turn < 40 && random(5) > 0 ? oneOf(["Y", "y"]) : oneOf(["N", "n"]);
  }
  if (wrong) return random(2) === 0 ? oneOf(NOT_A_CARD) : someCard(screen);
  const card = oneOf(legalOnScreen(screen));
  return oneOf([card, card, card.toLowerCase(), ` ${card} `]);
};

/** One to thirteen different cards; one hand in three has only spades, so a spade has to be led. */
function someHand(screen: Screen): string {
  const { random } = screen;
  const suits = ["S", "CDHS", "CDHS"][random(3)]!;
  const size = 1 + random(suits === "S" ? 5 : 13);
  const hand = new Set<string>();
  while (hand.size < size) hand.add(RANKS.charAt(random(13)) + suits.charAt(random(suits.length)));
  return [...hand].join(" ");
}

/** An empty line, or a card that is not in the hand. */
function led(screen: Screen, wrong: boolean): string {
  const hand = lastLine(screen, "Your hand, such as 4C TH AS: ").toUpperCase().split(" ");
  if (wrong) return screen.random(2) === 0 ? hand[0]! : "1S";
  if (screen.random(2) === 0) return "-";
  const card = someCard(screen);
  return hand.includes(card) ? "-" : card;
}

function someCard({ random }: Screen): string {
  return RANKS.charAt(random(13)) + "CDHS".charAt(random(4));
}

/** The cards that may be played, according to the program. */
function legalOnScreen(screen: Screen): string[] {
  const line = lastLine(screen, "You may play ");
  return line.slice(0, line.indexOf(".")).split(" ");
}

/** The text on the screen after the last occurrence of these words, to the end of the line. */
function lastLine({ text }: Screen, words: string): string {
  return text.slice(text.lastIndexOf(words) + words.length).split("\n")[0]!;
}
