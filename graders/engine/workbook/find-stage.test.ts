import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { editDistance } from "../text/near.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import { findNamed, findStage } from "./find-stage.ts";
import { discover } from "./workbook.ts";

const workbook = discover(PROJECT);

/** The stage or track that a name selects, and the message. */
function select(name: string): string {
  let says = "";
  const { track, stages, whole } = findNamed(workbook, name, {
    take: (text) => {
      says += text;
    },
  });
  return `${says}${whole ? track.name : stages[0]!.path}`;
}

describe("a name", () => {
  test.each([
    ["two-player-spades", "two-player-spades"],
    ["Blackjack", "blackjack"],
    ["two", "two-player-spades"],
    ["blackjack/2", "blackjack/2-deal"],
    ["blackjack/deal", "blackjack/2-deal"],
    ["BLACKJACK/Deal", "blackjack/2-deal"],
    ["two/shuf", "two-player-spades/3-shuffle"],
    ["./exercises/hearts/2-deal/", "hearts/2-deal"],
    ["exercises\\hearts\\2-deal", "hearts/2-deal"],
    ["lessons\\hearts\\2-deal.md", "hearts/2-deal"],
  ])("%s is certain, and there is no message", (name, path) => expect(select(name)).toBe(path));

  test.each([
    ["blackjack/dael", "blackjack/2-deal"],
    ["two-player-spades/suffle", "two-player-spades/3-shuffle"],
    ["balckjack/2", "blackjack/2-deal"],
    ["harts", "hearts"],
    ["maid", "old-maid"],
    ["maid/3", "old-maid/3-deal"],
    ["spades/7", "two-player-spades/7-sort-hand"],
    ["player/3", "two-player-spades/3-shuffle"],
    ["bid", "solo-spades/2-bid"],
    ["structs", "two-player-spades/1-structs"],
    ["7-sort-hand", "two-player-spades/7-sort-hand"],
    ["hearts/plays", "hearts/3-legal-plays"],
  ])("%s is near only one name, and a message says so", (name, path) =>
    expect(select(name)).toBe(`Using ${path} for "${name}".\n${path}`),
  );

  const refusal = (name: string, command?: string) => {
    try {
      findNamed(workbook, name, command === undefined ? {} : { command });
    } catch (error) {
      if (error instanceof WorkbookError) return error.message;
      throw error;
    }
    return undefined;
  };

  test("that fits several stages gets the command for each", () => {
    expect(refusal("7", "npm run check --")).toBe(
      '"7" could be more than one. Did you mean one of these?\n  npm run check -- two-player-spades/7  (Sort the hand)\n  npm run check -- hearts/7  (Unit tests)',
    );
    expect(refusal("spades/3")).toBe(
      '"spades/3" could be more than one: did you mean two-player-spades/3-shuffle or solo-spades/3-legal-plays?',
    );
    expect(refusal("spades")).toBe(
      '"spades" could be more than one: did you mean two-player-spades or solo-spades?',
    );
  });

  test("that is only near is refused if the caller does not accept it", () => {
    expect(refusal("two-player-spades/suffle", "npm run reset --")).toBe(
      'There is no "two-player-spades/suffle". Did you mean npm run reset -- two-player-spades/3?',
    );
    expect(refusal("bid")).toBe('There is no "bid". Did you mean solo-spades/2?');
  });

  test("that is unlike all others gets the list of names", () => {
    expect(refusal("chess")).toBe(
      'There is no track "chess"; choose one of two-player-spades, blackjack, old-maid, hearts, solo-spades.',
    );
    expect(refusal("blackjack/9")).toBe(
      'blackjack has no stage "9"; its stages are 1-shuffle, 2-deal, 3-play, 4-extra.',
    );
    expect(refusal("blackjack/2/deck.ts")).toBe(
      '"blackjack/2/deck.ts" has too many parts; name a stage as blackjack/2-deal.',
    );
    expect(refusal("")).toMatch(/^There is no track ""/);
  });

  test("of a track is not a stage", () => {
    expect(() => findStage(workbook, "blackjack")).toThrow(
      new WorkbookError(
        '"blackjack" is a track; name one of its stages: 1-shuffle, 2-deal, 3-play, 4-extra.',
      ),
    );
  });
});

test("an extra, missing, different or swapped letter is one mistake", () => {
  const far = (word: string) => editDistance(word, "shuffle");
  expect(["shuffle", "suffle", "shufffle", "shoffle", "shfufle", "", "deal"].map(far)).toEqual([
    0, 1, 1, 1, 1, 7, 6,
  ]);
});
