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
// Only once: otherwise the second game of a run would have the same cards as the first.
if (seed !== 0) srand(seed);

// TODO 4: ask for the number of players, and make them and the dealer. For each game, print the
//         heading, make a new shoe, shuffle it unless the seed is 0, and call playGame and
//         printResults. Stop when nobody wants another game.
throw new Error("TODO 4: main");

// TODO 6: at the top of this file, above the imports, write a comment that says what your extra
//         does and how it works. Then delete this line.
