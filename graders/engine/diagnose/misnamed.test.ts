/** What given files call by another name is led to where the student has declared it. */
import { expect, test } from "vitest";
import { misnamedIn } from "./misnamed.ts";

const MAIN = "tiny/1-cards/main.ts";
const CARDS = "tiny/1-cards/cards.ts";
const GIVEN = { [MAIN]: "print(card.rank);\nprint(card.toText());\n", [CARDS]: "" };
const OWN = `/** A card. */
export interface Card {
  suit: number;
  value: number;
}
export class Deck$ {
  toTxt(): string {
    return "";
  }
}
`;

const find = (text: string, files: Readonly<Record<string, string>> = {}) =>
  misnamedIn(
    { file: MAIN, line: 1, column: 1, code: 2339, text },
    { ...GIVEN, [CARDS]: OWN, ...files },
    GIVEN,
  );
const LACKS = "Property 'rank' does not exist on type 'Card'.";

test("the declaration that lacks a name is found, or the name that may be meant", () => {
  expect(find(LACKS)).toEqual({
    ...{ file: CARDS, line: 2, column: 18 },
    ...{ code: "misnamed", text: "Card.rank" },
  });
  const similar = "Property 'toText' does not exist on type 'Deck$'. Did you mean 'toTxt'?";
  expect(find(similar)).toMatchObject({ line: 7, column: 3, text: "Deck$.toText" });
});

test("other errors are left as they are", () => {
  expect(find(LACKS, { [MAIN]: "print(card.rank);\n" })).toBeUndefined();
  expect(find("Property 'rank' does not exist on type 'Promise<Card>'.")).toBeUndefined();
  expect(find("Cannot find name 'Card'.")).toBeUndefined();
  expect(find("Property 'length' does not exist on type 'Card'."), "a list").toBeUndefined();
  expect(find(LACKS, { [CARDS]: "" })).toBeUndefined();
  const twice = { "tiny/1-cards/more.ts": "class Card {}\n" };
  expect(find(LACKS, twice)).toBeUndefined();
});
