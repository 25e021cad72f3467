import { type Card, cardName, createDeck } from "../2-shuffle/cards";
import { askFor } from "../2-shuffle/input";

type Reading = Readonly<{ cards: readonly Card[]; trouble?: string }>;

const symbolOf: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };

const byName: ReadonlyMap<string, Card> = new Map(
  createDeck().map((card) => [cardName(card), card]),
);

const find = (word: string): Card | undefined =>
  byName.get(word.slice(0, -1) + (symbolOf[word.slice(-1)] ?? "?"));

const addWord = (before: Reading, word: string): Reading => {
  if (before.trouble !== undefined) return before;
  const card = find(word);
  if (card === undefined)
    return {
      ...before,
      trouble: `${word} is not a card. Type A, 2 to 10, J, Q or K and then C, D, H or S: KC 7D 10S.`,
    };
  return before.cards.includes(card)
    ? { ...before, trouble: `You typed ${word} twice.` }
    : { cards: [...before.cards, card] };
};

const read = (answer: string): Reading =>
  answer
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .reduce(addWord, { cards: [] });

const goodCards = ({ cards, trouble }: Reading): Card[] | undefined =>
  trouble === undefined ? [...cards] : undefined;

const askCards = (): Promise<Card[]> =>
  askFor(
    "Your cards (nothing to stop): ",
    (answer) => goodCards(read(answer)),
    (answer) => read(answer).trouble ?? "",
  );

export { askCards };
