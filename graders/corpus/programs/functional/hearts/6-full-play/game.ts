import { setTimeout as sleep } from "node:timers/promises";
import { Card, Suit } from "../1-cards/card";
import { Deck } from "../1-cards/deck";
import type { Dealer } from "../2-deal/dealer";
import type { Player } from "../3-legal-plays/player";
import { Table } from "../4-trick/table";
import { Trick } from "../4-trick/trick";
import { HandScore } from "../5-score/hand-score";
import { scoreLines, winnerLines } from "../5-score/score-lines";
import { ScoreSheet } from "../5-score/score-sheet";
import type { Chooser } from "./choosers";
import { counted, soFar } from "./lines";

type Seat = Readonly<{ player: Player; choose: Chooser }>;
type Round = Readonly<{ leader: Player; hand: HandScore; number: number }>;

const say = (...lines: readonly string[]): void => console.log(lines.join("\n"));

/** The dealer sits in the first seat. */
const playGame = async (seats: readonly Seat[], dealer: Dealer): Promise<readonly Player[]> => {
  const players = seats.map(({ player }) => player);
  const chooserOf = new Map(seats.map(({ player, choose }) => [player, choose]));
  const table = new Table(players);
  const sheet = new ScoreSheet(players);
  const north = players[0] as Player;

  const deal = (number: number): Player => {
    const deck = new Deck();
    dealer.shuffle(deck);
    const hands = dealer.deal(deck);
    players.forEach((player, place) => player.pickUp(hands.at(place - 1)!));
    const leader = players.find((player) => player.holds(new Card(2, Suit.Clubs))) as Player;
    say(
      "",
      `Hand ${number}. ${north.name} shuffles and deals.`,
      `${leader.name} holds 2C and leads the first trick with any card.`,
    );
    return leader;
  };

  const playTrick = (leader: Player): Promise<Trick> =>
    table.playersFrom(leader).reduce(async (before, player) => {
      const trick = await before;
      const card = await chooserOf.get(player)!(player, trick);
      player.play(card, trick.ledSuit);
      trick.play(player, card);
      say(`${player.name} ${player === leader ? "leads" : "plays"} ${card}.`);
      return trick;
    }, Promise.resolve(new Trick()));

  const playTricks = async ({ leader, hand, number }: Round): Promise<HandScore> => {
    if (number > 13) return hand;
    say("", `Trick ${number}`);
    const trick = await playTrick(leader);
    const taker = trick.taker as Player;
    hand.take(taker, trick.cards());
    say(`${taker.name} takes the trick: ${counted(HandScore.pointsIn(trick.cards()))}.`, soFar(players, hand));
    if (process.stdout.isTTY) await sleep(1000);
    return playTricks({ leader: taker, hand, number: number + 1 });
  };

  const playHands = async (number: number): Promise<readonly Player[]> => {
    if (sheet.isOver) return sheet.winners();
    const hand = await playTricks({ leader: deal(number), hand: new HandScore(players), number: 1 });
    sheet.enter(hand);
    say(...scoreLines(players, hand, sheet));
    return playHands(number + 1);
  };

  const winners = await playHands(1);
  await sleep(500);
  say(...winnerLines(sheet));
  return winners;
};

export { playGame };
export type { Seat };
