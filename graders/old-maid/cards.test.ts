/** Where the cards are: thousands of random games, played by the solution's own modules. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Host } from "#toolkit/host.ts";
import { srand } from "#toolkit/random.ts";
import {
  type Card,
  cardName,
  createDeck,
  shuffleDeck,
} from "../../solutions/old-maid/2-shuffle/cards.ts";
import { deal, playGame, removeQueen } from "../../solutions/old-maid/6-full-play/old-maid.ts";
import { IN_FULL } from "../in-full-for-tests.ts";

const GAMES = IN_FULL ? 10_000 : 2000;
/** The longest of these games takes 17 turns; a game that asks this often would never end. */
const MOST_ANSWERS = 1000;
const ALL_CARDS = createDeck()
  .map(cardName)
  .filter((name) => name !== "Q♥")
  .sort();

/**
 * The toolkit looks for its host when it is first imported, so this one has to be installed before
 * that.
 */
const table = vi.hoisted(() => {
  const table = { write: (_text: string): void => {}, answer: (): string => "" };
  const host: Host = {
    write: (text) => table.write(text),
    complain: () => {},
    readLine: () => table.answer(),
    pause: () => {},
  };
  Object.assign(globalThis, { [Symbol.for("deckwork.host")]: host });
  return table;
});

interface Game {
  readonly turns: number;
  /** Sentences about errors after the deal, at an empty line, or at a question. */
  readonly wrong: readonly string[];
  readonly player: readonly Card[];
  readonly computer: readonly Card[];
  readonly lastLine: string;
}

/**
 * Plays one game. Every turn and the end print an empty line or ask a question, and the cards are
 * counted there.
 */
async function play(seed: number): Promise<Game> {
  srand(seed);
  const deck = createDeck();
  removeQueen(deck);
  shuffleDeck(deck);
  const player: Card[] = [];
  const computer: Card[] = [];
  deal(deck, player, computer);

  const wrong: string[] = [];
  const discarded: string[] = [];
  let turns = 0;
  let answers = 0;
  let lastLine = "";
  let dice = seed;
  const count = (where: string): void => {
    const all = [...[...player, ...computer].map(cardName), ...discarded].sort();
    if (all.join() !== ALL_CARDS.join()) wrong.push(`seed ${seed}, ${where}: ${all.join(" ")}`);
  };

  table.write = (text) => {
    const pairs = /^(?:You discard|The computer discards) (\S+ .+)\.\n$/.exec(text);
    if (pairs) discarded.push(...pairs[1]!.split(/,? /));
    if (/^(You draw|The computer draws) /.test(text)) turns++;
    if (text === "\n") count(`after turn ${turns}`);
    else lastLine = text.trimEnd();
  };
  table.answer = () => {
    answers++;
    if (answers > MOST_ANSWERS) throw new Error(`seed ${seed}: the game does not end`);
    count(`question ${answers}`);
    if (new Set(player.map(({ pip }) => pip)).size < player.length)
      wrong.push(`seed ${seed}, question ${answers}: a pair is still in the player's hand`);
    // Not rand(): a person chooses the positions, so they must not use the game's own numbers.
    dice = (dice * 48_271) % 2_147_483_647;
    return String(1 + (dice % computer.length));
  };

  count("after the deal");
  await playGame(player, computer);
  count("at the end");
  return { turns, wrong, player, computer, lastLine };
}

describe(`in ${GAMES} random games`, () => {
  const games: Game[] = [];
  beforeAll(async () => {
    for (let seed = 1; seed <= GAMES; seed++) games.push(await play(seed));
  });

  it("at any time, the discarded cards and both hands are the 51 cards", () => {
    expect(games.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it("one hand is empty at the end, and the other holds one queen", () => {
    const ends = games.map(({ player, computer }) =>
      [player.map(({ pip }) => pip).join(), computer.map(({ pip }) => pip).join()].join("|"),
    );
    expect([...new Set(ends)].sort()).toEqual(["12|", "|12"]);
  });

  it("the last line names the side that is left with that queen", () => {
    const lines = games.map(({ player, computer }) =>
      player.length > 0
        ? `You are left with ${cardName(player[0]!)}: you are the Old Maid. You lose.`
        : `The computer is left with ${cardName(computer[0]!)}: it is the Old Maid. You win.`,
    );
    expect(games.map(({ lastLine }) => lastLine)).toEqual(lines);
  });

  it("either side loses about half of them", () => {
    const lost = games.filter(({ player }) => player.length > 0).length;
    expect([lost > 0.4 * GAMES, lost < 0.6 * GAMES]).toEqual([true, true]);
  });

  // One game in thousands is.
  it.runIf(IN_FULL)("some are over before the first turn", () => {
    expect(games.some(({ turns }) => turns === 0)).toBe(true);
  });
});
