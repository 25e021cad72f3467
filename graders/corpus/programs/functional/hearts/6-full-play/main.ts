import { rand, srand } from "#toolkit/random.ts";
import { ask, hangUp } from "../2-deal/console";
import { Dealer } from "../2-deal/dealer";
import { askSeed } from "../2-deal/seed";
import { askUntil, good, wrong } from "../3-legal-plays/ask-until";
import { Player } from "../3-legal-plays/player";
import { computer, human } from "./choosers";
import { playGame, type Seat } from "./game";
import { outcome, rules } from "./lines";

type Part = "p" | "w";

const askPart = (): Promise<Part> =>
  askUntil(ask, "Play or watch? [p/w] ", (line) => {
    const answer = line.trim().toLowerCase();
    return answer === "p" || answer === "w" ? good<Part>(answer) : wrong("Please type p to play or w to watch.");
  });

srand(await askSeed(ask));
const plays = (await askPart()) === "p";
const seats: readonly Seat[] = ["North", "East", "South", "West"].map((name) => ({
  player: new Player(name),
  choose: plays && name === "South" ? human(ask) : computer,
}));
const you = plays ? seats[2]?.player : undefined;

console.log(rules(you).join("\n"));
const winners = await playGame(seats, new Dealer(rand));
if (you) console.log(outcome(you, winners));
hangUp();
