/** What a program with changes tells of the switches that it asks about. */
import vm from "node:vm";
import * as esbuild from "esbuild";
import { expect, test } from "vitest";
import { turnOn } from "../switches/names.ts";
import { REPAIR_SWITCHES } from "./repair-switches.ts";
import {
  askedIn,
  askedMore,
  MOST_TOLD,
  roundsFor,
  tellAsked,
  WEIGHED,
  WEIGHS,
  withoutAsking,
} from "./repairs.ts";

/** What a program tells that asks about these, one after the other. */
function told(on: readonly (number | string)[], asked: readonly number[]) {
  const said: string[] = [];
  const context = vm.createContext({ console: { error: (text: string) => said.push(text) } });
  const code = REPAIR_SWITCHES.replaceAll(/^export (?:const|let) (\S+)/gm, "globalThis.$1");
  vm.runInContext(`${turnOn(on)}\n${code}`, context);
  const ask = vm.runInContext("deckwork$on", context) as (id: number) => unknown;
  const answers = asked.map((id) => ask(id));
  return { stderr: said.map((one) => `${one}\n`).join(""), answers };
}

test("only the change that is on is made, and nothing is told", () => {
  expect(told([7, roundsFor(3, 100)], [6, 7, 8])).toEqual({
    stderr: "",
    answers: [false, true, false],
  });
  expect(told([roundsFor(0, 0)], [6])).toEqual({ stderr: "", answers: [false] });
});

test("all are told, in the order in which they were asked about last, and none is made", () => {
  const far = Array.from({ length: 100 }, (_, at) => at + 10);
  const { stderr, answers } = told([tellAsked()], [1, 2, 1, 3, ...far, 1]);
  expect(new Set(answers)).toEqual(new Set([undefined]));
  expect(askedIn(stderr).slice(0, 2)).toEqual([1, 109]);
  expect(askedIn(stderr).slice(-2)).toEqual([3, 2]);
  expect(askedMore(stderr)).toBeUndefined();
});

test("of an expression, all are told together, and those that are on are known", () => {
  const said: string[] = [];
  const context = vm.createContext({ console: { error: (text: string) => said.push(text) } });
  const code = REPAIR_SWITCHES.replaceAll(/^export (?:const|let) (\S+)/gm, "globalThis.$1");
  const ask = "[deckwork$on(3), deckwork$any(998, 1001), deckwork$on(4)]";
  vm.runInContext(`${turnOn([tellAsked()])}\n${code}\n${ask}`, context);
  expect(askedIn(said.join("\n"))).toEqual([4, 1001, 1000, 999, 998, 3]);
  const answers = (on: number, text: string) =>
    vm.runInNewContext(`${turnOn([on])}\n${code}\n${text}`, { console }) as boolean[];
  const quick = withoutAsking(esbuild.transformSync(ask).code);
  expect(quick).not.toMatch(/\$(?:on|any)\b/);
  for (const text of [ask, quick]) {
    expect(answers(1000, text)).toEqual([false, true, false]);
    expect(answers(4, text)).toEqual([false, false, true]);
  }
});

test("what has the same value is not told, nor what has another type or throws", () => {
  const said: string[] = [];
  const context = vm.createContext({ console: { error: (text: string) => said.push(text) } });
  const code = REPAIR_SWITCHES.replaceAll(/^export (?:const|let) (\S+)/gm, "globalThis.$1");
  const ask = `
    const card = { rank: 7, get suit() { return deckwork$on(50), 3; } };
    const ask = (own, last = 6) => deckwork$any(1, last, ${WEIGHS}, () => own,
      { 1: () => 7, 2: () => 8, 3: () => [7], 4: () => missing.rank },
      { 5: () => true, 6: () => card.suit }, ${WEIGHED});
    ask(7, 7);`;
  vm.runInContext(`${turnOn([tellAsked()])}\n${code}\n${ask}`, context);
  // Of the last one, nothing is known. What a getter asks is not told while others are weighed.
  expect(askedIn(said.join("\n")).toSorted()).toEqual([2, 5, 6, 7]);
  said.length = 0;
  vm.runInContext("ask(undefined); ask(8);", context);
  expect(askedIn(said.join("\n")).toSorted()).toEqual([1, 3]);
  const quick = withoutAsking(esbuild.transformSync(ask).code);
  expect(quick).not.toMatch(/missing|\$any/);
});

test("of very many, it is told how many they are, and then those from there on", () => {
  const many = Array.from({ length: MOST_TOLD + 3000 }, (_, at) => at % 500);
  const { stderr } = told([tellAsked()], [...many, 600]);
  expect(askedIn(stderr)).not.toContain(600);
  const count = askedMore(stderr)!;
  expect(count).toBeGreaterThan(many.length - 300);
  // One more is enough.
  expect(askedMore(told([tellAsked()], many.slice(0, MOST_TOLD)).stderr)).toBeUndefined();
  expect(askedMore(told([tellAsked()], many.slice(0, MOST_TOLD + 1)).stderr)).toBe(MOST_TOLD + 1);
  const again = told([tellAsked(count - 700)], [777, ...many, 600]);
  expect(askedIn(again.stderr).slice(0, 2)).toEqual([600, many.at(-1)]);
  expect(askedIn(again.stderr).at(-1)).toBe(777);
});

test("the more a case types and prints, the more rounds may all loops go through", () => {
  const roundsOf = (lines: number, characters: number): number => {
    const context = vm.createContext({ console });
    const code = REPAIR_SWITCHES.replaceAll(/^export (?:const|let) (\S+)/gm, "globalThis.$1");
    vm.runInContext(`${turnOn([0, roundsFor(lines, characters)])}\n${code}`, context);
    return vm.runInContext(
      `let went = 0;
      try { for (;;) { if (went % 10 === 0) deckwork$begin(1); deckwork$loop(1); went++; } } catch {}
      went;`,
      context,
    ) as number;
  };
  // A whole game in which the computers play among themselves.
  expect(roundsOf(2, 20_000)).toBeGreaterThan(50_000);
  expect(roundsOf(100, 0)).toBeGreaterThan(50_000);
  expect(roundsOf(0, 0)).toBeLessThan(10_000);
});
