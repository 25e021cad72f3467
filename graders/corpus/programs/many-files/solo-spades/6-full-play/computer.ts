import type { Card } from "../1-deal/cards.ts";
import type { Player } from "../1-deal/player.ts";
import { legalCards } from "../3-legal-plays/legal.ts";
import { playsIn, type Queue } from "../4-trick/queue.ts";
import { beats, bestPlay } from "../4-trick/trick.ts";
import strategies, { type Options } from "./computer/strategies.ts";

export function computerCard(player: Player, trick: Queue, spadesBroken: boolean): Card {
  const { tricks, bid, hand } = player;
  const strategy = strategies[tricks < bid ? "wants" : "shuns"];
  const led = trick.front?.play.card;
  const options: Options = { takers: [], losers: [] };
  const best = led && bestPlay(playsIn(trick)).card;
  for (const card of legalCards(hand, led, spadesBroken))
    options[best && beats(card, best) ? "takers" : "losers"].push(card);
  if (!best) return strategy.lead(options);
  if (options.takers.length === 0) return strategy.none(options);
  return options.losers.length === 0 ? strategy.all(options) : strategy.some(options);
}
