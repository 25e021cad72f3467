/** The description of a difference on the terminal. */
import { describe, expect, test } from "vitest";
import {
  ENDS,
  explained,
  explainedCase,
  HITS,
  NARROW,
  REFUSES,
} from "../for-tests/example-cases.ts";
import { judged, printed, ran, stageOf } from "../for-tests/examples.ts";
import { compare } from "../judge/compare.ts";
import { judge } from "../judge/verdict.ts";
import { parseTranscript } from "../text/transcript.ts";
import { renderHunk } from "./hunk.ts";

/** The explanation for a given transcript and a program's different output. */
function renderedAlone(source: string, stdout: string): string {
  const one = {
    kind: "transcript" as const,
    name: "alone",
    weight: 1,
    transcript: parseTranscript(source, "alone"),
  };
  return explained({ one, verdict: judge(one.transcript, ran(stdout)) });
}

describe("a difference", () => {
  test("of a line missing and a known mistake", () => {
    const edit = (text: string) =>
      text.replace("Dealer hits.\n", "").replace("Dealer wins", "dealer wins");
    const result = stageOf([judged(HITS, ran(printed(HITS, edit)))]);
    const one = {
      ...result.cases[0]!,
      mistake: { name: "forgets", says: "The dealer's hits are not announced." },
    };
    expect(explainedCase(result, one)).toMatchInlineSnapshot(`
      "
      hits-once: different
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        A known mistake gives this result. The dealer's hits are not announced.

        After you typed \`s\` at \`Hit or stand? [h/s]\`, this is the first difference:

          … 10 lines as expected
                    |   3♣ |      |
                    Hit or stand? [h/s] s
          expected  Dealer hits.

                     Player Dealer
          … 7 more lines, 1 of them different

        expected alone: a missing line

        missing line: a line that should be there is not printed.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
  });

  test("of many lines is cut, and the lines left out are counted", () => {
    const edit = (text: string) =>
      text.replaceAll("Q♥", "Q♠").replace("Dealer wins!\n", "Dealer wins!\n".repeat(700));
    expect(explained(judged(HITS, ran(printed(HITS, edit))))).toMatchInlineSnapshot(`
      "
      hits-once: different
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        After you typed \`100\` at \`Seed:\`, this is the first difference:

          … 1 line as expected

                     Player Dealer
          expected  |  Q♥  |  4♥  |
          printed   |  Q♠  |  4♥  |
                        ^
                    |   2♦ |  **  |
                    Hit or stand? [h/s] h
          … 15 more lines, 2 of them different
          … 1 more line expected
          … 700 more lines printed

        ^ first difference (character 5)

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\` for you, up to the difference
      "
    `);
  });

  test("in a long line is shown with both ends cut", () => {
    const line = (suit: string) => `${"0123456789".repeat(7)}${suit}${"0123456789".repeat(7)}\n`;
    const difference = compare(parseTranscript(line("♥"), "long"), ran(line("♠")))!;
    expect(`\n${renderHunk(difference, NARROW).lines.join("\n")}\n`).toMatchInlineSnapshot(`
      "
          - …4567890123456789♥012345678901234…
          + …4567890123456789♠012345678901234…
                             ^

        - expected   + printed
        ^ first difference (character 71)
        … part of a long line
      "
    `);
  });

  test("before anything is typed says so", () => {
    expect(explained(judged(ENDS, ran("The seed: Hit or stand? [h/s] ")))).toMatchInlineSnapshot(`
      "
      ends-in-the-middle: different
        This case: Nobody types any more after the seed.

        Before anything was typed, this is what differs:

          expected  Seed: 7
          printed   The seed: Hit or stand? [h/s]
                    ^
          expected  Hit or stand? [h/s]

        expected alone: a missing line   ^ first difference

        exit status: the program must end with exit status 1 here, but it ended as if
          nothing were wrong. Does it catch the error that \`ask\` throws when the input
          has ended?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case ends-in-the-middle
        Play:  npm run play -- blackjack/2 --case ends-in-the-middle
      "
    `);
  });

  test("of invisible characters is made visible", () => {
    const edit = (text: string) =>
      text.replace("Please type", "Please\ttype").replace("stands", "stan\u200bds");
    expect(explained(judged(REFUSES, ran(printed(REFUSES, edit))))).toMatchInlineSnapshot(`
      "
      refuses-an-empty-answer: different
        This case: Capital letters will do.

        After you pressed Enter alone at \`Hit or stand? [h/s]\`, this is what differs:

                    Seed:·3
                    Hit·or·stand?·[h/s]
          expected  Please·type·h·or·s.
          printed   Please→type·h·or·s.
                          ^
                    Hit·or·stand?·[h/s]·S
          expected  Dealer·stands.
          printed   Dealer·stan\\u200bds.

        ^ first difference (character 7)   · a space   → a tab

        spacing: here, only spaces or line breaks differ; further down, other things
          differ, too.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case refuses-an-empty-answer
        Play:  npm run play -- blackjack/2 --case refuses-an-empty-answer
               it types \`3\`, Enter alone for you, up to the difference
      "
    `);
  });

  test("of order is not called one of spaces if an empty line is elsewhere, too", () => {
    const source = "[[7]]\n\nYours (26):\nace, king\n\nIts (25):\ntwo\n";
    const text = renderedAlone(source, "\nYours (25):\ntwo\nIts (26):\nace, king\n");
    expect(text).toContain("Yours (25):");
    expect(text).not.toContain("spaces");
  });

  test("by a program that stops early because of something before", () => {
    const run = ran("Seed: Hit or stand? [y/n] ", {
      reads: { taken: 1, askedForMore: false, at: [6] },
    });
    const says = explained(judged(REFUSES, run)).replace(/\s+/g, " ");
    expect(says).toContain(
      "the program ended before it read every line that was typed. The first difference may be the cause.",
    );
    expect(says).not.toContain("too soon");
  });

  test("by a program that stops early", () => {
    const run = ran("Seed: Hit or stand? [h/s] ", {
      reads: { taken: 1, askedForMore: false, at: [6] },
    });
    expect(explained(judged(REFUSES, run))).toMatchInlineSnapshot(`
      "
      refuses-an-empty-answer: different
        This case: Capital letters will do.

        After you pressed Enter alone at \`Hit or stand? [h/s]\`, nothing more was
        printed; this should have followed:

                    Seed: 3
                    Hit or stand? [h/s]
          expected  Please type h or s.
          expected  Hit or stand? [h/s] S
          expected  Dealer stands.

        missing line: a line that should be there is not printed.
        stopped early: the program ended before it read every line that was typed.
          Does it stop too soon?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case refuses-an-empty-answer
        Play:  npm run play -- blackjack/2 --case refuses-an-empty-answer
               it types \`3\`, Enter alone for you, up to the difference
      "
    `);
  });

  test("names the line of the input if the same is typed at the same prompt again", () => {
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

        printed alone: an extra line

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case alone
        Play:  npm run play -- blackjack/2 --case alone
               it types \`h\`, \`h\` for you, up to the difference
      "
    `);
  });

  test("without input needs no place", () => {
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

        ^ first difference

        capital letters: only upper and lower case differ.

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
  The program printed nothing at all. It should have printed this:

    expected  Seed: 3
    expected  Hit or stand? [h/s]
    expected  Please type h or s.
    expected  Hit or stand? [h/s] S
    expected  Dealer stands.

  Does main.ts call your code, and does your code print?
`);
    const reads = { taken: 3, askedForMore: false, at: [0, 0, 0] };
    expect(explained(judged(REFUSES, ran("", { reads })))).toBe(silent);
  });

  test("of the exit status alone", () => {
    expect(explained(judged(ENDS, ran(printed(ENDS))))).toMatchInlineSnapshot(`
      "
      ends-in-the-middle: different
        This case: Nobody types any more after the seed.

        Everything that was printed is as expected.
        exit status: the program must end with exit status 1 here, but it ended as if
          nothing were wrong. Does it catch the error that \`ask\` throws when the input
          has ended?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case ends-in-the-middle
        Play:  npm run play -- blackjack/2 --case ends-in-the-middle
               it types \`7\` for you
      "
    `);
  });
});
