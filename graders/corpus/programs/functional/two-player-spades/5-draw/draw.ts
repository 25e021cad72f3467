import { type Card, type Deck, type Hand, Suit } from "../1-structs/structs";
import { ask } from "../3-shuffle/input";
import { cardName } from "../4-display/display";

type Hands = { human: Hand; computer: Hand };

const emptyHand = (): Hand => ({
  cards: Array.from({ length: 13 }, () => ({ rank: 0, suit: Suit.Clubs })),
  count: 0,
});

const fail = (message: string): never => {
  throw new RangeError(message);
};

const drawCard = (deck: Deck): Card => {
  const card = deck.cards[deck.index] ?? fail("there are no cards left");
  deck.index += 1;
  return card;
};

const addCard = (hand: Hand, card: Card): void => {
  Object.assign(
    hand,
    hand.count < hand.cards.length
      ? { cards: hand.cards.with(hand.count, card), count: hand.count + 1 }
      : fail("thirteen cards are enough"),
  );
};

const askYesNo = async (prompt: string): Promise<boolean> => {
  const answer = (await ask(prompt)).trim();
  console.log();
  return /^[yn]$/i.test(answer)
    ? answer.toLowerCase() === "y"
    : askYesNo("Enter either Y for Yes (keep it) or N for No (discard it):  ");
};

const askKeep = (card: Card): Promise<boolean> =>
  askYesNo(`You drew ${cardName(card)}. Do you keep it (Y or N)? `);

const humanDraws = async (deck: Deck, hand: Hand): Promise<void> => {
  const first = drawCard(deck);
  const keeps = await askKeep(first);
  const second = drawCard(deck);
  addCard(hand, keeps ? first : second);
  console.log(`You ${keeps ? "discarded" : "drew and kept"} ${cardName(second)}.`);
};

const computerDraws = (deck: Deck, hand: Hand): void => {
  const [first] = [drawCard(deck), drawCard(deck)] as const;
  addCard(hand, first);
};

const drawHands = async (
  deck: Deck,
  humanFirst: boolean,
  hands: Hands = { human: emptyHand(), computer: emptyHand() },
): Promise<Hands> => {
  if (deck.index === deck.cards.length) return hands;
  await (humanFirst ? humanDraws(deck, hands.human) : computerDraws(deck, hands.computer));
  return drawHands(deck, !humanFirst, hands);
};

const printHand = ({ cards, count }: Hand): void =>
  console.log(["Your hand is:", ...cards.slice(0, count).map(cardName)].join(" "));

export {
  addCard,
  askKeep,
  computerDraws,
  drawCard,
  drawHands,
  emptyHand,
  type Hands,
  humanDraws,
  printHand,
};
