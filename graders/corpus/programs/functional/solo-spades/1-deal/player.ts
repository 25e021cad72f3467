import type { Card } from "./cards";

type Who = "You" | "Beth" | "Charlie" | "David";
type Scores = Record<"bid" | "tricks" | "points" | "total", number>;
type Player = { readonly name: Who; readonly isHuman: boolean; hand: Card[] } & Scores;

const NAMES: readonly Who[] = ["You", "Beth", "Charlie", "David"];

const newPlayer = (name: Who): Player => ({
  name,
  isHuman: name === "You",
  hand: [],
  ...{ bid: 0, tricks: 0, points: 0, total: 0 },
});

const fourPlayers = (): Player[] => NAMES.map(newPlayer);

const doing = ({ name, isHuman }: Player, verb: string): string =>
  `${name} ${verb}${isHuman ? "" : "s"}`;

export { doing, fourPlayers, type Player };
