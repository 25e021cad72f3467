/** How a stage and a track look on the terminal. */
import { describe, expect, test } from "vitest";
import {
  ENDS,
  ends,
  HITS,
  header,
  NARROW,
  REFUSES,
  refuses,
  spacing,
  stageText,
  trackText,
  WIDE,
  withoutColour,
} from "../for-tests/example-cases.ts";
import {
  EXTRA,
  type Judged,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import type { Suspect } from "../judge/results.ts";
import type { Verdict } from "../judge/verdict.ts";
import { parseTranscript } from "../text/transcript.ts";

test("a stage that waits for an earlier one shows neither failures nor praise", () => {
  const stage = { ...stageOf([refuses, spacing]), waitsFor: ["blackjack/1-shuffle"] };
  expect(stageText(stage, WIDE)).toMatchInlineSnapshot(`
    "Deal: not judged yet
    blackjack/2-deal

      This stage is not judged before 1-shuffle passes: fix that first.
      npm run check -- blackjack/1 shows what is wrong there.
    "
  `);
  expect(trackText(trackOf([stage]), WIDE)).toContain("2 Deal: not judged before 1-shuffle passes");
});

describe("a stage", () => {
  const failing = stageOf([header, refuses, spacing, judged(ENDS, ran(printed(ENDS)))]);

  test("shows one line per case and the simplest failure in full, at 80 columns", () => {
    expect(stageText(failing, WIDE)).toMatchInlineSnapshot(`
      "Deal: 18.75 of 30 points
      blackjack/2-deal

        passed     the-header
        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 3.75 of 7.5
        different  ends-in-the-middle       exit status, costs 7.5

      The simplest failure in full:

      hits-once: different
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        After you typed \`h\` at \`Hit or stand? [h/s]\`, this is what differs:

          … 8 lines as expected
                    |··Q♥··|··4♥··|
                    |···2♦·|··**··|
          expected  |···3♣·|······|
          printed   |··3♣·|······|
                       ^
                    Hit·or·stand?·[h/s]·s
                    Dealer·hits.
          … 9 more lines as expected

        ^ first difference (character 4)   · a space

        spacing: only spaces or line breaks differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\` for you, up to the difference
      "
    `);
  });

  test("fits 40 columns", () => {
    expect(stageText(failing, NARROW)).toMatchInlineSnapshot(`
      "Deal: 18.75 of 30 points
      blackjack/2-deal

        passed     the-header
        passed     refuses-an-empty-answer
        different  hits-once
                   spacing, costs 3.75 of 7.5
        different  ends-in-the-middle
                   exit status, costs 7.5

      The simplest failure in full:

      hits-once: different
        This case: The player hits once and
        stands on 15. Both hands are shown
        before each decision.

        After you typed \`h\` at
        \`Hit or stand? [h/s]\`, this is what
        differs:

          … 8 lines as expected
            |··Q♥··|··4♥··|
            |···2♦·|··**··|
          - |···3♣·|······|
          + |··3♣·|······|
               ^
            Hit·or·stand?·[h/s]·s
            Dealer·hits.
          … 9 more lines as expected

        - expected   + printed
        ^ first difference (character 4)
        · a space

        spacing: only spaces or line breaks
          differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2
          --case hits-once
        Play:  npm run play -- blackjack/2
          --case hits-once
               it types \`100\`, \`h\` for you, up
               to the difference
      "
    `);
  });

  test("in colour says the same words", () => {
    const coloured = stageText(failing, { width: 80, colour: true });
    expect(coloured).toContain("\x1b[32mpassed   \x1b[39m");
    expect(withoutColour(coloured)).toBe(stageText(failing, WIDE));
  });

  test("that passes says what the stage teaches", () => {
    expect(stageText(stageOf([header, refuses, ends]), WIDE)).toMatchInlineSnapshot(`
      "Deal: 30 of 30 points
      blackjack/2-deal

        passed  the-header
        passed  refuses-an-empty-answer
        passed  ends-in-the-middle

        All passed. You can now deal cards from the end of an array.
      "
    `);
  });

  test("graded with the reference's earlier stages does not show the output", () => {
    const { verdict } = spacing as { verdict: Extract<Verdict, { kind: "different" }> };
    const hidden = { ...verdict.difference, rows: [], first: -1 };
    const withheld = withVerdict(HITS, { kind: "different", difference: hidden });
    expect(
      stageText(stageOf([refuses, withheld], ["blackjack/1-shuffle"]), WIDE),
    ).toMatchInlineSnapshot(`
      "Deal: 22.5 of 30 points
      blackjack/2-deal

        This stage is graded with the workbook's 1-shuffle, because yours fails on its
        own: fix that first.

        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 7.5 of 15

      hits-once: different
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The output is not shown, because code from the reference ran together with
        yours.
        spacing: only spaces or line breaks differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
  });
});

describe("failures in the same way", () => {
  const wrong = (text: string) => text.replace("Dealer stands", "The dealer stands");
  const alike = [HITS, REFUSES].map((name) => judged(name, ran(printed(name, wrong))));
  const reports = (...judgements: Judged[]) => stageText(stageOf(judgements), WIDE).split("\n");
  const lead = (...judgements: Judged[]) =>
    reports(...judgements).find(
      (line) => line.endsWith("way:") || /^(All|The (simplest|most (costly|frequent)))/.test(line),
    );

  test("are counted above the simplest, and not repeated in the list", () => {
    const report = reports(...alike, ends);
    expect(report.slice(3, 6)).toEqual([
      "  different  hits-once                different text, costs 10",
      "  different  refuses-an-empty-answer  as above, costs 10",
      "  passed     ends-in-the-middle",
    ]);
    expect(lead(...alike)).toBe(
      "The simplest failure in full; the other one fails in the same way:",
    );
    expect(lead(...alike, judged(ENDS, ran("")))).toBe(
      "The most frequent failure in full; refuses-an-empty-answer fails in the same",
    );
    expect(lead(alike[0]!, judged(ENDS, ran("")))).toBe("The simplest failure in full:");
  });

  test("the one that is shown in full is told in the list, too", () => {
    const result = stageOf(alike);
    const transcript = parseTranscript("# Only a seed.\nSeed: [[1]]\n", REFUSES);
    const cases = result.stage.cases.map((one) =>
      one.name === REFUSES ? { ...one, transcript } : one,
    );
    const rows = stageText({ ...result, stage: { ...result.stage, cases } }, WIDE).split("\n");
    expect(rows).toContain("refuses-an-empty-answer: different");
    expect(rows.slice(3, 5)).toEqual([
      "  different  hits-once                different text, costs 15",
      "  different  refuses-an-empty-answer  different text, costs 15",
    ]);
  });

  test("have one cause where one declaration has been shown to be it", () => {
    const file = "blackjack/2-deal/deal.ts";
    const suspect: Suspect = {
      kind: "declarations",
      declarations: [{ name: "deal", file, line: 3 }],
    };
    const failing = stageOf([...alike, judged(ENDS, ran(""))]);
    const leadOf = (its: Suspect) =>
      stageText({ ...failing, suspect: its }, WIDE)
        .split("\n")
        .find((line) => /^The (simplest|most)/.test(line));
    const same = "The simplest failure in full; the other 2 have the same cause:";
    expect(leadOf(suspect)).toBe(same);
    const change = { file, at: { line: 3, kind: "number" }, source: "" } as const;
    expect(leadOf({ kind: "unknown", changes: [change] })).toBe(same);
    expect(leadOf({ kind: "unknown", changes: [{ ...change, remaining: 1 }] })).not.toMatch(
      /cause/,
    );
    const two = [suspect.declarations[0]!, { name: "hit", file, line: 9 }];
    expect(leadOf({ kind: "declarations", declarations: two })).toMatch(/^The most frequent/);
    expect(leadOf({ ...suspect, cases: [HITS] })).not.toMatch(/cause/);
  });

  test("of the whole stage have one cause", () => {
    const verdict: Verdict = { kind: "does not build", problems: [{ text: "Unexpected )" }] };
    const names = [HITS, REFUSES, ENDS];
    expect(lead(...names.map((name) => withVerdict(name, verdict)))).toBe(
      "All 3 cases fail for the same reason:",
    );
  });

  test("are not those that crash elsewhere or reach a different limit", () => {
    const crash = (name: string, line: number): Judged =>
      withVerdict(name, {
        kind: "crashed",
        status: 1,
        error: { name: "Error", message: "x", line, column: 1 },
        difference: undefined,
      });
    const limit = (name: string, limit: "cpu" | "idle"): Judged =>
      withVerdict(name, { kind: "timed out", limit });
    expect(lead(crash(HITS, 3), crash(REFUSES, 3))).toMatch(/ in the same way:$/);
    expect(lead(crash(HITS, 3), crash(REFUSES, 4))).toBe("The simplest failure in full:");
    expect(lead(limit(HITS, "cpu"), limit(REFUSES, "cpu"))).toMatch(/ in the same way:$/);
    expect(lead(limit(HITS, "cpu"), limit(REFUSES, "idle"))).toBe("The simplest failure in full:");
  });
});

test("what is true of the whole stage is no way to fail like the case above", () => {
  const untouched = ["one", "two"].map((name) => withVerdict(name, { kind: "not started" }));
  const rows = stageText(stageOf(untouched), WIDE).split("\n");
  expect(rows.filter((row) => /^ {2}not started/.test(row)).join()).not.toContain("as above");
});

test("of many cases that were not run, the first stands for all", () => {
  const notRun = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      withVerdict(`case-${at}`, { kind: "not run", because: "2 cases ran out of time" }),
    );
  const rowsOf = (count: number) =>
    stageText(stageOf([judged(HITS, ran("")), ...notRun(count), ends]), WIDE)
      .split("\n")
      .filter((line) => /^ {2}not run/.test(line));
  expect(rowsOf(3).map((row) => row.trim().split(/ {2,}/)[1])).toEqual([
    "case-0",
    "case-1",
    "case-2",
  ]);
  const [first, others, ...more] = rowsOf(12);
  expect(first).toMatch(/^ {2}not run +case-0 +costs/);
  expect(others).toMatch(/^ {2}not run +11 others +as above$/);
  expect(more).toEqual([]);
});

test("what only another workbook can run is not called a failure, and is not to be tried again", () => {
  const because = "only your instructor's workbook has the classes";
  const all = ["one", "two", "three"].map((name) =>
    withVerdict(name, { kind: "not run", because, elsewhere: true }),
  );
  const text = stageText(stageOf(all), WIDE);
  expect(text).toContain("Not run, like the other 2:");
  expect(text).not.toContain("npm run check");
});

describe("a track", () => {
  test("that is not started is one line, with the first lesson", () => {
    const untouched = stageOf([withVerdict("the-header", { kind: "not started" })]);
    expect(trackText(trackOf([untouched, untouched]), WIDE)).toMatchInlineSnapshot(`
      "Blackjack: 0 of 60 points

        2 stages not started.

        A person gives the points for style (30). The stages count for 70 of 100
        points in the marks.

        Next is Deal: npm run lesson -- blackjack/2
      "
    `);
  });

  const extra = stageOf([withVerdict("the-header", { kind: "not started" })], [], EXTRA);

  test("shows its stages and the first that fails", () => {
    expect(
      trackText(trackOf([stageOf([header, refuses, spacing]), extra]), WIDE),
    ).toMatchInlineSnapshot(`
      "Blackjack: 25 of 30 points, and 0 of 10 extra

          25/30  2 Deal: 2 of 3 cases passed
           0/10  4 Extra: not started, extra credit

        A person gives the points for style (30). The stages count for 70 of 100
        points in the marks.

      Deal: 25 of 30 points
      blackjack/2-deal

        passed     the-header
        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 5 of 10

      hits-once: different
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        After you typed \`h\` at \`Hit or stand? [h/s]\`, this is what differs:

          … 8 lines as expected
                    |··Q♥··|··4♥··|
                    |···2♦·|··**··|
          expected  |···3♣·|······|
          printed   |··3♣·|······|
                       ^
                    Hit·or·stand?·[h/s]·s
                    Dealer·hits.
          … 9 more lines as expected

        ^ first difference (character 4)   · a space

        spacing: only spaces or line breaks differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\` for you, up to the difference
      "
    `);
  });

  test("names the next lesson if nothing fails", () => {
    expect(trackText(trackOf([stageOf([header]), extra]), NARROW)).toMatchInlineSnapshot(`
      "Blackjack: 30 of 30 points, and 0 of 10
      extra

          30/30  2 Deal: all passed
           0/10  4 Extra: not started, extra
                   credit

        A person gives the points for style
        (30). The stages count for 70 of 100
        points in the marks.

        Next is Extra: npm run lesson --
        blackjack/4
      "
    `);
  });
});

test("a case that was run alone gives no verdict on the whole stage", () => {
  const result = stageOf([judged("hits-once", ran(printed("hits-once")))]);
  expect(stageText(result, WIDE, 8).trimEnd().split("\n")).toEqual([
    "Deal: 1 of 9 cases run",
    "blackjack/2-deal",
    "",
    "  passed  hits-once",
    "",
    "  It passed. To run all of the stage's cases: npm run check -- blackjack/2",
  ]);
});
