/**
 * The two turns, without scores yet: the player decides, and the dealer hits twice.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";
import { pause } from "#toolkit/pause.ts";
import { askHit } from "./ask.ts";
import { dealCard, printTable } from "./table.ts";

const DEALERS_HITS = 2;
const SECONDS_TO_WATCH = 2;

/**
 * The player's turn: shows the table and asks, and deals a card for every hit, until the player
 * stands. When only the dealer's two cards are left in the deck, the player is not asked and has to
 * stand.
 *
 * @param deck - loses the cards that are dealt
 * @param player - gets them
 */
export async function playersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const round = new Round(deck, player, dealer);
  let goesOn = round.cardsToSpare;
  while (goesOn) {
    round.show();
    goesOn = await askHit();
    if (goesOn) {
      round.give(player);
      goesOn = round.cardsToSpare;
    }
  }
}

/**
 * The dealer's turn: whatever the cards are, the dealer hits exactly twice and then stands. The
 * table is shown before each of these three decisions.
 *
 * @param deck - loses the cards that are dealt
 * @param dealer - gets them
 */
export async function dealersTurn(
  deck: number[],
  player: number[],
  dealer: number[],
): Promise<void> {
  const round = new Round(deck, player, dealer);
  for (let hits = DEALERS_HITS; hits > 0; hits--) {
    round.show("Dealer hits.");
    await pause(SECONDS_TO_WATCH);
    round.give(dealer);
  }
  round.show("Dealer stands.");
}

/** The three arrays of a game, so that they need not be passed around one by one. */
class Round {
  readonly deck: number[];
  readonly player: number[];
  readonly dealer: number[];

  constructor(deck: number[], player: number[], dealer: number[]) {
    this.deck = deck;
    this.player = player;
    this.dealer = dealer;
  }

  get cardsToSpare(): boolean {
    return this.deck.length > DEALERS_HITS;
  }

  give(hand: number[]): void {
    hand.push(dealCard(this.deck));
  }

  show(...linesBelow: string[]): void {
    printTable(this.player, this.dealer);
    for (const line of linesBelow) print(line);
  }
}
