/**
 * The money of the extra: whatever happens in a game, the dealer loses what the players win.
 *
 * The solution's own modules play whole games; the test replaces the console.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Host } from "#toolkit/host.ts";
import type { Player } from "../../solutions/blackjack/4-extra/players.ts";

/** The next answers; when there are no more, all players play on and stand. */
let decisions: boolean[] = [];
let asked = "";

const host: Host = {
  write: (text) => {
    asked = text;
  },
  complain: () => {},
  readLine: () => {
    const [yes, no] = asked.includes("fold") ? ["f", "p"] : ["h", "s"];
    return decisions.shift() ? yes : no;
  },
  pause: () => {},
};
// The toolkit looks up its host when it is first loaded, so install it before all other imports.
Object.assign(globalThis, { [Symbol.for("deckwork.host")]: host });

const { srand } = await import("#toolkit/random.ts");
const { shuffleDeck } = await import("../../solutions/blackjack/1-shuffle/cards.ts");
const { scoreOf } = await import("../../solutions/blackjack/3-play/score.ts");
const { playGame } = await import("../../solutions/blackjack/4-extra/game.ts");
const { pay } = await import("../../solutions/blackjack/4-extra/money.ts");
const { newPlayer, newPlayers } = await import("../../solutions/blackjack/4-extra/players.ts");
const { newShoe } = await import("../../solutions/blackjack/4-extra/shoe.ts");

const evening = {
  seed: fc.integer({ min: 1, max: 2 ** 32 - 1 }),
  count: fc.integer({ min: 1, max: 5 }),
  /** The decisions of each game. */
  games: fc.array(fc.array(fc.boolean(), { maxLength: 20 }), { minLength: 1, maxLength: 6 }),
};

/** Plays some games in a row, and looks at all the money after each game. */
async function play(
  { seed, count, games }: { seed: number; count: number; games: readonly boolean[][] },
  look: (players: readonly Player[], dealer: Player, totalsBefore: readonly number[]) => void,
): Promise<void> {
  srand(seed);
  const players = newPlayers(count);
  const dealer = newPlayer("Dealer");
  for (const game of games) {
    const totalsBefore = players.map(({ total }) => total);
    decisions = [...game];
    const shoe = newShoe();
    shuffleDeck(shoe);
    await playGame(shoe, players, dealer);
    look(players, dealer, totalsBefore);
  }
}

it("the dealer loses what the players win, in every game and in all games together", () =>
  fc.assert(
    fc.asyncProperty(fc.record(evening), (games) =>
      play(games, (players, dealer) => {
        expect(sum(players.map(({ change }) => change)) + dealer.change).toBe(0);
        expect(sum(players.map(({ total }) => total)) + dealer.total).toBe(0);
      }),
    ),
    { numRuns: 150 },
  ));

it("a total is the old total plus the change of the game", () =>
  fc.assert(
    fc.asyncProperty(fc.record(evening), (games) =>
      play(games, (players, _, totalsBefore) => {
        expect(players.map(({ total }) => total)).toEqual(
          players.map(({ change }, seat) => totalsBefore[seat]! + change),
        );
      }),
    ),
    { numRuns: 150 },
  ));

it("a fold costs 5, a loss 10, a push nothing, and a win earns 10", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.record(evening), (games) =>
      play(games, (players, dealer) => {
        const changes = players.map(({ change }) => change);
        expect(changes).toEqual(players.map((player) => changeByTheRules(player, dealer)));
        for (const change of changes) seen.add(change);
      }),
    ),
    { numRuns: 150 },
  );
  expect([...seen].sort((a, b) => a - b)).toEqual([-10, -5, 0, 10]);
});

it("a payment takes from one purse what it puts into the other", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer(), fc.integer(), (dollars, mine, yours) => {
      const from = { ...newPlayer("Player 1"), total: mine };
      const to = { ...newPlayer("Dealer"), total: yours };
      pay(from, to, dollars);
      expect([from.change, from.total, to.change, to.total]).toEqual([
        0 - dollars,
        mine - dollars,
        dollars,
        yours + dollars,
      ]);
    }),
  );
});

it("a shoe holds every card seven times", () => {
  const counts = new Map<number, number>();
  for (const card of newShoe()) counts.set(card, (counts.get(card) ?? 0) + 1);
  expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([7])]);
});

/** The rules again, written in a different way from the solution. */
function changeByTheRules({ folded, hand }: Player, dealer: Player): number {
  if (folded) return -5;
  const score = scoreOf(hand);
  if (score > 21) return -10;
  const toBeat = scoreOf(dealer.hand) > 21 ? 0 : scoreOf(dealer.hand);
  return 10 * Math.sign(score - toBeat);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
