import type { Hand } from "../1-structs/structs";
import { emptyHand } from "../5-draw/draw";

type Player = Readonly<{
  name: "You" | "The computer";
  hand: Hand;
  bid: number;
  tricks: number;
  points: number;
  total: number;
}>;

/** Players never change: each step of the game makes new ones. */
type Players = Readonly<Record<"human" | "computer", Player>>;

const newPlayer = (name: Player["name"]): Player => ({
  name,
  hand: emptyHand(),
  bid: 0,
  tricks: 0,
  points: 0,
  total: 0,
});

const newPlayers = (): Players => ({
  human: newPlayer("You"),
  computer: newPlayer("The computer"),
});

export { newPlayers, type Player, type Players };
