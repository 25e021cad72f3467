import { print } from "#toolkit/console.ts";
import type { Card } from "../../1-cards/card.ts";
import type { Player } from "../../3-legal-plays/player.ts";
import type { HandScore } from "../../5-score/hand-score.ts";
import rules from "./rules.json" with { type: "json" };
import { inWords } from "./words.js";

export const screen = {
  rules(human: Player | undefined) {
    for (const line of ["", ...rules]) print(line);
    if (human) print(`You are ${human.name}.`);
  },
  deal(number: number, dealer: Player, leader: Player) {
    print(`\nHand ${number}. ${dealer.name} shuffles and deals.`);
    print(`${leader.name} holds 2C and leads the first trick with any card.`);
  },
  trick: (number: number) => print(`\nTrick ${number}`),
  play: (player: Player, card: Card, leads: boolean) => print(`${player.name} ${leads ? "leads" : "plays"} ${card}.`),
  taker: (taker: Player, points: number) => print(`${taker.name} takes the trick: ${inWords(points)}.`),
  points(players: readonly Player[], hand: HandScore) {
    print(`Points so far: ${players.map((player) => `${player.name} ${hand.points(player)}`).join(", ")}`);
  },
  outcome(human: Player, winners: readonly Player[]) {
    const wins = winners.includes(human) ? (winners.length === 1 ? "win!" : "share the win!") : "do not win.";
    print(`You (${human.name}) ${wins}`);
  },
} as const;
