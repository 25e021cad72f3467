/**
 * How often does the computer of full-play beat a player of random legal cards?
 *
 *     npx tsx graders/two-player-spades/measure-computer.ts [games] [seed]
 *
 * The random player tosses a coin for every card of the draw, bids what the computer would bid with the same hand, or
 * one less or one more (1 to 13), and plays a random legal card to every trick. Everything else comes from the
 * solution: the deck, the rules, the points, the end of the game.
 *
 * @module
 */
import { rand, srand } from "#toolkit/random.ts";
import type { Card } from "../../solutions/two-player-spades/1-structs/structs.ts";
import { buildDeck } from "../../solutions/two-player-spades/2-build-deck/deck.ts";
import { shuffleDeck } from "../../solutions/two-player-spades/3-shuffle/shuffle.ts";
import {
  addCard,
  computerDraws,
  drawCard,
  emptyHand,
} from "../../solutions/two-player-spades/5-draw/draw.ts";
import {
  computerBid,
  computerCard,
} from "../../solutions/two-player-spades/6-full-play/computer.ts";
import { removeCard } from "../../solutions/two-player-spades/6-full-play/hand.ts";
import { legalCards } from "../../solutions/two-player-spades/6-full-play/legal.ts";
import {
  newPlayers,
  type Player,
  type Players,
} from "../../solutions/two-player-spades/6-full-play/players.ts";
import {
  crossesThreshold,
  handPoints,
} from "../../solutions/two-player-spades/6-full-play/score.ts";
import { followerTakes } from "../../solutions/two-player-spades/6-full-play/trick.ts";

const games = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);

srand(seed);
let won = 0;
let hands = 0;
for (let game = 0; game < games; game++) {
  const { human, computer, played } = playGame();
  if (computer.total > human.total) won++;
  hands += played;
}
console.log(
  `The computer wins ${won} of ${games} games against random legal cards ` +
    `(${((100 * won) / games).toFixed(1)} %); a game takes ${(hands / games).toFixed(1)} hands of play.`,
);

/** Plays one game to its end; the random player sits in the human's place. */
function playGame(): Players & { played: number } {
  const players = newPlayers();
  const { human, computer } = players;
  let crossed = false;
  let played = 0;
  while (!crossed || human.total === computer.total) {
    const humanDeals = played % 2 === 0;
    draw(players, humanDeals);
    computer.bid = computerBid(computer.hand);
    human.bid = Math.min(13, Math.max(1, computerBid(human.hand) + (rand() % 3) - 1));
    playTricks(players, humanDeals);
    for (const player of [human, computer]) player.total += handPoints(player.bid, player.tricks);
    crossed ||= crossesThreshold(human.total) || crossesThreshold(computer.total);
    played++;
  }
  return { human, computer, played };
}

function draw({ human, computer }: Players, humanFirst: boolean): void {
  const deck = buildDeck();
  shuffleDeck(deck);
  human.hand = emptyHand();
  computer.hand = emptyHand();
  for (let turn = 0; turn < 26; turn++) {
    if ((turn % 2 === 0) !== humanFirst) {
      computerDraws(deck, computer.hand);
    } else {
      const cards = [drawCard(deck), drawCard(deck)];
      addCard(human.hand, cards[rand() % 2]!);
    }
  }
}

function playTricks({ human, computer }: Players, humanLeadsFirst: boolean): void {
  human.tricks = 0;
  computer.tricks = 0;
  let leader = humanLeadsFirst ? human : computer;
  for (let trick = 0; trick < 13; trick++) {
    const follower = leader === human ? computer : human;
    const led = playCard(leader);
    const answer = playCard(follower, led);
    if (followerTakes(led, answer)) leader = follower;
    leader.tricks++;
  }

  function playCard(player: Player, led?: Card): Card {
    const legal = legalCards(player.hand, led);
    const card = player === human ? legal[rand() % legal.length]! : computerCard(player.hand, led);
    removeCard(player.hand, card);
    return card;
  }
}
