import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Suit } from "../../../solutions/two-player-spades/1-structs/structs.ts";
import { buildDeck } from "../../../solutions/two-player-spades/2-build-deck/deck.ts";
import { shuffleDeck } from "../../../solutions/two-player-spades/3-shuffle/shuffle.ts";
import {
  addCard,
  computerDraws,
  drawCard,
  emptyHand,
} from "../../../solutions/two-player-spades/5-draw/draw.ts";
import { rand, srand } from "../../toolkit/random.ts";
import { submissionJson } from "../report/json.ts";
import { reviewSays } from "../report/phrases.ts";
import { reportSubmission } from "../report/report.ts";
import { type Question, questionsSchema, type Review, readAnswer } from "../workbook/questions.ts";
import { discover } from "../workbook/workbook.ts";
import { scoreReview, unansweredOf } from "./review.ts";
import { scoreTrack } from "./score.ts";

const choice: Extract<Question, { kind: "choice" }> = {
  id: "one",
  kind: "choice",
  asks: "Which?",
  choices: ["this", "that"],
  right: "b",
  explains: "That it is.",
};
const number: Question = {
  id: "two",
  kind: "number",
  asks: "How many?",
  right: -1,
  explains: "So many.",
};
const review: Review = { points: 5, questions: [choice, number] };
const answered = (answers: Record<string, string>) =>
  scoreReview(review, { kind: "answers", answers });

describe("an answer is read as it is typed", () => {
  test.each([
    ["b", "b"],
    [" B ", "b"],
    ["b)", "b"],
    ["(b)", "b"],
    ["b.", "b"],
    ["c", undefined],
    ["bb", undefined],
    ["", undefined],
    ["2", undefined],
  ])("%j is the letter %j", (typed, answer) => expect(readAnswer(choice, typed)).toBe(answer));
  test.each([
    ["-1", "-1"],
    ["−1", "-1"],
    [" 052 ", "52"],
    ["+3", "3"],
    ["fifty", undefined],
    ["1.5", undefined],
    ["1e2", undefined],
    ["", undefined],
    ["12345678901234567890", undefined],
  ])("%j is the number %j", (typed, answer) => expect(readAnswer(number, typed)).toBe(answer));
});

describe("a review", () => {
  const worth = { points: 5, questions: 2 };
  test("gives the same points for every right answer, and none for the others", () => {
    expect(answered({ one: "b", two: "-1" })).toEqual({
      ...worth,
      kind: "answered",
      earned: 5,
      right: 2,
    });
    expect(answered({ one: "B", two: "1" })).toEqual({
      ...worth,
      kind: "answered",
      earned: 2.5,
      right: 1,
    });
    expect(answered({})).toEqual({
      ...worth,
      kind: "answered",
      earned: 0,
      right: 0,
      unanswered: 2,
    });
  });
  test("that is half answered gives the points of its answers, and none for the others", () => {
    expect(answered({ two: "-1" })).toEqual({
      ...worth,
      kind: "answered",
      earned: 2.5,
      right: 1,
      unanswered: 1,
    });
    const left = (answers: Record<string, string>) =>
      unansweredOf(review, { kind: "answers", answers }).map(({ id }) => id);
    expect([
      left({}),
      left({ one: "a" }),
      left({ one: "z", two: "3" }),
      left({ one: "b", two: "3" }),
    ]).toEqual([["one", "two"], ["two"], ["one"], []]);
    expect(unansweredOf(review, undefined)).toEqual([choice, number]);
  });
  test("ignores scores and questions that are not its own", () => {
    const made = JSON.parse(
      '{"__proto__": {"one": "b"}, "score": "5", "toString": "b", "right": "2"}',
    ) as Record<string, string>;
    expect(answered(made)).toMatchObject({ earned: 0, right: 0 });
  });
  test("that was not handed in, or cannot be read, gives no points and says why", () => {
    const missing = scoreReview(review, undefined);
    const refused = scoreReview(review, { kind: "refused", why: "it is not JSON; try again." });
    expect([missing, refused]).toEqual([
      { ...worth, kind: "not answered", earned: 0 },
      { ...worth, kind: "refused", earned: 0, why: "it is not JSON; try again." },
    ]);
    expect([missing, refused, answered({ one: "b" })].map(reviewSays)).toEqual([
      "The review gives 0 of 5 points: it has not been answered (npm run review).",
      "The review gives 0 of 5 points: it is not JSON; try again.",
      "The review gives 2.5 of 5 points: 1 of 2 answers is right, and 1 question is still to be answered (npm run review).",
    ]);
  });
});

