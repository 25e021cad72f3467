import { cardText } from "../1-shuffle/cards";
import { isBust, scoreOf } from "../3-play/score";
import { resultOf } from "./money";
import type { Player } from "./players";

type Align = (text: string, width: number) => string;
const left: Align = (text, width) => text.padEnd(width);
const right: Align = (text, width) => text.padStart(width);
const middle: Align = (text, width) =>
  text.padStart(text.length + Math.trunc((width - text.length) / 2)).padEnd(width);

const centred = (text: string): string => middle(text, 8);
const open = (texts: readonly string[]): string =>
  ` ${texts.map(centred).join(" ")}`.replace(/ +$/, "");
const barred = (texts: readonly string[]): string => `|${texts.map(centred).join("|")}|`;

const state = ({ hand, folded }: Player): string =>
  folded ? "folded" : right(`${scoreOf(hand)}`, 2);

const longest = (seats: readonly Player[]): number =>
  seats.reduce((most, { hand }) => Math.max(most, hand.length), 0);

const printTable = (players: readonly Player[], dealer: Player, hidden: boolean): void => {
  const seats = [...players, dealer];
  const cellOf = (row: number) => (seat: Player): string => {
    const card = seat.hand[row];
    return card === undefined ? "   " : hidden && seat === dealer && row === 1 ? " **" : cardText(card);
  };
  const rows = Array.from({ length: longest(seats) }, (_, row) => barred(seats.map(cellOf(row))));
  const below = open(hidden ? players.map(state) : seats.map(state));
  ["", open(seats.map(({ name }) => name)), ...rows, below].forEach((row) => console.log(row));
};

const money = (dollars: number): string =>
  dollars === 0 ? "$0" : `${dollars < 0 ? "-" : "+"}$${Math.abs(dollars)}`;

const COLUMNS: readonly (readonly [Align, number])[] = [
  [left, 8],
  [right, 7],
  [left, 2],
  [left, 6],
  [right, 7],
  [right, 9],
];
const resultRow = (name: string, score: string, result: string, game: string, all: string) =>
  [name, score, "", result, game, all]
    .map((text, i) => COLUMNS[i]![0](text, COLUMNS[i]![1]))
    .join("");

const printResults = (number: number, players: readonly Player[], dealer: Player): void => {
  const row = (who: Player, result: string): string =>
    resultRow(who.name, `${scoreOf(who.hand)}`, result, money(who.change), money(who.total));
  console.log(
    [
      "",
      `Results of game ${number}`,
      resultRow("", "Score", "Result", "Game", "Total"),
      ...players.map((player) => row(player, resultOf(player, dealer))),
      row(dealer, isBust(dealer.hand) ? "busts" : "stands"),
    ].join("\n"),
  );
};

export { printResults, printTable };
