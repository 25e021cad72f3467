/** The wording of each verdict on the terminal. */
import { describe, expect, test } from "vitest";
import { explained, explainedCase, HITS } from "../for-tests/example-cases.ts";
import { allRead, judged, printed, ran, stageOf, withVerdict } from "../for-tests/examples.ts";
import type { CaseResult, StageResult, Suspect } from "../judge/results.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import { parseTranscript } from "../text/transcript.ts";

function explainedVerdict(verdict: Verdict, name = HITS): string {
  return explained(withVerdict(name, verdict));
}

describe("the verdict", () => {
  test("a program that ends itself says why before anything is compared", () => {
    const run = ran("Seed: \n Player Dealer\n", {
      ...{ ended: { how: "exit", status: 1 }, stderr: "The input ended at: Hit?\n" },
    });
    const result = stageOf([judged(HITS, run)]);
    const [one] = result.cases;
    const lines = explainedCase(result, { ...one!, run }).split("\n");
    const placeOf = (words: string) => lines.findIndex((line) => line.includes(words));
    const places = ["exit status 1", "The input ended at: Hit?", "the output ends too soon"];
    expect(placeOf(places[0]!)).toBeGreaterThan(0);
    expect(places.map(placeOf).toSorted((a, b) => a - b)).toEqual(places.map(placeOf));
  });

  test.each([
    ["Hit or stand? () => scoreOf(hand)", /The text of a function is printed/],
    ["Hit or stand? function score() {", /The text of a function is printed/],
    ["Hit or stand? undefined", /"undefined" is printed/],
    ["Hit or stand? h => ", undefined],
  ])("different says where %j comes from", (line, says) => {
    const text = explained(judged(HITS, ran(`Seed: \n${line}\n`)));
    if (says) expect(text).toMatch(says);
    else expect(text).not.toMatch(/ is printed/);
  });

  test.each([
    ['print("Player busts!");', "why does the program come to it there?"],
    ["  Terminal.line(`Bust!`)", "why does the program come to it there?"],
    ['print("Player " + name);', "look at where its values come from"],
    ["print(text);", "look at where its values come from"],
  ])("what to ask about the line that prints depends on it: %s", (source, says) => {
    const run = ran("Seed: \nPlayer busts!\n");
    const where = [
      { file: "blackjack/2-deal/turns.ts", line: 14, source },
      { file: "blackjack/2-deal/main.ts", line: 65, source: "})();" },
      { file: "blackjack/2-deal/main.ts", line: 9, source: "await turn();" },
    ];
    const result = stageOf([judged(HITS, run)]);
    const said = explainedCase(result, { ...result.cases[0]!, run, where });
    const text = said.replaceAll(/\s+/g, " ");
    expect(text).toContain(says);
    // The end of a function says nothing.
    expect(text).toContain(
      "It was called from exercises/blackjack/2-deal/main.ts:9. 9 | await turn();",
    );
  });

  test("nor is anything guessed about a value if it is known what to look at, and in which line", () => {
    const run = ran("Seed: \nHit or stand? undefined\n");
    const result = stageOf([judged(HITS, run)]);
    const said = (kind?: string) => {
      const change = { file: "tiny/1/deal.ts", at: { line: 2, kind }, source: "deal(1);" };
      const suspect = { kind: "unknown", changes: [change] } as Suspect;
      return explainedCase(
        { ...result, ...(kind ? { suspect } : {}) },
        { ...result.cases[0]!, run },
      );
    };
    expect(said()).toContain('"undefined" is printed');
    expect(said("part")).toContain('"undefined" is printed');
    expect(said("number")).not.toContain('"undefined" is printed');
  });

  test("crashed names the error, its place and how far the program came", () => {
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
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The program stopped with an error at exercises/blackjack/2-deal/deal.ts:31:
          TypeError: Cannot read properties of undefined (reading 'rank')
        The program uses a value that is not there. Is an index beyond the end of an
        array, or was a value never set?

        After you typed \`100\` at \`Seed:\`, the output ends too soon; this should have
        followed:

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
               it types \`100\` for you, up to the difference
      "
    `);
  });

  test("what the compiler says comes first where a program only ends at what is not written yet", () => {
    const saysOf = (message: string) => {
      const error = { name: "Error", message };
      const ended = { how: "exit", status: 1, error } as const;
      const result = stageOf([judged(HITS, ran("Seed: \n Player Dealer\n", { ended }))]);
      const file = `${result.stage.path}/deal.ts`;
      const first = [{ file, line: 1, column: 1, source: "", code: 7006, text: "It has no type." }];
      const complaints = { first, more: 0 };
      return explainedCase({ ...result, complaints }, result.cases[0]!).replaceAll(/\s+/g, " ");
    };
    const open = saysOf("TODO 2: deal");
    expect(open).not.toContain("Besides");
    expect(open.indexOf("TypeScript finds an error")).toBeLessThan(open.indexOf("stopped with"));
    const crashed = saysOf("no card");
    expect(crashed.indexOf("Besides, and perhaps")).toBeGreaterThan(
      crashed.indexOf("stopped with"),
    );
  });

  test.each([
    ["Seed: \n Player Dealer\n", ["The program stopped", "the output ends too soon"]],
    ["Seed: \n Dealer\nPlayer\n", ["this is the first difference", "The program stopped"]],
  ])("an error comes after the difference that was there before it", (stdout, words) => {
    const error = { name: "Error", message: "no card" };
    const lines = explained(
      judged(HITS, ran(stdout, { ended: { how: "exit", status: 1, error } })),
    ).replaceAll(/\s+/g, " ");
    const places = words.map((one) => lines.indexOf(one));
    expect(places[0]).toBeGreaterThan(0);
    expect(places[1]).toBeGreaterThan(places[0]!);
  });

  test("crashed without an error gives the exit status", () => {
    expect(
      explainedVerdict({ kind: "crashed", status: 139, error: undefined, difference: undefined }),
    ).toMatchInlineSnapshot(`
      "
      hits-once: crashed
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The program ended itself with exit status 139, which means that something went
        wrong.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
  });

  test("lines that are typed again and again are told once", () => {
    const typed = ["7", "", "", "", "y", "y", "n"];
    const transcript = parseTranscript(
      `# Many lines.\n${typed.map((line) => `More? [[${line}]]\n`).join("")}Over.\n`,
      "many-lines",
    );
    const run = ran(`${"More? ".repeat(typed.length)}End.\n`);
    const result = stageOf([judged(HITS, run)]);
    const its = { ...result.cases[0]!, transcript, run, verdict: judge(transcript, run) };
    expect(explainedCase(result, its).replaceAll(/\s+/g, " ")).toMatch(
      /it types `7`, Enter alone 3 times, `y`, `y`, `n` for you $/,
    );
  });

  test("what a function does if it is called alone is told where no line is known", () => {
    const open = "Needed: hit. Expected: 1. Yours gives nothing yet: task 2 is not done.";
    const said = (suspect?: object, what = [open, "Needed: deal gives 3."]) => {
      const calls = { kind: "missing", what, seen: "run", names: ["deal"] };
      const result = stageOf([judged(HITS, ran("Seed: \n"))]);
      const [one] = result.cases;
      const check = { ...one!, name: "single-calls", kind: "check", verdict: calls } as CaseResult;
      const told = { ...result, cases: [one!, check], ...(suspect ? { suspect } : {}) };
      return explainedCase(told as typeof result, one!).replaceAll(/\s+/g, " ");
    };
    const says =
      "Called by itself, a function gives a wrong result, which may be the cause (single-calls): - Needed: deal gives 3.";
    expect(said()).toContain(says);
    const declared = { name: "deal", file: "tiny/1/deal.ts", line: 1 };
    const suspect = { kind: "declarations", declarations: [declared] };
    expect(said(suspect), "its line is not known").toContain(says);
    const placed = { ...suspect, declarations: [{ ...declared, at: { line: 2, kind: "text" } }] };
    const called = "Called by itself";
    expect(said(placed)).not.toContain(called);
    expect(said(undefined, [open]), "it is not written yet").not.toContain(called);
    const more = ["deal gives 3.", "deal gives 4.", "hit gives 1.", "stand gives 2."];
    expect(
      said(
        undefined,
        more.map((one) => `Needed: ${one}`),
      ),
    ).toContain(
      "Called by themselves, functions give wrong results, which may be the cause (single-calls): - Needed: deal gives 3. - Needed: hit gives 1. ",
    );
    const change = { file: "tiny/1/deal.ts", at: { line: 2, kind: "text" }, source: "" };
    expect(said({ kind: "unknown", changes: [change] })).not.toContain(called);
    // Where something else is wrong, too, the call is surer.
    const part = said({ kind: "unknown", changes: [{ ...change, remaining: 1 }] });
    expect(part.indexOf(called)).toBeGreaterThan(0);
    expect(part.indexOf("A small change")).toBeGreaterThan(part.indexOf(called));
  });

  test("different says if the first hand or game is right", () => {
    const transcript = parseTranscript(
      "# Two games.\nGame 1. You deal.\nYou win.\nGame 2. Ann deals.\nYou win.\n",
      "two-games",
    );
    const saysOf = (
      stdout: string,
      mistake?: CaseResult["mistake"],
      others: readonly CaseResult[] = [],
      shown = transcript,
    ) => {
      const run = ran(stdout);
      const stage = stageOf([judged(HITS, run)]);
      const its = { ...stage.cases[0]!, transcript: shown, run, verdict: judge(shown, run) };
      const told = { ...its, ...(mistake ? { mistake } : {}) };
      const result = { ...stage, cases: [...stage.cases, ...others] };
      return explainedCase(result, told).replaceAll(/\s+/g, " ");
    };
    const says = "The first game is right, and game 2 is not";
    const [right, first] = ["Game 1. You deal.\nYou win.\n", "Game 1. You deal.\nAnn wins.\n"];
    expect(saysOf(`${right}Game 2. Ann deals.\nAnn wins.\n`)).toContain(says);
    expect(saysOf(`${right}Game 2. You deal.\nYou win.\n`)).toContain(says);
    expect(saysOf(`${right}You win.\nGame 2. Ann deals.\nYou win.\n`)).not.toContain(says);
    expect(saysOf(`${first}Game 2. Ann deals.\nYou win.\n`)).not.toContain(says);
    expect(saysOf(`${right}Game 2. Ann deals.\nYou wins.\n`), "a word").not.toContain(says);
    const end = parseTranscript(
      "# The end.\nGame 1. Do you play? y\nGame 2. Do you play? n\nAll in all, you win.\n",
      "end",
    );
    expect(
      saysOf("Game 1. Do you play? y\nGame 2. Do you play? n\nYou all lose.\n", undefined, [], end),
    ).not.toContain(says);
    const mistake = { name: "a-mistake", says: "It is known." } as CaseResult["mistake"];
    expect(saysOf(`${right}Game 2. You deal.\nYou win.\n`, mistake)).not.toContain(says);
    const what = ["Needed: deal gives 3."];
    const verdict = { kind: "missing", what, seen: "run", names: ["deal"] };
    const calls = { name: "single-calls", kind: "check", verdict } as unknown as CaseResult;
    const beside = saysOf(`${right}Game 2. You deal.\nYou win.\n`, undefined, [calls]);
    expect(beside, "a call shows more").toContain(what[0]);
    expect(beside).not.toContain(says);
  });

  test("also where there is another one without a number", () => {
    const transcript = parseTranscript(
      "# Two tricks.\nAnn takes it.\nAnother trick? [[y]]\nYou take it.\nAnother trick? [[n]]\n",
      "two-tricks",
    );
    const saysOf = (stdout: string) => {
      const at = [...stdout.matchAll(/\? /g)].map(({ index }) => index + 2);
      const run = ran(stdout, { reads: { taken: 2, askedForMore: false, at } });
      const [one] = stageOf([judged(HITS, run)]).cases;
      const told = { ...one!, transcript, run, verdict: judge(transcript, run) };
      return explainedCase(stageOf([judged(HITS, run)]), told).replaceAll(/\s+/g, " ");
    };
    const says = "The first trick is right, and trick 2 is not";
    const asks = "Another trick? ";
    expect(saysOf(`Ann takes it.\n${asks}Ann takes it.\n${asks}`)).toContain(says);
    expect(saysOf(`You take it.\n${asks}You take it.\n${asks}`)).not.toContain("begin again");
  });

  test("crashed says what was asked when the program ended itself", () => {
    const saysOf = (stdout: string, stderr = "") => {
      const run = ran(stdout, { ended: { how: "exit", status: 1 }, stderr });
      const result = stageOf([judged(HITS, run)]);
      const text = explainedCase(result, { ...result.cases[0]!, run }).replaceAll(/\s+/g, " ");
      return /The program ended itself.*?\. (?=This is|It wrote|After you|It costs)/.exec(
        text,
      )?.[0];
    };
    const asks = "Seed: \nHit or stand? [h/s] ";
    expect(saysOf(asks)).toBe(
      "The program ended itself with exit status 1 after it had asked `Hit or stand? [h/s]`. Perhaps no typed line was left. ",
    );
    expect(saysOf(asks, "No input.\n"), "it says so itself").toBe(
      "The program ended itself with exit status 1 after it had asked `Hit or stand? [h/s]`. ",
    );
    expect(saysOf("Seed: \nOver.\n")).toBe(
      "The program ended itself with exit status 1, which means that something went wrong. ",
    );
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
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        All 3 lines have been typed, but the program asks for more. Does it refuse a
        good answer, or does a loop go on too long?

        After you typed \`s\` at \`Hit or stand? [h/s]\`, this is what differs:

          … 20 lines as expected
                    Dealer's score: 20
                    Dealer wins!
          printed   Again?

        printed alone: an extra line

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);

    // If the mistake is known, there is no guess.
    const result = stageOf([judged(HITS, run)]);
    const known = {
      ...result.cases[0]!,
      mistake: { name: "plays-again", says: "After a win it plays again." },
    };
    expect(explainedCase(result, known).split("\n").slice(5, 11)).toEqual([
      "  A known mistake gives this result. After a win it plays again.",
      "",
      "  All 3 lines have been typed, but the program asks for more.",
      "",
      "  After you typed `s` at `Hit or stand? [h/s]`, this is what differs:",
      "",
    ]);
  });

  test("a known mistake leads to the function of its task, or to the task", () => {
    const result = stageOf([judged(HITS, ran("Seed: \n"))]);
    const said = (rest: object, beside: object = {}) => {
      const mistake = { name: "deals-late", says: "It deals too late.", ...rest };
      const one = { ...result.cases[0]!, mistake };
      const text = explainedCase({ ...result, ...beside }, one).replaceAll(/\s+/g, " ");
      return /A known mistake .* late\.(.*?) (?:After|With|One)/.exec(text)?.[1];
    };
    const at = { name: "dealTwo", file: "tiny/1/deal.ts", line: 7 };
    const look = " Look at dealTwo in exercises/tiny/1/deal.ts:7.";
    expect(said({ task: 1, at })).toBe(look);
    const uses = [{ name: "cut", file: "tiny/1/deal.ts", line: 9 }];
    expect(said({ task: 1, at, uses })).toBe(
      look.replace(/\.$/, ", and at what it uses: cut (line 9)."),
    );
    expect(said({ task: 1 })).toBe(" It is mostly made in task 1.");
    expect(said({})).toBe("");
    const suspect = { kind: "declarations", declarations: [at] };
    expect(said({ task: 1 }, { suspect })).not.toContain("task 1");
  });

  test("how a program ended itself comes after what it had printed wrongly before", () => {
    const placesIn = (stdout: string) => {
      const run = ran(stdout, { ended: { how: "exit", status: 1 }, stderr: "No input.\n" });
      const result = stageOf([judged(HITS, run)]);
      const text = explainedCase(result, { ...result.cases[0]!, run });
      return ["expected", "ended itself", "No input."].map((one) => text.indexOf(one));
    };
    const [wrong, ended, words] = placesIn("Seed: \nWelcome!\nHit or stand? [h/s] ");
    expect([wrong! < ended!, ended! < words!]).toEqual([true, true]);
    const [missing, stopped] = placesIn("Seed: \n");
    expect(stopped!, "nothing was wrong before").toBeLessThan(missing!);
  });

  test("a loop is not asked for if the cause is told", () => {
    const run = ran("Seed: \n", { ended: { how: "too much output" } });
    const result = stageOf([judged(HITS, run)]);
    const said = (suspect?: object) =>
      explainedCase(
        { ...result, ...(suspect ? { suspect } : {}) } as typeof result,
        result.cases[0]!,
      ).replaceAll(/\s+/g, " ");
    const at = { line: 2, kind: "await" };
    const place = { file: "tiny/1/deal.ts", at, source: "play();" };
    expect(said()).toContain("Is there a loop");
    expect(said({ kind: "unknown", changes: [place] })).not.toContain("Is there a loop");
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
        first one; others often disappear with it.

        exercises/blackjack/2-deal/deal.ts:14:13
        Expected ";" but found "deck"
          14 | const deck deck = createDeck();
             |            ^

        There is no file "./dek.ts" beside main.ts.

        It costs 30 of 30 points.

        Again: npm run check -- blackjack/2 --case hits-once
      "
    `);
  });

  test("missing lists the missing parts", () => {
    const what = [
      "Looked for a struct Card { rank, suit } in structs.ts (interface, type or class) and found none.",
    ];
    expect(explainedVerdict({ kind: "missing", what }, "the-header")).toMatchInlineSnapshot(`
      "
      the-header: missing

        - Looked for a struct Card { rank, suit } in structs.ts (interface, type or
          class) and found none.
        This comes from your source code, not from what the program prints.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header
      "
    `);
  });

  test("timed out says which limit was reached", () => {
    expect(explainedVerdict({ kind: "timed out", limit: "idle" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The program was stopped after 4 seconds of waiting, in which it computed
        nothing. Does it wait for something that never happens?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
    expect(explainedVerdict({ kind: "timed out", limit: "wall" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The program did not end within 20 seconds on the clock, although it computed
        little. Does it wait again and again, or start something slow? If it is
        normally fast, the machine was busy: check it again.

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
    expect(explainedVerdict({ kind: "timed out", limit: "cpu" })).toMatchInlineSnapshot(`
      "
      hits-once: timed out
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        The program did not end within 2 seconds of computing. Is there a loop that
        never ends, or does it keep asking the same question?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case hits-once
        Play:  npm run play -- blackjack/2 --case hits-once
               it types \`100\`, \`h\`, \`s\` for you
      "
    `);
  });

  test("timed out in a different language gives that language's time limit, and does not mention the toolkit", () => {
    const explained = (limit: "idle" | "wall", ms: number) =>
      explainedVerdict({ kind: "timed out", limit, ms, realTime: true }).split("\n\n")[1];
    expect([explained("idle", 10_000), explained("wall", 60_000)]).toEqual([
      "  The program was stopped after 10 seconds of waiting, in which it computed\n  nothing. Does it wait for something that never happens, or sleep for a long\n  time? Pauses may take real time here, so keep them short.",
      "  The program did not end within 60 seconds on the clock, although it computed\n  little. Does it wait again and again, or start something slow? If it is\n  normally fast, the machine was busy: check it again.",
    ]);
  });

  test("too much output, too much memory, refused, not run, not checked", () => {
    const verdicts: Verdict[] = [
      { kind: "too much output" },
      { kind: "too much memory", limit: "heap" },
      { kind: "too much memory", limit: "resident" },
      {
        kind: "refused",
        when: "running",
        why: "it tried to use the network (connect ENETUNREACH 1.1.1.1:80)",
        cure: "It needs no network.",
      },
      { kind: "refused", when: "building", why: "deck.ts is saved as UTF-16; save it as UTF-8." },
      { kind: "not run", because: "2 cases of this stage ran out of time or memory" },
      { kind: "not checked", because: "the source could not be read by the parser" },
    ];
    const shown = verdicts.map((verdict) => {
      const result = stageOf([withVerdict("the-header", verdict)]);
      return explainedCase(result, result.cases[0]!).slice(1, -1);
    });
    expect(`\n${shown.join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      the-header: too much output

        The program printed more than 250,000 characters and was stopped. Is there a
        loop that prints and never ends?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: too much memory

        The program used more memory than it is allowed (160 MB for objects, arrays
        and strings) and was stopped. Is there a loop that never ends and keeps adding
        to an array?

        It costs 30 of 30 points.

        Hint:  npm run hint -- blackjack/2
        Again: npm run check -- blackjack/2 --case the-header

      the-header: too much memory

        The program used more memory than it is allowed (400 MB in total) and was
        stopped. Is there a loop that never ends and keeps adding to an array?

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

        This case was not run: 2 cases of this stage ran out of time or memory. Fix
        the cases before it first.

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

        The files in exercises/blackjack/2-deal have not been changed yet. Read the
        lesson, then find TODO 1 in them.

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
        This case: The player hits once and stands on 15. Both hands are shown before
        each decision.

        This is a fault of the grader and says nothing about your program.
        - the program could not be started: EAGAIN
        Run it again. If the fault comes back, show this to the person who gave you
        the workbook.

        It leaves 30 points open.

        Again: npm run check -- blackjack/2 --case hits-once
      "
    `);
  });
});

test("where only spaces differ first, it is said that more differs later", () => {
  const said = (edit: (text: string) => string) =>
    explained(judged(HITS, ran(printed(HITS, edit)))).replaceAll(/\s+/g, " ");
  const spaced = (text: string) => text.replace("Dealer hits.", "Dealer  hits.");
  expect(said(spaced)).toContain("spacing: only spaces or line breaks differ.");
  expect(said((text) => spaced(text).replace("Dealer wins!", "You win!"))).toContain(
    "spacing: here, only spaces or line breaks differ; further down, other things differ, too.",
  );
});

test("a task that is not done says whether the output was right until then, and which comes before it", () => {
  const todo = (
    stdout: string,
    tasks: StageResult["tasks"] = [],
    suspect?: StageResult["suspect"],
  ) => {
    const error = { name: "Error", message: "TODO 5: playersTurn" };
    const run = ran(stdout, { ended: { how: "exit", status: 1, error } });
    const result = { ...stageOf([judged(HITS, run)]), tasks, ...(suspect ? { suspect } : {}) };
    return explainedCase(result, { ...result.cases[0]!, run }).replaceAll(/\s+/g, " ");
  };
  const right = printed(HITS).slice(0, "Seed: \n".length);
  expect(todo(right)).toContain("This is task 5, which is not done yet. Replace this line");
  expect(todo(right, [{ task: 3, state: "not started" }])).toContain(
    "This is task 5, which is not done yet. Task 3, which comes before it, is not done either.",
  );
  const wrong = todo(`${right}You lose.\n`);
  expect(wrong).toContain(
    "The output was already wrong before that. The line where it stopped is task 5, which is not done yet.",
  );
  expect(wrong.indexOf("first difference")).toBeLessThan(wrong.indexOf("TODO 5"));
  const suspect = {
    kind: "unknown",
    changes: [{ file: "tiny/1/deal.ts", at: { line: 2, kind: "text" }, source: "", remaining: 1 }],
  } as const;
  const caused = todo(right, [], suspect);
  expect(caused).toContain("This is task 5, which is not done yet.");
  expect(caused, "it may not be the cause").not.toContain("Replace this line");
});
