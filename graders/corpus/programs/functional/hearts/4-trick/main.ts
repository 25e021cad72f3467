import { createInterface } from "node:readline/promises";
import { Card } from "../1-cards/card";
import { askUntil, good, wrong } from "../3-legal-plays/ask-until";
import { Player } from "../3-legal-plays/player";
import { NOT_A_CARD } from "../3-legal-plays/questions";
import { Table } from "./table";
import { Trick } from "./trick";

const rl = createInterface({ input: process.stdin, output: process.stdout });
const end = new AbortController();
rl.once("close", () => end.abort());

const ask = (prompt: string): Promise<string> =>
  rl.question(prompt, { signal: end.signal }).catch(() => {
    console.error(`\nThe input ended before an answer to "${prompt.trim()}".`);
    process.exit(1);
  });

const players: readonly Player[] = ["North", "East", "South", "West"].map((name) => new Player(name));
const table = new Table(players);

const askLeader = (): Promise<Player> =>
  askUntil(ask, "Who leads? [n/e/s/w] ", (line) => {
    const letter = line.trim().toUpperCase();
    const leader = players.find(({ name }) => name.slice(0, 1) === letter);
    return leader ? good(leader) : wrong("Please type n for North, e for East, s for South or w for West.");
  });

const askCard = (player: Player, trick: Trick): Promise<Card> =>
  askUntil(ask, `${player.name} ${trick.leader ? "plays" : "leads"}: `, (line) => {
    const card = Card.parse(line);
    if (!card) return wrong(NOT_A_CARD);
    return trick.cards().some(card.equals) ? wrong(`${card} lies in this trick already.`) : good(card);
  });

const askAnother = (): Promise<"y" | "n"> =>
  askUntil(ask, "Another trick? [y/n] ", (line) => {
    const answer = line.trim().toLowerCase();
    return answer === "y" || answer === "n" ? good(answer) : wrong("Please type y for yes or n for no.");
  });

const fill = async (trick: Trick, [next, ...later]: readonly Player[]): Promise<Trick> => {
  if (!next) return trick;
  trick.play(next, await askCard(next, trick));
  return fill(trick, later);
};

const watch = async (leader: Player): Promise<void> => {
  console.log();
  const { taker, highest } = await fill(new Trick(), table.playersFrom(leader));
  console.log(`${taker?.name} takes the trick with ${highest}.\n`);
  if (taker && (await askAnother()) === "y") return watch(taker);
};

await watch(await askLeader());
rl.close();
