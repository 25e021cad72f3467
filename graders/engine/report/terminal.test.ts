import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare, type DifferenceKind } from "../compare/compare.ts";
import { parseTranscript } from "../compare/transcript.ts";
import { judge, type Verdict } from "../compare/verdict.ts";
import type { Judged, StageResult } from "../score/score.ts";
import { renderCase } from "./case.ts";
import {
  allRead,
  EXTRA,
  hostileText,
  judged,
  printed,
  ran,
  STAGE,
  stageOf,
  TRANSCRIPTS,
  trackOf,
  withVerdict,
} from "./examples.ts";
import { renderHunk } from "./hunk.ts";
import type { Look } from "./look.ts";
import { renderStage, renderTrack } from "./terminal.ts";

const WIDE: Look = { width: 80, colour: false };
const NARROW: Look = { width: 40, colour: false };

const HITS = "hits-once";
const REFUSES = "refuses-an-empty-answer";
const ENDS = "ends-in-the-middle";

const header = withVerdict("the-header", { kind: "passed" });
const refuses = judged(REFUSES, ran(printed(REFUSES)));
const ends = judged(ENDS, ran(printed(ENDS), { ended: { how: "exit", status: 1 } }));
const spacing = judged(
  HITS,
  ran(printed(HITS, (text) => text.replace("|   3♣ |      |", "|  3♣ |      |"))),
);

/** The explanation alone, without the commands that show it again. */
function explained(one: Judged, look = WIDE): string {
  const result = stageOf([one]);
  return `\n${renderCase(result, result.cases[0]!, look).join("\n")}\n`;
}

/** The explanation for a transcript that is no example's, and what a program printed instead. */
function renderedAlone(source: string, stdout: string): string {
  const one = {
    kind: "transcript" as const,
    name: "alone",
    weight: 1,
    transcript: parseTranscript(source, "alone"),
  };
  const verdict = judge(one.transcript, { kind: "ran", run: ran(stdout) });
  const result = stageOf([{ ...one, verdict }], [], { ...STAGE, cases: [one] });
  return `\n${renderCase(result, result.cases[0]!, WIDE).join("\n")}\n`;
}

function explainedVerdict(verdict: Verdict, name = HITS): string {
  return explained(withVerdict(name, verdict));
}

