import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed";
import { Dealer } from "../2-deal/dealer.ts";
import { seatPlayers } from "../4-trick/players.ts";
import { askPart } from "./ask-part.ts";
import { computer, human } from "./choosers/index.ts";
import { playGame, type Seats } from "./game/index.ts";
import { screen } from "./screen/screen.ts";

srand(await askSeed());
const players = seatPlayers();
const south = (await askPart()) === "play" ? players[2] : undefined;
const seats: Seats = new Map(players.map((player) => [player, player === south ? human : computer]));

screen.rules(south);
const winners = await playGame(seats, new Dealer(rand));
if (south) screen.outcome(south, winners);
