/**
 * Keeps score from typed bids and tricks: prints the sheet after each hand of play, until the game
 * is won.
 *
 * @module
 */
import { ask, print } from "#toolkit/console.ts";
import { fourPlayers } from "../1-deal/player.ts";
import { playersFrom, seatPlayers } from "../1-deal/ring.ts";
import { askYesNo } from "../3-legal-plays/questions.ts";
import { type GameState, scoreHand, stateAfterHand } from "./score.ts";
import { announce, showSheet } from "./sheet.ts";

const SEATS = 4;
const TRICKS_A_HAND = 13;

/** The numbers of an answer such as `4 3 2 2`; `undefined` unless they are four, from 0 to 13. */
function fourNumbers(answer: string): number[] | undefined {
  const words = answer.trim().split(/\s+/);
  if (words.length !== SEATS || !words.every((word) => /^\d+$/.test(word))) return undefined;
  const numbers = words.map(Number);
  return numbers.every((number) => number <= TRICKS_A_HAND) ? numbers : undefined;
}

/** Asks for the bids of the four players. */
async function askBids(): Promise<number[]> {
  for (;;) {
    const bids = fourNumbers(await ask("Bids of You, Beth, Charlie and David, such as 4 3 2 2: "));
    if (bids !== undefined) return bids;
    print("Type four whole numbers from 0 to 13, such as 4 3 2 2.");
  }
}

/** Asks for the tricks of the four players; their sum has to be thirteen. */
async function askTricks(): Promise<number[]> {
  for (;;) {
    const tricks = fourNumbers(await ask("Tricks in the same order, such as 4 4 3 2: "));
    const together = tricks?.reduce((sum, number) => sum + number, 0);
    if (tricks !== undefined && together === TRICKS_A_HAND) return tricks;
    print("Type four whole numbers that add up to 13, such as 4 4 3 2.");
  }
}

const you = seatPlayers(fourPlayers());
const players = playersFrom(you);
let state: GameState = "goes on";
let wantsMore = true;
for (let number = 1; wantsMore; number++) {
  print();
  print(`Hand ${number}`);
  const bids = await askBids();
  const tricks = await askTricks();
  for (const [index, player] of players.entries()) {
    player.bid = bids[index]!;
    player.tricks = tricks[index]!;
  }
  scoreHand(you);
  showSheet(number, you);
  state = stateAfterHand(you, state);
  announce(state, you);
  if (state === "won") break;
  print();
  wantsMore = await askYesNo("Another hand");
}
