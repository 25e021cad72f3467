import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import { Deck } from "../1-cards/deck";
import { Hand } from "../2-deal/hand";
import { Player } from "../3-legal-plays/player";
import { askCards } from "../3-legal-plays/questions";
import { HandScore } from "./hand-score";
import { scoreLines, winnerLines } from "./score-lines";
import { ScoreSheet } from "./score-sheet";

const rl = createInterface({ input: process.stdin, output: process.stdout });
const closed = once(rl, "close");

const ask = async (prompt: string): Promise<string> => {
  const answer = await Promise.race([rl.question(prompt), closed]);
  if (typeof answer === "string") return answer;
  console.error("\nThe input is over, but the game is not.");
  process.exit(1);
};

const typing = ["North", "East", "South"].map((name) => new Player(name));
const west = new Player("West");
const players: readonly Player[] = [...typing, west];
const sheet = new ScoreSheet(players);

const allCards = (deck: Deck = new Deck(), all: Hand = new Hand()): Hand => {
  if (deck.size === 0) return all;
  all.add(deck.deal());
  return allCards(deck, all);
};

const askTaken = async (player: Player, rest: Hand): ReturnType<typeof askCards> => {
  const cards = await askCards(ask, `Cards that ${player.name} takes: `, 0, 52);
  const gone = cards.find((card) => !rest.has(card));
  if (!gone) return cards;
  console.log(`Somebody else has taken ${gone}.`);
  return askTaken(player, rest);
};

const keepScore = async (hand: HandScore, rest: Hand, [next, ...later]: readonly Player[]): Promise<void> => {
  if (!next) {
    hand.take(west, rest.cards());
    return;
  }
  (await askTaken(next, rest)).forEach((card) => {
    rest.remove(card);
    hand.take(next, [card]);
  });
  return keepScore(hand, rest, later);
};

const playFrom = async (number: number): Promise<void> => {
  if (sheet.isOver) return;
  console.log(`\nHand ${number}`);
  const hand = new HandScore(players);
  await keepScore(hand, allCards(), typing);
  sheet.enter(hand);
  console.log(["West takes all the others.", ...scoreLines(players, hand, sheet)].join("\n"));
  return playFrom(number + 1);
};

await playFrom(1);
console.log(winnerLines(sheet).join("\n"));
rl.close();
