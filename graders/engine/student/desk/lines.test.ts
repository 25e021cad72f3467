import { expect, test } from "vitest";
import { factsOf, SPADES } from "./desk-for-tests.ts";
import { askByLines } from "./lines.ts";
import { viewOf } from "./views.ts";

const VIEW = viewOf({ kind: "tracks" }, factsOf());

/** What is asked and how it ends, when these lines are typed and then the input ends. */
async function ask(...lines: string[]) {
  let said = "";
  const left = [...lines];
  const asking = askByLines(
    (text) => {
      said += text;
    },
    async () => left.shift(),
  );
  const answer = await asking(["Deckwork"], VIEW);
  return { said, answer };
}

const LIST = `1  Go on with "Structs", stage 1 of Two-player Spades: not started
2  Two-player Spades: 0 of 4 stages passed
3  Hearts: 0 of 2 stages passed
4  Leave the desk
Which track?
`;
const ASKS = "Type a number, a word to search for, Enter for 1, b to go back, q to leave: ";
const ASKS_AGAIN = "Type a number, a word to search for, b to go back, q to leave: ";

test("Enter chooses what comes next, and a number chooses its line", async () => {
  expect(await ask("")).toEqual({
    said: `\nDeckwork\n\n${LIST}${ASKS}`,
    answer: { kind: "stage", stage: SPADES.stages[0] },
  });
  expect((await ask("2")).answer).toEqual({ kind: "track", track: SPADES });
});

test("a word searches all stages, and the results have their own numbers", async () => {
  const { said, answer } = await ask("deck", "2");
  expect(
    said,
  ).toBe(`\nDeckwork\n\n${LIST}${ASKS}1  Build the deck, stage 2 of Two-player Spades: not started
2  Build the deck, stage 1 of Hearts: not started
Which track?
${ASKS_AGAIN}`);
  expect(answer).toMatchObject({ kind: "stage", stage: { path: "hearts/1-x" } });
  expect((await ask("unit")).answer).toMatchObject({ stage: { path: "hearts/2-x" } });
});

test("a failed search is reported, and everything is listed again", async () => {
  expect(await ask("poker", "99")).toEqual({
    said: `\nDeckwork\n\n${LIST}${ASKS}There is no "poker" here.\n${LIST}${ASKS}There is no "99" here.\n${LIST}${ASKS}\n`,
    answer: { kind: "leave" },
  });
});

test.each([
  ["b", "back"],
  ["Q", "leave"],
  ["quit", "leave"],
])("%s means %s", async (typed, kind) => {
  expect((await ask(typed)).answer).toEqual({ kind });
});