describe("a stage", () => {
  const failing = stageOf([header, refuses, spacing, judged(ENDS, ran(printed(ENDS)))]);

  test("shows one line a case and the simplest failure in full, at 80 columns", () => {
    expect(renderStage(failing, WIDE)).toMatchInlineSnapshot(`
      "Deal: 18.75 of 30 points
      blackjack/2-deal

        passed     the-header
        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 3.75 of 7.5
        different  ends-in-the-middle       exit status, costs 7.5

      The simplest failure in full:

      hits-once: different
        The player hits once and stands on 15. Both hands are shown before each
        decision.

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

        ^ where they part (character 4)   · a blank

        spacing: only blanks or empty lines differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               on the way there it types \`100\`, \`h\`
      "
    `);
  });

  test("fits 40 columns", () => {
    expect(renderStage(failing, NARROW)).toMatchInlineSnapshot(`
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
        The player hits once and stands on 15.
        Both hands are shown before each
        decision.

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
        ^ where they part (character 4)
        · a blank

        spacing: only blanks or empty lines
          differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2
          --case hits-once
        Play:  npm run play -- blackjack/2
          --case hits-once
               on the way there it types
               \`100\`, \`h\`
      "
    `);
  });

  test("in colour says the same words", () => {
    const coloured = renderStage(failing, { width: 80, colour: true });
    expect(coloured).toContain("\x1b[32mpassed   \x1b[39m");
    expect(withoutColour(coloured)).toBe(renderStage(failing, WIDE));
  });

  test("that passes says what has been learned", () => {
    expect(renderStage(stageOf([header, refuses, ends]), WIDE)).toMatchInlineSnapshot(`
      "Deal: 30 of 30 points
      blackjack/2-deal

        passed  the-header
        passed  refuses-an-empty-answer
        passed  ends-in-the-middle

        All passed. You can now deal cards from the end of an array.
      "
    `);
  });

  test("graded with the reference's earlier stages shows nothing of what was printed", () => {
    const { verdict } = spacing as { verdict: Extract<Verdict, { kind: "different" }> };
    const hidden = { ...verdict.difference, rows: [], first: -1 };
    const withheld = withVerdict(HITS, { kind: "different", difference: hidden });
    expect(
      renderStage(stageOf([refuses, withheld], ["blackjack/1-shuffle"]), WIDE),
    ).toMatchInlineSnapshot(`
      "Deal: 22.5 of 30 points
      blackjack/2-deal

        This stage is graded with the reference's 1-shuffle in the place of yours,
        which fails by itself: fix that first.

        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 7.5 of 15

      hits-once: different
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        What it printed is not shown, because code of the reference ran along with
        yours.
        spacing: only blanks or empty lines differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
  });
});

describe("a difference", () => {
  test("of a line missing and a known mistake", () => {
    const edit = (text: string) =>
      text.replace("Dealer hits.\n", "").replace("Dealer wins", "dealer wins");
    const result = stageOf([judged(HITS, ran(printed(HITS, edit)))]);
    const one = {
      ...result.cases[0]!,
      mistake: { name: "forgets", says: "The dealer's hits are not announced." },
    };
    expect(`\n${renderCase(result, one, WIDE).join("\n")}\n`).toMatchInlineSnapshot(`
      "
      hits-once: different
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        This is what comes out of a known mistake: The dealer's hits are not
        announced.

        After you typed \`s\` at \`Hit or stand? [h/s]\`, this is the first difference:

          … 10 lines as expected
                    |   3♣ |      |
                    Hit or stand? [h/s] s
          expected  Dealer hits.

                     Player Dealer
          … 7 more lines, 1 of them different

        expected alone: not printed there

        missing line: a line that should be there is not printed.
        Further down also: case.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
  });

  test("of many lines is cut, and what is left out is counted", () => {
    const edit = (text: string) =>
      text.replaceAll("Q♥", "Q♠").replace("Dealer wins!\n", "Dealer wins!\n".repeat(700));
    expect(explained(judged(HITS, ran(printed(HITS, edit))))).toMatchInlineSnapshot(`
      "
      hits-once: different
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        After you typed \`100\` at \`Seed:\`, this is the first difference:

          … 1 line as expected

                     Player Dealer
          expected  |  Q♥  |  4♥  |
          printed   |  Q♠  |  4♥  |
                        ^
                    |   2♦ |  **  |
                    Hit or stand? [h/s] h
          … 597 more lines, 584 of them different
          … 1 more line expected
          … 118 more lines printed

        ^ where they part (character 5)

        different text: a line says something else than it should.
        Further down also: extra line.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               on the way there it types \`100\`
      "
    `);
  });

  test("in a long line is shown where it is, with both ends cut", () => {
    const line = (suit: string) => `${"0123456789".repeat(7)}${suit}${"0123456789".repeat(7)}\n`;
    const difference = compare(parseTranscript(line("♥"), "long"), ran(line("♠")))!;
    expect(`\n${renderHunk(difference, NARROW).lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
          - …4567890123456789♥012345678901234…
          + …4567890123456789♠012345678901234…
                             ^

        - expected   + printed
        ^ where they part (character 71)
        … left out
      "
    `);
  });

  test("before anything is typed says so", () => {
    expect(explained(judged(ENDS, ran("The seed: Hit or stand? [h/s] ")))).toMatchInlineSnapshot(`
      "
      ends-in-the-middle: different
        Nobody types any more after the seed.

        Before anything was typed, this is what differs:

          expected  Seed: 7
          printed   The seed: Hit or stand? [h/s]
                    ^
          expected  Hit or stand? [h/s]

        expected alone: not printed there   ^ where they part (character 1)

        different text: a line says something else than it should.
        Further down also: missing line.
        exit status: the program must end with exit status 1 here, and ended as if all
          were well. Does it catch the error by which \`ask\` says that the input has
          ended?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case ends-in-the-middle
        Play:  npm run play -- blackjack/2 --case ends-in-the-middle
      "
    `);
  });

  test("of what no eye can see is made visible", () => {
    const edit = (text: string) =>
      text.replace("Please type", "Please\ttype").replace("stands", "stan\u200bds");
    expect(explained(judged(REFUSES, ran(printed(REFUSES, edit))))).toMatchInlineSnapshot(`
      "
      refuses-an-empty-answer: different
        Capital letters will do.

        After you pressed Enter alone at \`Hit or stand? [h/s]\`, this is what differs:

                    Seed:·3
                    Hit·or·stand?·[h/s]
          expected  Please·type·h·or·s.
          printed   Please→type·h·or·s.
                          ^
                    Hit·or·stand?·[h/s]·S
          expected  Dealer·stands.
          printed   Dealer·stan\\u200bds.

        ^ where they part (character 7)   · a blank   → a tab

        spacing: only blanks or empty lines differ.
        Further down also: different text.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case refuses-an-empty-answer
        Play:  npm run play -- blackjack/2 --case refuses-an-empty-answer
               on the way there it types \`3\`, Enter alone
      "
    `);
  });

  test("by a program that stops early", () => {
    const run = ran("Seed: Hit or stand? [h/s] ", {
      reads: { taken: 1, askedForMore: false, at: [6] },
    });
    expect(explained(judged(REFUSES, run))).toMatchInlineSnapshot(`
      "
      refuses-an-empty-answer: different
        Capital letters will do.

        After you pressed Enter alone at \`Hit or stand? [h/s]\`, nothing more was
        printed; this was to come:

                    Seed: 3
                    Hit or stand? [h/s]
          expected  Please type h or s.
          expected  Hit or stand? [h/s] S
          expected  Dealer stands.

        missing line: a line that should be there is not printed.
        stopped early: the program ended before it had read every line that was typed.
          Does a loop end too soon?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case refuses-an-empty-answer
        Play:  npm run play -- blackjack/2 --case refuses-an-empty-answer
               on the way there it types \`3\`, Enter alone
      "
    `);
  });

  test("tells which time, where the same is typed at the same prompt again", () => {
    const shown = renderedAlone(
      "Hit? [[h]]\nHit? [[h]]\nHit? [[s]]\nBust!\n",
      "Hit? Hit? \nBust!\nHit? ",
    );
    expect(shown).toMatchInlineSnapshot(`
      "
      alone: different

        After you typed \`h\` at \`Hit?\` (line 2 of what is typed), this is what differs:

                    Hit? h
                    Hit? h
          expected  Hit? s
          printed   (empty line)
                    Bust!
          printed   Hit? s

        printed alone: not expected there

        order: the right words are printed, in another order.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case alone
        Play:  npm run play -- blackjack/2 --case alone
               on the way there it types \`h\`, \`h\`
      "
    `);
  });

  test("where nothing is typed needs no place", () => {
    const shown = renderedAlone("One\nTwo\nThree\n", "One\ntwo\nThree\n");
    expect(shown).toMatchInlineSnapshot(`
      "
      alone: different

        This is what differs:

                    One
          expected  Two
          printed   two
                    ^
                    Three

        ^ where they part (character 1)

        case: only small and capital letters differ.

        It costs 15 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case alone
        Play:  npm run play -- blackjack/2
      "
    `);
  });

  test("of a program that prints nothing at all, whether it reads or not", () => {
    const silent = explained(judged(REFUSES, ran("")));
    expect(silent).toContain(`
  The program printed nothing at all; this was to come:

    expected  Seed: 3
    expected  Hit or stand? [h/s]
    expected  Please type h or s.
    expected  Hit or stand? [h/s] S
    expected  Dealer stands.

  Does main.ts call what you wrote, and does that print?
`);
    const reads = { taken: 3, askedForMore: false, at: [0, 0, 0] };
    expect(explained(judged(REFUSES, ran("", { reads })))).toBe(silent);
  });

  test("of the exit status alone", () => {
    expect(explained(judged(ENDS, ran(printed(ENDS))))).toMatchInlineSnapshot(`
      "
      ends-in-the-middle: different
        Nobody types any more after the seed.

        Everything that was printed is as expected.
        exit status: the program must end with exit status 1 here, and ended as if all
          were well. Does it catch the error by which \`ask\` says that the input has
          ended?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case ends-in-the-middle
        Play:  npm run play -- blackjack/2 --case ends-in-the-middle
               it types \`7\`
      "
    `);
  });
});

