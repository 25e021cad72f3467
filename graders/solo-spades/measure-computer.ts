/**
 * How well do the computer players of full-play play?
 *
 *     npx tsx graders/solo-spades/measure-computer.ts [games]
 *
 * First, one seat bids and plays by the computer's rules. The other three bid what these rules say, or one less or one
 * more (1 to 13), and play a random legal card to every trick. The computer's seat changes with every game; if it
 * played like the others, it would win 25 %.
 *
 * Second, the games of the seeds 1, 2, 3, … are played as full-play deals them, with a human who also bids and plays by
 * the computer's rules. This shows how long they take, and how much a seat scores in a hand of play.
 *
 * Everything except the random player comes from the solution: the deal, the rules, the points, the end.
 *
 * @module
 */
import { rand, srand } from "#toolkit/random.ts";
import type { Card } from "../../solutions/solo-spades/1-deal/cards.ts";
import { dealNewHands, pickDealer } from "../../solutions/solo-spades/1-deal/deal.ts";
import { fourPlayers, type Player } from "../../solutions/solo-spades/1-deal/player.ts";
import { playersFrom, type Seat, seatPlayers } from "../../solutions/solo-spades/1-deal/ring.ts";
import { computerBid } from "../../solutions/solo-spades/2-bid/bid.ts";
import { sortHands } from "../../solutions/solo-spades/2-bid/hand.ts";
import { brokenAfter, legalCards } from "../../solutions/solo-spades/3-legal-plays/legal.ts";
import { enqueue } from "../../solutions/solo-spades/4-trick/queue.ts";
import { bestPlay, gather } from "../../solutions/solo-spades/4-trick/trick.ts";
import {
  type GameState,
  leaders,
  scoreHand,
  stateAfterHand,
} from "../../solutions/solo-spades/5-score/score.ts";
import { computerCard } from "../../solutions/solo-spades/6-full-play/computer.ts";
import { newTable, type Table } from "../../solutions/solo-spades/6-full-play/table.ts";

/** Whether the player on a seat, 0 to 3, plays by the computer's rules. */
type ByRules = (seat: number) => boolean;

/** A finished game. */
interface Game {
  hands: number;
  /** Seat 0 to 3. */
  winner: number;
  /** The total of each seat. */
  totals: number[];
}

const games = Number(process.argv[2] ?? 1000);
againstRandomPlayers();
amongThemselves();

function againstRandomPlayers(): void {
  srand(1);
  let won = 0;
  for (let game = 0; game < games; game++) {
    const ruled = game % 4;
    if (playGame((seat) => seat === ruled).winner === ruled) won++;
  }
  console.log(
    `One seat by the rules wins ${won} of ${games} games against three that play random legal cards (${percent(won, games)}).`,
  );
}

function amongThemselves(): void {
  const played: Game[] = [];
  for (let seed = 1; seed <= games; seed++) {
    srand(seed);
    played.push(playGame(() => true));
  }
  const lengths = played.map(({ hands }) => hands);
  const hands = lengths.reduce((sum, length) => sum + length, 0);
  const seats = [0, 1, 2, 3];
  const averages = seats.map((seat) =>
    (played.reduce((sum, { totals }) => sum + totals[seat]!, 0) / hands).toFixed(2),
  );
  const wins = seats.map((seat) => played.filter(({ winner }) => winner === seat).length);
  console.log(
    `Four by the rules, seeds 1 to ${games}: every game reaches 500, after ${Math.min(...lengths)} to ` +
      `${Math.max(...lengths)} hands of play, ${(hands / games).toFixed(1)} on average.`,
  );
  console.log(
    `Points a hand of play by seat: ${averages.join(", ")}; games won: ${wins.join(", ")}.`,
  );
}

/** Plays one game to its end, with the dealer, the deals and the points of full-play. */
function playGame(byRules: ByRules): Game {
  const players = fourPlayers();
  const you = seatPlayers(players);
  let dealer = pickDealer(you);
  let state: GameState = "goes on";
  let hands = 0;
  while (state !== "won") {
    dealNewHands(dealer);
    sortHands(you);
    for (const [seat, player] of players.entries()) player.bid = bid(player.hand, byRules(seat));
    playTricks(you, dealer, byRules);
    scoreHand(you);
    state = stateAfterHand(you, state);
    dealer = dealer.next;
    hands++;
  }
  return {
    hands,
    winner: players.indexOf(leaders(you)[0]!),
    totals: players.map(({ total }) => total),
  };
}

function bid(hand: Card[], byRules: boolean): number {
  const sensible = computerBid(hand);
  return byRules ? sensible : Math.min(13, Math.max(1, sensible + (rand() % 3) - 1));
}

function playTricks(you: Seat, dealer: Seat, byRules: ByRules): void {
  const players = playersFrom(you);
  const table = newTable(you, dealer);
  for (let trick = 0; trick < 13; trick++) {
    let seat = table.leader;
    do {
      const { player } = seat;
      const card = choose(player, table, byRules(players.indexOf(player)));
      player.hand = player.hand.filter((held) => held !== card);
      enqueue(table.trick, { seat, card });
      table.spadesBroken = brokenAfter(card, table.spadesBroken);
      seat = seat.next;
    } while (seat !== table.leader);
    table.leader = bestPlay(gather(table.trick)).seat;
    table.leader.player.tricks++;
  }
}

function choose(player: Player, { trick, spadesBroken }: Table, byRules: boolean): Card {
  if (byRules) return computerCard(player, trick, spadesBroken);
  const legal = legalCards(player.hand, trick.front?.play.card, spadesBroken);
  return legal[rand() % legal.length]!;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