test("questions with the same name, or with a right answer that is not a choice, are refused", () => {
  const valid = (...questions: unknown[]) => v.safeParse(questionsSchema, { questions }).success;
  expect(valid(choice, number)).toBe(true);
  expect(valid({ ...choice, right: "c" })).toBe(false);
  expect(valid(choice, { ...number, id: "one" })).toBe(false);
  expect(valid()).toBe(false);
});

describe("the review of two-player Spades", () => {
  const { tracks } = discover(fileURLToPath(new URL("../../../", import.meta.url)));
  const track = tracks.find(({ name }) => name === "two-player-spades")!;
  const { questions } = track.review!;

  const rightOf = (id: string) => {
    const asked = questions.find((one) => one.id === id)!;
    return asked.kind === "number"
      ? asked.right
      : asked.choices[asked.right.charCodeAt(0) - "a".charCodeAt(0)];
  };

  test("is right about the reference", () => {
    const deck = buildDeck();
    const [ace] = deck.cards;
    srand(42);
    shuffleDeck(deck);
    const next = rand();
    srand(42);
    let calls = 0;
    while (rand() !== next) calls++;
    const mine = emptyHand();
    const [blank] = emptyHand().cards;
    for (let turn = 0; turn < 3; turn++) computerDraws(deck, mine);
    const afterThree = deck.index;
    while (mine.count < 5) addCard(mine, drawCard(deck));
    const before = mine.cards.slice();
    addCard(mine, drawCard(deck));
    const changed = before.findIndex((card, place) => mine.cards[place] !== card);
    const same = Array<object>(52).fill({ rank: 0 });
    expect(
      Object.fromEntries(
        questions
          .filter(({ id }) => id !== "same-deck" && id !== "index-of-a-deck")
          .map(({ id }) => [id, rightOf(id)]),
      ),
    ).toEqual({
      "fields-of-a-card": Object.keys(ace!).join(" and "),
      "ace-of-spades": `rank ${ace!.rank}, suit ${Suit.Spades}`,
      "blank-card": `a card of rank ${blank!.rank} and suit ${blank!.suit}`,
      "one-card-52-times": same.filter((card) => card === same[0]).length,
      "index-after-building": `It is -1, and is set to ${buildDeck().index}.`,
      "calls-of-rand": calls,
      "index-after-three-turns": afterThree,
      "next-place-in-a-hand": `at index ${changed}, where a blank card was`,
    });
  });

  test("has ten questions, with different right letters", () => {
    const letters = questions.flatMap((asked) => (asked.kind === "choice" ? [asked.right] : []));
    expect([questions.length, new Set(letters).size]).toEqual([10, 4]);
  });

  test("is in the results beside the points of the stages", () => {
    const answers = Object.fromEntries(questions.map(({ id, right }) => [id, String(right)]));
    const result = scoreTrack(track, [], { kind: "answers", answers });
    const report = reportSubmission({ name: "ann", tracks: [result], notes: [] });
    expect(submissionJson(report).tracks[0]).toEqual({
      track: track.name,
      earned: 0,
      points: 0,
      extra: 0,
      extraPoints: 0,
      review: { kind: "answered", earned: 5, points: 5, right: 10, questions: 10 },
      stages: [],
    });
  });
});
