import fc from "fast-check";
import { lexer, type Token, type Tokens, walkTokens } from "marked";
import { expect, test } from "vitest";
import { IN_FULL } from "../../in-full-for-tests.ts";
import { feedbackText } from "../for-tests/example-cases.ts";
import {
  EXTRA,
  hostileText,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import type { StageResult } from "../judge/results.ts";

const HITS = "hits-once";
const REFUSES = "refuses-an-empty-answer";

const extra = stageOf([withVerdict("the-header", { kind: "not started" })], [], EXTRA);
const facts = new Map([
  ["blackjack/2-deal/deal.ts", readFacts("interface Card { suit: number }\nfunction deal() {}\n")],
]);

function failing(...more: Parameters<typeof stageOf>[0]): StageResult {
  return stageOf(
    [judged(HITS, ran(printed(HITS, (text) => text.replace("Dealer hits.\n", "")))), ...more],
    ["blackjack/1-shuffle"],
  );
}

test("a student's feedback: points, the simplest failure in full, the others in a line, evidence", () => {
  const error = { name: "Error", message: "<img src=x> @everyone | `x`" };
  const crash = judged(REFUSES, ran("", { ended: { how: "exit", status: 1, error } }));
  const result = trackOf([failing(crash, withVerdict("the-header", { kind: "passed" })), extra]);
  expect(feedbackText("Ada Lovelace", [{ ...result, facts }])).toMatchInlineSnapshot(`
    "# Feedback for Ada Lovelace

    ## Blackjack: 10 of 30 points, and 0 of 10 extra

    | Stage | Points | Cases |
    | --- | --- | --- |
    | 2 Deal | 10 of 30 | 1 of 3 cases passed, with an earlier stage from the reference |
    | 4 Extra (extra credit) | 0 of 10 | not started |

    ### 2 Deal: 10 of 30 points

    This stage is graded with the workbook's 1-shuffle, because yours fails on its own: fix that first.

    The simplest failure in full:

    \`\`\`text
    hits-once: different
      This case: The player hits once and stands on 15. Both hands are shown before
      each decision.

      The output is not shown, because code from the reference ran together with
      yours.
      missing line: a line that should be there is not printed.

      It costs 10 of 10 points.

      Hint:  npm run hint -- blackjack/2
      Again: npm run check -- blackjack/2 --case hits-once
      Play:  npm run play -- blackjack/2 --case hits-once
             it types \`100\`, \`h\`, \`s\` for you
    \`\`\`

    - **refuses-an-empty-answer**: crashed, costs 10 of 10 points. \`\` Error: <img src=x> @everyone | \`x\` \`\`

    ### Blackjack: the part that a person marks

    - **style** (30 points): Small functions.

    What the source shows:

    \`\`\`text
    Structs: 1
      Card { suit } in blackjack/2-deal/deal.ts
    Comments: 0 of 1 function (0 %)
      deal (blackjack/2-deal/deal.ts:2): no comment before it
    Longest function: deal (blackjack/2-deal/deal.ts:2) with 1 line
    Functions in each file:
      blackjack/2-deal/deal.ts: 1
    \`\`\`
    "
  `);
});

test("many failures of one kind are described once and counted", () => {
  const wrong = (text: string) => text.replace("Dealer stands", "The dealer stands");
  const header = withVerdict("the-header", { kind: "missing", what: ["A comment."] });
  const alike = [HITS, REFUSES].map((name) => judged(name, ran(printed(name, wrong))));
  const mistake = { name: "wordy", says: "An article too many." };
  const result = stageOf([header, ...alike]);
  const cases = result.cases.map((one) => (one.name === "the-header" ? one : { ...one, mistake }));
  const feedback = feedbackText("Ada", [{ ...trackOf([{ ...result, cases }]), facts: new Map() }]);
  expect(feedback).toContain(
    "\n\nThe most frequent failure in full; refuses-an-empty-answer fails in the same way:\n\n```text\nhits-once: different\n",
  );
  expect(feedback).toContain(
    `
\`\`\`

- **the-header**: missing, costs 10 of 10 points. A comment.
- **refuses-an-empty-answer**: different in the same way as hits-once, costs 10 of 10 points.
`,
  );
  const only = { ...result, cases: cases.slice(1) };
  expect(feedbackText("Ada", [{ ...trackOf([only]), facts: new Map() }])).toContain(
    "\n\nThe simplest failure in full; the other one fails in the same way:\n\n```text\n",
  );
});

test("a submission without any stage says so", () => {
  expect(feedbackText("<b>bob</b>", [])).toMatchInlineSnapshot(`
    "# Feedback for \`<b>bob</b>\`

    No stage of the workbook was found in this submission.
    "
  `);
});

test("a student's text is never markup", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const error = { name: text, message: text };
      const crash = withVerdict(REFUSES, {
        kind: "crashed",
        status: 1,
        error,
        difference: undefined,
      });
      const output = judged(HITS, ran(printed(HITS, (shown) => shown + text)));
      const result = trackOf([failing(crash), stageOf([output, crash]), extra]);
      const markdown = feedbackText(text, [{ ...result, facts: new Map([[text, readFacts("")]]) }]);
      expect(markdown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(markdown).not.toMatch(/^\s*::[a-z]|##\[|##vso\[/im);
      expect(strangersIn(markdown)).toEqual([]);
      expect(headingsIn(markdown).slice(1)).toEqual([
        expect.stringMatching(/^Blackjack: /),
        expect.stringMatching(/^2 Deal: /),
        expect.stringMatching(/^2 Deal: /),
        "Blackjack: the part that a person marks",
      ]);
    }),
    { numRuns: IN_FULL ? 300 : 60 },
  );
});

