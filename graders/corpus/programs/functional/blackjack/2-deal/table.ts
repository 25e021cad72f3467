import { cardText } from "../1-shuffle/cards";

type Cell = string;
const EMPTY: Cell = "   ";
const FACE_DOWN: Cell = " **";

const take = (deck: number[]): number => {
  const card = deck.pop();
  if (card === undefined) throw new RangeError("no card left to deal");
  return card;
};

const give = (deck: number[]) => (hand: number[]): void => {
  hand.push(take(deck));
};

const dealTwoEach = (deck: number[], player: number[], dealer: number[]): void =>
  [player, dealer, player, dealer].forEach(give(deck));

const cell = (card: number | undefined): Cell => (card === undefined ? EMPTY : cardText(card));
const line = (...cells: readonly Cell[]): string => `|${cells.map((c) => ` ${c}  |`).join("")}`;

const tableLines = (
  player: readonly number[],
  dealer: readonly number[],
  hidden: boolean,
): readonly string[] =>
  (player.length > dealer.length ? player : dealer).map((_, row) =>
    line(cell(player[row]), hidden && row === 1 ? FACE_DOWN : cell(dealer[row])),
  );

const show = (player: readonly number[], dealer: readonly number[], hidden = false): void =>
  console.log(["", " Player Dealer", ...tableLines(player, dealer, hidden)].join("\n"));

export { dealTwoEach as dealHands, give, show as printTable, take as dealCard };