describe("the verdict", () => {
  test("crashed names the error, the place and how far it came", () => {
    const error = {
      name: "TypeError",
      message: "Cannot read properties of undefined (reading 'rank')",
    };
    const crash = judged(
      HITS,
      ran("Seed: \n Player Dealer\n", { ended: { how: "exit", status: 1, error } }),
    );
    const verdict = {
      ...crash.verdict,
      place: { file: "blackjack/2-deal/deal.ts", line: 31 },
    } as Verdict;
    expect(explainedVerdict(verdict)).toMatchInlineSnapshot(`
      "
      hits-once: crashed
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        The program stopped with an error at blackjack/2-deal/deal.ts:31:
          TypeError: Cannot read properties of undefined (reading 'rank')
        Something is not there when it is used: is an index beyond the end of an
        array, or a value never set?

        After you typed \`100\` at \`Seed:\`, nothing more was printed; this was to come:

          … 1 line as expected

                     Player Dealer
          expected  |  Q♥  |  4♥  |
          expected  |   2♦ |  **  |
          expected  Hit or stand? [h/s] h
          expected  (empty line)
          … 15 more lines expected

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               on the way there it types \`100\`
      "
    `);
  });

  test("crashed without an error tells the exit status", () => {
    expect(
      explainedVerdict({ kind: "crashed", status: 139, error: undefined, difference: undefined }),
    ).toMatchInlineSnapshot(`
      "
      hits-once: crashed
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        The program stopped with an error:
          it ended with exit status 139.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
  });

  test("asks for more", () => {
    const error = { name: "InputEnded", message: "The input ended." };
    const run = ran(`${printed(HITS)}Again? `, {
      ...allRead(HITS, true),
      ended: { how: "exit", status: 1, error },
    });
    expect(explained(judged(HITS, run))).toMatchInlineSnapshot(`
      "
      hits-once: asks for more
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        All 3 lines are typed, and the program asks for one more: is a good answer
        refused, or does a loop go on too long?
        After you typed \`s\` at \`Hit or stand? [h/s]\`, this is what differs:

          … 20 lines as expected
                    Dealer's score: 20
                    Dealer wins!
          printed   Again?

        printed alone: not expected there

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);

    // Where the mistake is known nothing is guessed.
    const result = stageOf([judged(HITS, run)]);
    const known = {
      ...result.cases[0]!,
      mistake: { name: "plays-again", says: "After a win it plays again." },
    };
    expect(renderCase(result, known, WIDE).slice(4, 9)).toEqual([
      "  This is what comes out of a known mistake: After a win it plays again.",
      "",
      "  All 3 lines are typed, and the program asks for one more.",
      "  After you typed `s` at `Hit or stand? [h/s]`, this is what differs:",
      "",
    ]);
  });

  test("does not build shows the source and a caret", () => {
    const problems = [
      {
        text: 'Expected ";" but found "deck"',
        file: "blackjack/2-deal/deal.ts",
        line: 14,
        column: 13,
        source: "\tconst deck deck = createDeck();",
      },
      { text: 'There is no file "./dek.ts" beside main.ts.' },
    ];
    expect(explainedVerdict({ kind: "does not build", problems })).toMatchInlineSnapshot(`
      "
      hits-once: does not build

        The program cannot start, because there is an error in its source. Fix the
        first one; others often go with it.

        blackjack/2-deal/deal.ts:14:13
        Expected ";" but found "deck"
          14 | const deck deck = createDeck();
             |            ^

        There is no file "./dek.ts" beside main.ts.

        It costs 30 of 30 points.

        Again: npm run check -- blackjack/2 --case hits-once
      "
    `);
  });

  test("missing lists what is not there", () => {
    const what = [
      "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
    ];
    expect(explainedVerdict({ kind: "missing", what }, "the-header")).toMatchInlineSnapshot(`
      "
      the-header: missing

        - Looked for a struct Card { rank, suit } in structs.ts (interface, type or
          class) and found none.
        This is read off your source, not off what it prints.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header
      "
    `);
  });

  test("timed out tells what ran out", () => {
    expect(explainedVerdict({ kind: "timed out", limit: "idle" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        The program was stopped after 4 seconds of waiting, in which it computed
        nothing: does it wait for something that never comes, or for a long timer? To
        give a person time to read, \`pause\` of #toolkit/pause.ts costs no time here.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
    expect(explainedVerdict({ kind: "timed out", limit: "wall" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        The program did not end within 20 seconds on the clock, though it computed
        little: does it wait again and again, or start something slow? If it is quick
        by itself, the machine was busy: check it again.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
    expect(explainedVerdict({ kind: "timed out", limit: "cpu" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        The program did not end within 2 seconds of computing: is there a loop that
        never ends, or does it ask again for ever?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\`
      "
    `);
  });

  test("too much output, too much memory, refused, not run, not checked", () => {
    const verdicts: Verdict[] = [
      { kind: "too much output" },
      { kind: "too much memory", limit: "heap" },
      { kind: "too much memory", limit: "resident" },
      { kind: "too much memory", limit: undefined },
      {
        kind: "refused",
        when: "running",
        why: "it tried to use the network (connect ENETUNREACH 1.1.1.1:80)",
        cure: "It needs no network.",
      },
      { kind: "refused", when: "building", why: "deck.ts is saved as UTF-16; save it as UTF-8." },
      { kind: "not run", because: "2 cases of this stage had to be stopped" },
      { kind: "not checked", because: "the source could not be read by the parser" },
    ];
    const shown = verdicts.map((verdict) => {
      const result = stageOf([withVerdict("the-header", verdict)]);
      return renderCase(result, result.cases[0]!, WIDE).join("\n");
    });
    expect(`\n${shown.join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      the-header: too much output

        The program printed more than 1,000,000 characters and was stopped: is there a
        loop that prints and never ends?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: too much memory

        The program used more memory than it may (160 MB for objects, arrays and
        texts) and was stopped: is there a loop that never ends and puts ever more
        into an array?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: too much memory

        The program used more memory than it may (400 MB in all) and was stopped: is
        there a loop that never ends and puts ever more into an array?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: too much memory

        The program asked for more memory at once than it may have and was stopped:
        how large is the array or buffer that it makes?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: refused

        The program was refused: it tried to use the network (connect ENETUNREACH
        1.1.1.1:80).
        It needs no network.

        It costs 30 of 30 points.

        Again: npm run check -- blackjack/2 --case the-header

      the-header: refused

        The program was refused: deck.ts is saved as UTF-16; save it as UTF-8.

        It costs 30 of 30 points.

        Again: npm run check -- blackjack/2 --case the-header

      the-header: not run

        This case was not run: 2 cases of this stage had to be stopped. Fix the cases
        before it, and it will be run.

        It costs 30 of 30 points.

        Again: npm run check -- blackjack/2 --case the-header

      the-header: not checked

        It could not be checked here: the source could not be read by the parser.

        It costs nothing.

        Again: npm run check -- blackjack/2 --case the-header
      "
    `);
  });

  test("not started points to the lesson", () => {
    expect(explainedVerdict({ kind: "not started" })).toMatchInlineSnapshot(`
      "
      hits-once: not started

        The files in exercises/blackjack/2-deal are still as they were given out. Read
        the lesson, then look for TODO 1 in them.

        It costs 30 of 30 points.

        Begin: npm run lesson -- blackjack/2
      "
    `);
  });

  test("grader fault is not the student's", () => {
    expect(
      explainedVerdict({ kind: "grader fault", why: "the program could not be started: EAGAIN" }),
    ).toMatchInlineSnapshot(`
      "
      hits-once: grader fault
        The player hits once and stands on 15. Both hands are shown before each
        decision.

        This is a fault of the grader, not of your program; nothing is known of your
        program here.
        - the program could not be started: EAGAIN
        Run it again. If it comes back, show this to whoever gave you the workbook.

        It leaves 30 points open.

        Again: npm run check -- blackjack/2 --case hits-once
      "
    `);
  });
});