test("unread files and faults are mentioned, but nothing about the grader's machine", () => {
  const notes = ["tiny/1-greet/<img>.ts is a link.", "Plain words."];
  expect(
    feedbackText("Ada", [{ ...trackOf([extra]), facts: new Map() }], { notes }),
  ).toMatchInlineSnapshot(`
    "# Feedback for Ada

    Notes from reading the submission:

    - \`tiny/1-greet/<img>.ts is a link.\`
    - Plain words.

    ## Blackjack: 0 of 0 points, and 0 of 10 extra

    | Stage | Points | Cases |
    | --- | --- | --- |
    | 4 Extra (extra credit) | 0 of 10 | not started |

    ### Blackjack: the part that a person marks

    - **style** (30 points): Small functions.

    What the source shows:

    \`\`\`text
    Structs: none declared
    Comments: no functions to comment
    Functions: none
    Functions in each file:
    \`\`\`
    "
  `);
  expect(
    feedbackText("Ada", [], { fault: "/home/grader/Ada: cannot be read." }),
  ).toMatchInlineSnapshot(`
      "# Feedback for Ada

      This submission could not be graded. You lose no points because of this. Your instructor has been told why.
      "
    `);
  fc.assert(
    fc.property(hostileText, (text) => {
      const markdown = feedbackText(text, [], { notes: [text, `${text}.`], fault: text });
      expect(markdown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(markdown).not.toMatch(/^\s*::[a-z]|##\[|##vso\[/im);
      expect(strangersIn(markdown)).toEqual([]);
      expect(headingsIn(markdown)).toHaveLength(1);
    }),
    { numRuns: IN_FULL ? 300 : 60 },
  );
});

test("a bar in the workbook's own words does not start a table cell", () => {
  const stage = { ...extra.stage, title: "This | that" };
  const text = feedbackText("ann", [{ ...trackOf([{ ...extra, stage }]), facts }]);
  const [table] = lexer(text).filter((token): token is Tokens.Table => token.type === "table");
  expect(table!.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ["4 This | that (extra credit)", "0 of 10", "not started"],
  ]);
});

/** What is more than words, code, lists and tables. */
function strangersIn(markdown: string): string[] {
  const strangers: string[] = [];
  walkTokens(lexer(markdown), (token: Token) => {
    if (["link", "image", "html", "del", "blockquote", "hr", "em", "br"].includes(token.type))
      strangers.push(token.raw);
  });
  return strangers;
}

function headingsIn(markdown: string): string[] {
  return lexer(markdown).flatMap((token) =>
    token.type === "heading" ? [(token as Tokens.Heading).text] : [],
  );
}
