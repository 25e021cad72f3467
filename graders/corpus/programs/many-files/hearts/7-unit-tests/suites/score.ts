import { describe, expect, it } from "vitest";
import { HandScore } from "../../5-score/hand-score.ts";
import { ScoreSheet } from "../../5-score/score-sheet.ts";
import cases from "../cases.json" with { type: "json" };
import { cards, four, ORDER } from "../make/index.ts";

const HEARTS = ORDER.slice(26, 39).join(" ");
const ALL = `${HEARTS} QS`;

describe("HandScore", () => {
  it.each(cases.points)("%s is worth %i", (names, points) => {
    expect(HandScore.pointsIn(cards(String(names)))).toBe(points);
  });

  const play = (takes: readonly (readonly [number, string])[]) => {
    const players = four();
    const hand = new HandScore(players);
    for (const [place, names] of takes) hand.take(players[place]!, cards(names));
    return [hand.shooter?.name, ...players.map((player) => hand.points(player))];
  };

  it("adds up several tricks", () => {
    expect(play([[0, "2H"], [2, "QS"], [0, "3H 4C"], [0, "4H"], [2, "5C"]])).toEqual([undefined, 3, 0, 13, 0]);
  });

  it("notices the moon", () => {
    expect(play([[3, ALL]])).toEqual(["West", 26, 26, 26, 0]);
    expect(play([[1, HEARTS], [0, "2C"], [1, "QS"]])).toEqual(["East", 26, 0, 26, 26]);
  });

  it("notices when a card is missing for the moon", () => {
    expect(play([[3, HEARTS]])).toEqual([undefined, 0, 0, 0, 13]);
    expect(play([[3, HEARTS], [2, "QS"]])).toEqual([undefined, 0, 0, 13, 13]);
    expect(play([[3, ALL.slice(3)], [2, "2H"]])).toEqual([undefined, 0, 0, 1, 25]);
  });
});

describe("ScoreSheet", () => {
  /** After hands of play, of which each says who takes what. */
  const after = (...hands: Record<number, string>[]) => {
    const players = four();
    const sheet = new ScoreSheet(players);
    for (const taken of hands) {
      const hand = new HandScore(players);
      for (const [place, names] of Object.entries(taken)) hand.take(players[Number(place)]!, cards(names));
      sheet.enter(hand);
    }
    const winners = sheet.winners().map((player) => player.name);
    sheet.winners().shift();
    expect(sheet.winners().map((player) => player.name)).toEqual(winners);
    return [...players.map((player) => sheet.total(player)), sheet.isOver, winners.join(" ")];
  };
  const eastShoots = { 1: ALL };
  const westShoots = { 3: ALL };
  const threeMoons = [eastShoots, eastShoots, eastShoots];

  it("starts with zeros", () => expect(after()).toEqual([0, 0, 0, 0, false, "North East South West"]));

  it("adds up hands of play", () => {
    expect(after({ 0: "QS", 1: "2H 3H" }, eastShoots, { 0: "2H", 2: "3H" })).toEqual([40, 2, 27, 26, false, "East"]);
  });

  it("is not over at 99", () => {
    const rest = ALL.split(" ").filter((name) => !["9H", "TH", "JH", "QH", "KH"].includes(name));
    expect(after(...threeMoons, { 0: rest.join(" "), 1: "9H" })).toEqual([99, 1, 78, 78, false, "East"]);
  });

  it("is over at 100", () => {
    const rest = ALL.split(" ").filter((name) => !["TH", "JH", "QH", "KH"].includes(name));
    expect(after(...threeMoons, { 0: rest.join(" "), 1: "TH" })).toEqual([100, 1, 78, 78, true, "East"]);
  });

  it("can be won by several", () => {
    const northShoots = { 0: ALL };
    expect(after(northShoots, westShoots, northShoots, westShoots)).toEqual([52, 104, 104, 52, true, "North West"]);
    expect(after({ 1: "QS" })).toEqual([0, 13, 0, 0, false, "North South West"]);
    expect(after({ 0: "2H", 1: "QS", 2: "3H 4H", 3: "5H" })).toEqual([1, 13, 2, 1, false, "North West"]);
  });
});
