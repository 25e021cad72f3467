import { type Card, RANK_LETTERS, SUIT_LETTERS, SUIT_ORDER } from "../1-deal/cards";

const same = (a: Card) => (b: Card): boolean => a.rank === b.rank && a.suit === b.suit;

const findCard = (card: Card, cards: readonly Card[]): Card | undefined => cards.find(same(card));

const cardNamed = (name: string): Card | undefined => {
  const [r = "", s = "", ...more] = name.trim().toUpperCase();
  const suit = SUIT_ORDER[SUIT_LETTERS.indexOf(s || "?")];
  const rank = RANK_LETTERS.indexOf(r || "?") + 2;
  return more.length || suit === undefined || rank < 2 ? undefined : { rank, suit };
};

const cardsNamed = (names: string): Card[] | undefined =>
  names
    .trim()
    .split(/\s+/)
    .reduce<Card[] | undefined>((cards, name) => {
      const card = cardNamed(name);
      return !cards || !card || findCard(card, cards) ? undefined : [...cards, card];
    }, []);

export { cardNamed, cardsNamed, findCard };
