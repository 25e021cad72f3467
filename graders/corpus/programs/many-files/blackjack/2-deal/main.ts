import { newDeck } from "../1-shuffle/cards.ts";
import seeded from "../1-shuffle/seeded.ts";
import * as table from "./table.ts";
import * as turns from "./turns.ts";

const player: number[] = [];
const dealer: number[] = [];
const deck = (await seeded(newDeck))();

table.dealHands(deck, player, dealer);
for (const turn of [turns.playersTurn, turns.dealersTurn]) await turn(deck, player, dealer);
