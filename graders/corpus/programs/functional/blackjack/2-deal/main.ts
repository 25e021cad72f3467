import { newDeck, shuffleDeck } from "../1-shuffle/cards";
import { goodbye, seeded } from "../1-shuffle/terminal";
import { dealHands } from "./table";
import { dealersTurn, playersTurn } from "./turns";

const deck = (await seeded(shuffleDeck))(newDeck());
const hands: readonly [number[], number[]] = [[], []];
dealHands(deck, ...hands);
await playersTurn(deck, ...hands);
await dealersTurn(deck, ...hands);
goodbye();
