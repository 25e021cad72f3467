/**
 * Keeps the score of a game, from typed cards, until a player has 100 points.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { Deck } from "../1-cards/deck.ts";
import { Hand } from "../2-deal/hand.ts";
import { Player } from "../3-legal-plays/player.ts";
import { HandScore } from "./hand-score.ts";
import { ScoreBoard } from "./score-board.ts";
import { ScoreSheet } from "./score-sheet.ts";
import { TakenQuestions } from "./taken-questions.ts";

const west = new Player("West");
const askedPlayers = ["North", "East", "South"].map((name) => new Player(name));
const players = [...askedPlayers, west];
const questions = new TakenQuestions();
const board = new ScoreBoard(print);
const sheet = new ScoreSheet(players);

/**
 * All 52 cards, because nobody has taken one yet.
 *
 * @author Deckwork
 */
function allCards(): Hand {
  const deck = new Deck();
  const all = new Hand();
  while (deck.size > 0) all.add(deck.deal());
  return all;
}

/**
 * Asks which cards each player takes in a hand of play, and enters them in the score sheet.
 *
 * @author Deckwork
 */
async function keepScore(): Promise<void> {
  const rest = allCards();
  const hand = new HandScore(players);
  for (const player of askedPlayers) {
    const cards = await questions.askTaken(player, rest);
    // One card at a time: in a game, cards also come bit by bit, trick after trick.
    for (const card of cards) {
      rest.remove(card);
      hand.take(player, [card]);
    }
  }
  hand.take(west, rest.cards());
  print("West takes all the others.");

  sheet.enter(hand);
  board.showScore(players, hand, sheet);
}

for (let number = 1; !sheet.isOver; number++) {
  print();
  print(`Hand ${number}`);
  await keepScore();
}
board.showWinners(sheet);
