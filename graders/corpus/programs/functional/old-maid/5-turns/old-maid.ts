import { rand } from "#toolkit/random.ts";
import { type Card, cardName, printCards, shuffleDeck } from "../2-shuffle/cards";
import { askFor } from "../2-shuffle/input";
import { discardPairs, printPairs } from "../4-pairs/old-maid";

const askPosition = (count: number): Promise<number> =>
  askFor(
    `Draw a card from the computer (1 to ${count}): `,
    (answer) =>
      /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= count
        ? Number(answer)
        : undefined,
    () => `Please type a whole number from 1 to ${count}.`,
  );

const moveCard = (from: Card[], index: number, to: Card[]): Card => {
  const [card] = index < 0 ? [] : from.splice(index, 1);
  if (card === undefined) throw new RangeError(`There is no card at ${index}.`);
  to.push(card);
  return card;
};

/** What is left of a turn when the card is in the hand: tell, discard, shuffle. */
const finishTurn = (hand: Card[], news: string, who: string): void => {
  console.log(news);
  printPairs(who, discardPairs(hand));
  shuffleDeck(hand);
};

const playersTurn = async (player: Card[], computer: Card[]): Promise<void> => {
  console.log();
  printCards("Your hand", player);
  const position = await askPosition(computer.length);
  const drawn = moveCard(computer, position - 1, player);
  finishTurn(player, `You draw ${cardName(drawn)}.`, "You discard");
};

const computersTurn = (player: Card[], computer: Card[]): void => {
  const drawn = moveCard(player, rand() % player.length, computer);
  finishTurn(
    computer,
    `\nThe computer draws ${cardName(drawn)} from you.`,
    "The computer discards",
  );
};

export { deal, discardPairs, printPairs, removeQueen } from "../4-pairs/old-maid";
export { askPosition, computersTurn, moveCard, playersTurn };
