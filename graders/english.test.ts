/**
 * Phrases that give away a text thought out in another language. None is in anything that a person reads: lessons, guides,
 * questions, what programs of the workbook say, and comments.
 *
 * The list is short on purpose: each phrase was found here more than once, and none has a good use in this project.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";

interface Phrase {
  readonly found: RegExp;
  /** What to write in its place. */
  readonly better: string;
  /** What it is found in, and what it is not. */
  readonly bad: string;
  readonly good: string;
}

const PHRASES: readonly Phrase[] = [
  {
    found:
      /\b(?:one|a|each) line an? (?:student|card|stage|row|track)\b|\bpoints (?:a|the) stage\b/i,
    better: "one line per student",
    bad: "One line a student.",
    good: "Print one line a second time.",
  },
  {
    found:
      /(?<!-)\bblanks\b(?!-)|\b(?:one|two|a|single) blank\b(?! (?:cards?|deck|one|lines?|row|page))/i,
    better: "a space, two spaces (a blank card or line is something else)",
    bad: "one blank between two cards",
    good: "It makes a blank card, and prints a blank line.",
  },
  {
    found: /\bin the place of\b/i,
    better: "instead of; replace … with",
    bad: "in the place of the two lines",
    good: "Put the card in the place where it was.",
  },
  {
    found: /\bwhoever\b|\bwhosoever\b/i,
    better: "a player who, a student who, the caller",
    bad: "Whoever takes a trick leads to the next.",
    good: "The player who takes a trick leads to the next.",
  },
  {
    found: /(?:^|[.:] |\/\*\* )Who [^?.]*\.(?:$|\s)/,
    better: "A player who …",
    bad: "Who folds loses the bet. ",
    good: "Who deals? ",
  },
  {
    found:
      /\bWhat (?:is|was|it|they|comes|stands)\b[^.?!,;:]*, (?:the \w+|it|they|this) (?:says?|shows?|tells?|knows?|does)\b/,
    better: "The report says what is wrong",
    bad: "What is wrong, the report says.",
    good: "What is wrong? The report says it.",
  },
  {
    found:
      /\b(?:is|are|be|was|were) told by\b|\bserves? for\b|\ballows? to\b|\bhow it looks like\b/i,
    better: "says; is for; lets you; what it looks like",
    bad: "It allows to draw a card.",
    good: "It lets you draw a card.",
  },
  {
    found: /\bAt last,? (?:run|the|it|you|comes?)\b/,
    better: "Finally, …",
    bad: "At last run the check.",
    good: "Look at last year's class.",
  },
  {
    found: /\bmend(?:s|ed|ing)?\b|\bthe cure\b/i,
    better: "fix, correct; the remedy",
    bad: "Mend it there.",
    good: "I recommend it. Add an amendment.",
  },
  {
    found: /\b(?:hints?) to (?:a|the|this|each|its|task|tasks)\b/i,
    better: "a hint for task 3",
    bad: "1 more hint to task 3",
    good: "A hint helps you to see it.",
  },
  {
    found:
      /\b(?:stands?|stood|standing) (?:in|under|below|beside|at|before|after) (?:the|a|it|its|their)\b/i,
    better: "is in, comes after, appears under",
    bad: "The hand stands under the heading.",
    good: "It is in the file.",
  },
  {
    found: /\b(?:said|named|skipped|told|reported) aloud\b/i,
    better: "the report says so",
    bad: "The test is skipped aloud.",
    good: "Read it aloud.",
  },
];

/** What nobody reads as prose, or what is not the project's own. */
const APART = /for-tests|corpus\/programs\/|english\.test\.ts$/;
const READ = /\.(?:md|ts|json|css)$/;

/** What the games print is fixed by their assignments. */
const PRINTED = textsUnder("graders", /\.transcript$/)
  .map((path) => readFileSync(join(PROJECT, path), "utf8"))
  .join("\n");
const AFTER = 10;

function textsUnder(folder: string, read: RegExp): string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => read.test(path));
}

/** Whether a game prints these words. */
function isPrinted(line: string, found: RegExp): boolean {
  const { index, 0: words } = found.exec(line)!;
  return PRINTED.includes(line.slice(index, index + words.length + AFTER));
}

test.each(PHRASES)(
  "a phrase is found where it is bad, and left where it is good: $better",
  (one) => {
    expect(one.found.test(one.bad)).toBe(true);
    expect(one.found.test(one.good)).toBe(false);
  },
);

test("no text has a phrase of the list", () => {
  const files = [
    ...["graders", "lessons", "solutions", ".github"]
      .flatMap((folder) => textsUnder(folder, READ))
      .filter((path) => !APART.test(path)),
    "README.md",
    "CHANGELOG.md",
  ];
  const found = files.flatMap((path) =>
    readFileSync(join(PROJECT, path), "utf8")
      .split("\n")
      .flatMap((line, at) =>
        PHRASES.filter(({ found }) => found.test(line) && !isPrinted(line, found)).map(
          ({ found, better }) => `${path}:${at + 1}: "${found.exec(line)![0]}": write ${better}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
