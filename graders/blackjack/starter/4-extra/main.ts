import { print } from "#toolkit/console.ts";
import { srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
import { shuffleDeck } from "../1-shuffle/cards.ts";
import { playGame } from "./game.ts";
import { ANTE } from "./money.ts";
import { newPlayer, newPlayers } from "./players.ts";
import { askAnotherGame, askPlayerCount } from "./questions.ts";
import { newShoe } from "./shoe.ts";
import { printResults } from "./table.ts";

const seed = await askSeed();
// Once only: the second game of a run must not bring the cards of the first again.
if (seed !== 0) srand(seed);

// TODO 4: ask how many play, seat them and the dealer; then game after game: the heading, a new shoe,
//         shuffled unless the seed is 0, playGame, printResults; until nobody wants another game.
throw new Error("TODO 4: main");

// TODO 6: at the head of this file, above the imports, write the comment that says what your extra
//         does and how it works. Then take this line out.
