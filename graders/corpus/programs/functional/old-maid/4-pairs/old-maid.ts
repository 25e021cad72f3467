import { type Card, cardName, rows } from "../2-shuffle/cards";

type Pair = Readonly<{ first: Card; second: Card }>;
type Sorted = readonly [pairs: readonly Pair[], singles: readonly Card[]];

const findPartner = (hand: readonly Card[], index: number): number =>
  hand.findIndex(({ pip }, later) => later > index && pip === hand[index]?.pip);

const without = (cards: readonly Card[], index: number): readonly Card[] =>
  cards.filter((_, place) => place !== index);

const sortOut = (cards: readonly Card[]): Sorted => {
  const [first, ...rest] = cards;
  if (first === undefined) return [[], []];
  const partner = findPartner(cards, 0);
  if (partner < 0) {
    const [pairs, singles] = sortOut(rest);
    return [pairs, [first, ...singles]];
  }
  const [pairs, singles] = sortOut(without(rest, partner - 1));
  return [[{ first, second: cards[partner]! }, ...pairs], singles];
};

const discardPairs = (hand: Card[]): Pair[] => {
  const [pairs, singles] = sortOut(hand);
  hand.splice(0, Infinity, ...singles);
  return [...pairs];
};

const inWords = ({ first, second }: Pair): string => [first, second].map(cardName).join(" ");

const printPairs = (who: string, pairs: readonly Pair[]): void =>
  (pairs.length > 0 ? rows(pairs, 7).map((row) => row.map(inWords).join(", ")) : ["nothing"])
    .map((list) => `${who} ${list}.`)
    .forEach((line) => console.log(line));

export { deal, removeQueen } from "../3-deal/old-maid";
export { discardPairs, findPartner, type Pair, printPairs };
