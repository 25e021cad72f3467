import { describe, expect, it } from "vitest";
import { Suit } from "../../1-cards/card.ts";
import { Player } from "../../3-legal-plays/player.ts";
import { Table } from "../../4-trick/table.ts";
import { Trick } from "../../4-trick/trick.ts";
import cases from "../cases.json" with { type: "json" };
import { card, cards, four, NAMES } from "../make/index.ts";

describe("Table", () => {
  it.each(NAMES)("begins with %s", (name) => {
    const place = NAMES.indexOf(name);
    const players = four();
    const order = new Table(players).playersFrom(players[place]!).map((player) => player.name);
    expect(order).toEqual([...NAMES.slice(place), ...NAMES.slice(0, place)]);
  });

  it("keeps its own order of players", () => {
    const players = four();
    const [north] = players;
    const table = new Table(players);
    players.sort((one, two) => (one.name < two.name ? -1 : 1));
    table.playersFrom(north!).pop();
    expect(table.playersFrom(north!).map((player) => player.name)).toEqual(NAMES);
  });

  it("does not take a stranger for a player of the same name", () => {
    expect(() => new Table(four()).playersFrom(new Player("North"))).toThrow(RangeError);
  });
});

describe("Trick", () => {
  const played = (names: string, players = four()) => {
    const trick = new Trick();
    for (const [place, one] of cards(names).entries()) trick.play(players[place]!, one);
    return trick;
  };

  it.each(cases.tricks)("%s: %s takes it with %s", (names, taker, highest) => {
    const trick = played(names!);
    expect(trick.taker?.name).toBe(taker);
    expect(String(trick.highest)).toBe(highest);
    expect(trick.leader?.name).toBe("North");
    expect(trick.ledSuit).toBe(card(names!).suit);
    expect(trick.isComplete).toBe(names!.length === 11);
    expect(trick.cards().join(" ")).toBe(names);
  });

  it("is empty at first", () => {
    const { leader, ledSuit, highest, taker, isComplete } = new Trick();
    expect([leader, ledSuit, highest, taker]).toEqual([undefined, undefined, undefined, undefined]);
    expect(isComplete).toBe(false);
  });

  it("can be led by anybody", () => {
    const players = four().reverse();
    const trick = played("3C 9C", players);
    expect(trick.leader).toBe(players[0]);
    expect(trick.taker).toBe(players[1]);
    expect(trick.ledSuit).toBe(Suit.Clubs);
  });

  it("takes one card of each player, and four in all", () => {
    const players = four();
    const trick = played("5D KC", players);
    expect(() => trick.play(players[1]!, card("6D"))).toThrow(RangeError);
    expect(trick.cards().join(" ")).toBe("5D KC");
    const full = played("5D KC JD 3S");
    expect(() => full.play(new Player("Fifth"), card("6D"))).toThrow(RangeError);
    full.cards().pop();
    expect(full.cards().join(" ")).toBe("5D KC JD 3S");
  });
});