describe("failures in the same way", () => {
  const wrong = (text: string) => text.replace("Dealer stands", "The dealer stands");
  const alike = [HITS, REFUSES].map((name) => judged(name, ran(printed(name, wrong))));
  const reports = (...judgements: Judged[]) => renderStage(stageOf(judgements), WIDE).split("\n");
  const lead = (...judgements: Judged[]) =>
    reports(...judgements).find(
      (line) => line.endsWith("way:") || /^(All|The simplest)/.test(line),
    );

  test("are counted above the simplest, and not told again in the list", () => {
    const report = reports(...alike, ends);
    expect(report.slice(3, 6)).toEqual([
      "  different  hits-once                different text, costs 10",
      "  different  refuses-an-empty-answer  the same",
      "  passed     ends-in-the-middle",
    ]);
    expect(lead(...alike)).toBe(
      "The simplest failure in full; the other one fails in the same way:",
    );
    expect(lead(...alike, judged(ENDS, ran("")))).toBe(
      "The simplest failure in full; 1 of the other 2 fails in the same way:",
    );
    expect(lead(alike[0]!, judged(ENDS, ran("")))).toBe("The simplest failure in full:");
  });

  test("of the whole stage have one cause", () => {
    const verdict: Verdict = { kind: "does not build", problems: [{ text: "Unexpected )" }] };
    const names = [HITS, REFUSES, ENDS];
    expect(lead(...names.map((name) => withVerdict(name, verdict)))).toBe(
      "All 3 cases fail for one cause:",
    );
  });

  test("are not those that crash elsewhere, or met another limit", () => {
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

describe("a track", () => {
  const extra = stageOf([withVerdict("the-header", { kind: "not started" })], [], EXTRA);

  test("shows its stages and the first that fails", () => {
    expect(
      renderTrack(trackOf([stageOf([header, refuses, spacing]), extra]), WIDE),
    ).toMatchInlineSnapshot(`
      "Blackjack: 25 of 30 points, and 0 of 10 extra

          25/30  2 Deal: 2 of 3 cases passed
           0/10  4 Extra: not started, extra credit

        A person gives the points for style (30).

      Deal: 25 of 30 points
      blackjack/2-deal

        passed     the-header
        passed     refuses-an-empty-answer
        different  hits-once                spacing, costs 5 of 10

      hits-once: different
        The player hits once and stands on 15. Both hands are shown before each
        decision.

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

        ^ where they part (character 4)   · a blank

        spacing: only blanks or empty lines differ.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               on the way there it types \`100\`, \`h\`
      "
    `);
  });

  test("names the next lesson where nothing fails", () => {
    expect(renderTrack(trackOf([stageOf([header]), extra]), NARROW)).toMatchInlineSnapshot(`
      "Blackjack: 30 of 30 points, and 0 of 10
      extra

          30/30  2 Deal: all passed
           0/10  4 Extra: not started, extra
                   credit

        A person gives the points for style
        (30).

        Next is Extra: npm run lesson --
        blackjack/4
      "
    `);
  });
});

describe("whatever a student wrote", () => {
  const KINDS: DifferenceKind[] = [
    "spacing",
    "case",
    "order",
    "extra line",
    "missing line",
    "different text",
    "exit status",
    "stopped early",
  ];
  const transcript = fc.constantFrom(...Object.keys(TRANSCRIPTS));
  const program = fc
    .tuple(transcript, hostileText, fc.nat(), fc.nat({ max: 3 }))
    .map(([name, text, at, status]): Judged => {
      const whole = printed(name);
      const cut = at % (whole.length + 1);
      const error = { name: text.slice(0, 20), message: text };
      const stdout = whole.slice(0, cut) + text + whole.slice(status === 0 ? cut : whole.length);
      return judged(
        name,
        ran(stdout, { ended: { how: "exit", status, ...(status > 1 ? { error } : {}) } }),
      );
    });
  const verdict = hostileText.chain((text) => {
    const problem = { text, file: text.slice(0, 30), line: 1, column: 5, source: text };
    return fc.constantFrom<Verdict>(
      { kind: "missing", what: Array(9).fill(text) },
      { kind: "refused", when: "building", why: text },
      { kind: "refused", when: "running", why: text, cure: "Take it out." },
      { kind: "not started", missing: [text, text] },
      { kind: "not run", because: text },
      { kind: "not checked", because: text },
      { kind: "grader fault", why: text },
      { kind: "does not build", problems: Array(5).fill(problem) },
      {
        kind: "crashed",
        status: 1,
        error: { name: text, message: text },
        place: { file: text, line: 3 },
        difference: undefined,
      },
      {
        kind: "different",
        difference: {
          kinds: KINDS,
          first: 0,
          beyond: { expected: 3, actual: 1 },
          rows: [
            {
              kind: "different text",
              expected: { text, turn: 3, typedAt: 2 },
              actual: { text: `${text}x`, turn: 3 },
            },
          ],
        },
      },
    );
  });
  const results = fc.oneof(
    program.map((one) => stageOf([one])),
    verdict.map((one) => stageOf([header, withVerdict(HITS, one), withVerdict("the-header", one)])),
  );

  test("no line is wider than the terminal, and nothing comes out that a terminal obeys", () => {
    fc.assert(
      fc.property(
        results,
        fc.integer({ min: 40, max: 120 }),
        fc.boolean(),
        (result, width, colour) => {
          for (const text of [
            renderStage(result, { width, colour }),
            renderTrack(trackOf([result]), { width, colour }),
          ]) {
            expectInert(withoutColour(text, colour), width);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  test("a failure takes 40 lines at the most at 80 columns, and 60 at 40", () => {
    const most = (result: StageResult, look: Look) =>
      renderCase(result, result.cases.at(-1)!, look).length;
    fc.assert(
      fc.property(results, (result) => {
        expect(most(result, WIDE)).toBeLessThanOrEqual(40);
        expect(most(result, NARROW)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 400 },
    );
  });

  test("the examples are of the stage they say", () => {
    expect(STAGE.cases.map(({ name }) => name)).toEqual(["the-header", HITS, REFUSES, ENDS]);
  });
});

function withoutColour(text: string, colour = true): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours are what is taken away.
  return colour ? text.replace(/\x1b\[(?:1|2|22|3[1236]|39)m/g, "") : text;
}

function expectInert(text: string, width: number): void {
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  expect(text).not.toMatch(/^\s*::[a-z]|##\[|##vso\[/im);
  expect(text).not.toMatch(/ $/m);
  expect(text.split("\n").filter((line) => [...line].length > width)).toEqual([]);
}
