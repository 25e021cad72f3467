import { afterAll, describe, expect, test } from "vitest";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { openSession } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { tracksHaveNumbersOfTheirOwn } from "./cases.ts";
import type { Defect } from "./defect.ts";
import { readTrees } from "./trees.ts";
import { verifyPrograms, verifyTrees, verifyTypes, verifyWriting } from "./verify.ts";

type Break = (files: WorkbookFiles) => WorkbookFiles;

// Some tests run side by side, so that what they made is taken away when all are done.
const removals: (() => void)[] = [];
const session = openSession();
afterAll(() => {
  for (const remove of removals) remove();
  session.close();
});

function written(files: WorkbookFiles): string {
  const { root, remove } = writeWorkbook(files);
  removals.push(remove);
  return root;
}

const edit =
  (path: string, find: string | RegExp, replace: string): Break =>
  (files) => {
    const text = files[path]!.replace(find, replace);
    if (text === files[path]) throw new Error(`${find} does not stand in ${path}`);
    return { ...files, [path]: text };
  };

const write =
  (path: string, text: string): Break =>
  (files) => ({ ...files, [path]: text });

const remove =
  (...paths: string[]): Break =>
  (files) =>
    Object.fromEntries(
      Object.entries(files).filter(([path]) => !paths.some((gone) => path.startsWith(gone))),
    );

const move =
  (from: string, to: string): Break =>
  (files) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(from, to), text]));

interface Broken {
  readonly title: string;
  readonly by: Break;
  readonly defects: readonly Defect[];
}

const TREES: readonly Broken[] = [
  {
    title: "a solution that is missing",
    by: remove("solutions/tiny/2-roll"),
    defects: [
      {
        place: "solutions/tiny/2-roll",
        says: "it is missing, but graders/tiny/2-roll is there; add the one or remove the other.",
      },
      {
        place: "solutions/tiny/2-roll/main.ts",
        says: "it is missing, but graders/tiny/starter/2-roll/main.ts is there; add the one or remove the other.",
      },
    ],
  },
  {
    title: "a lesson without a stage",
    by: write("lessons/tiny/3-more.md", "# More\n"),
    defects: [
      {
        place: "graders/tiny/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one or remove the other.",
      },
      {
        place: "graders/tiny/starter/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one or remove the other.",
      },
      {
        place: "solutions/tiny/3-more",
        says: "it is missing, but lessons/tiny/3-more.md is there; add the one or remove the other.",
      },
    ],
  },
  {
    title: "a gap in the numbers",
    by: move("2-roll", "3-roll"),
    defects: [
      {
        place: "graders/tiny",
        says: "the stages are numbered 1, 3; number them from 1 without gaps.",
      },
    ],
  },
  {
    title: "a folder that has not a stage's name",
    by: (files) => ({
      ...files,
      ...Object.fromEntries(
        ["graders/tiny", "graders/tiny/starter", "solutions/tiny"].map((tree) => [
          `${tree}/Notes/main.ts`,
          "",
        ]),
      ),
      "lessons/tiny/Notes.md": "",
    }),
    defects: [
      {
        place: "graders/tiny/Notes",
        says: "a stage is named by its number and a slug, as in 3-shuffle; rename it.",
      },
      {
        place: "graders/tiny/Notes/main.ts",
        says: "nothing reads this file; a stage has stage.json, transcripts, mistakes.ts, player.ts and rewrites. Remove it.",
      },
    ],
  },
  {
    title: "a stray file of a stage",
    by: write("graders/tiny/1-greet/notes.txt", "Later.\n"),
    defects: [
      {
        place: "graders/tiny/1-greet/notes.txt",
        says: "nothing reads this file; a stage has stage.json, transcripts, mistakes.ts, player.ts and rewrites. Remove it.",
      },
    ],
  },
  {
    title: "a stray file of a solution",
    by: (files) => ({
      ...files,
      "solutions/tiny/1-greet/notes.txt": "",
      "graders/tiny/starter/1-greet/notes.txt": "",
    }),
    defects: [
      {
        place: "solutions/tiny/1-greet/notes.txt",
        says: "a stage's files are .ts files in its folder; remove this one.",
      },
      {
        place: "graders/tiny/starter/1-greet/notes.txt",
        says: "a stage's files are .ts files in its folder; remove this one.",
      },
    ],
  },
  {
    title: "a file that only the solution has",
    by: write("solutions/tiny/1-greet/more.ts", "export {};\n"),
    defects: [
      {
        place: "graders/tiny/starter/1-greet/more.ts",
        says: "it is missing, but solutions/tiny/1-greet/more.ts is there; add the one or remove the other.",
      },
    ],
  },
];

const PRISTINE: readonly Broken[] = [
  {
    title: "an exercise that differs from the starter",
    by: edit("exercises/tiny/1-greet/main.ts", "print(greeting());\n", "print(greeting());\r\n"),
    defects: [
      {
        place: "exercises/tiny/1-greet/main.ts",
        says: "it differs from graders/tiny/starter/1-greet/main.ts; make them the same.",
      },
    ],
  },
  {
    title: "an exercise that is missing, and one too many",
    by: move("exercises/tiny/1-greet/greet.ts", "exercises/tiny/1-greet/mine.ts"),
    defects: [
      {
        place: "exercises/tiny/1-greet/greet.ts",
        says: "it is missing; copy graders/tiny/starter/1-greet/greet.ts.",
      },
      {
        place: "exercises/tiny/1-greet/mine.ts",
        says: "it is not a file of the starter; remove it.",
      },
    ],
  },
];

const LESSON = "lessons/tiny/2-roll.md";

const WRITING: readonly Broken[] = [
  {
    title: "points that do not add up",
    by: edit("graders/tiny/2-roll/stage.json", "60", "50"),
    defects: [
      {
        place: "graders/tiny/track.json",
        says: "stages, rubric and review add up to 90 points; make them 100, or the stages alone.",
      },
    ],
  },
  {
    title: "a transcript without a description",
    by: edit("graders/tiny/1-greet/greets.transcript", "# The greeting.\n", ""),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it says nothing about itself; record it with --describe TEXT.",
      },
    ],
  },
  {
    title: "a transcript that expects no output",
    by: (files) =>
      edit(
        "lessons/tiny/1-greet.md",
        "Good evening, everyone.",
        "",
      )(write("graders/tiny/1-greet/greets.transcript", "# Silence.\n \n")(files)),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it expects no output, so an empty program passes it; record another or remove it.",
      },
      {
        place: "lessons/tiny/1-greet.md:7",
        says: "these lines do not stand in greets.transcript; copy them from there.",
      },
    ],
  },
  {
    title: "two cases of one name",
    by: edit(
      "graders/tiny/1-greet/stage.json",
      '"points"',
      '"checks": [{ "name": "greets", "kind": "declares", "file": "greet.ts", "types": {} }], "points"',
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'two cases have the name "greets"; rename one.',
      },
    ],
  },
  {
    title: "a stage that reads input and has no player",
    by: remove("graders/tiny/2-roll/player.ts"),
    defects: [
      {
        place: "graders/tiny/2-roll/player.ts",
        says: "it is missing, and the stage reads input; write a player.",
      },
    ],
  },
  {
    title: "a stage that reads input and shows no refusal",
    by: move("refuses-a-wrong-number", "asks-again"),
    defects: [
      {
        place: "graders/tiny/2-roll",
        says: "no transcript shows a wrong answer being refused; record one whose name begins with refuses.",
      },
    ],
  },
  {
    title: "a stage that reads nothing, with a player and two transcripts",
    by: (files) => ({
      ...files,
      "graders/tiny/1-greet/player.ts": "export const player = () => '';\n",
      "graders/tiny/1-greet/again.transcript": "# Again.\nGood evening, everyone.\n",
    }),
    defects: [
      {
        place: "graders/tiny/1-greet/player.ts",
        says: "the stage reads nothing, so nobody can play it; remove the player.",
      },
      {
        place: "graders/tiny/1-greet",
        says: "the stage reads nothing and has 2 transcripts; it needs exactly one.",
      },
    ],
  },
  {
    title: "a lesson without title and sentence",
    by: edit(LESSON, "# Roll\n\nYou will be able to roll.\n", ""),
    defects: [
      { place: LESSON, says: 'it has no title; begin it with "# …".' },
      {
        place: LESSON,
        says: "no sentence under the title says what one will be able to do; write it.",
      },
    ],
  },
  {
    title: "a lesson without a section",
    by: edit(LESSON, "## Check it\n\nRun it.\n", ""),
    defects: [{ place: LESSON, says: 'there is no section "## Check it"; add it.' }],
  },
  {
    title: "sections in another order",
    by: edit(
      LESSON,
      "## The idea\n\nIt is simple.\n\n## The rules\n",
      "## The rules\n\nIt is simple.\n\n## The idea\n",
    ),
    defects: [
      {
        place: LESSON,
        says: "its sections are What it looks like, The rules, The idea, Your task, Check it, Hints, Go further; put them in the order What it looks like, The idea, The rules, Your task, Check it, Hints, Go further.",
      },
    ],
  },
  {
    title: "an excerpt that is not true",
    by: edit(LESSON, "3 6 6", "3 6 1"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: "these lines do not stand in rolls-three.transcript; copy them from there.",
      },
    ],
  },
  {
    title: "an excerpt of a transcript that there is not",
    by: edit(LESSON, "rolls-three", "rolls-four"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: 'the stage has no transcript "rolls-four"; name one that it has.',
      },
    ],
  },
  {
    title: "a comment without an excerpt after it",
    by: edit(LESSON, "```text", "```ts"),
    defects: [
      {
        place: `${LESSON}:7`,
        says: "no block ```text follows this comment; put the excerpt there.",
      },
    ],
  },
  {
    title: "a lesson that shows nothing",
    by: edit(LESSON, /<!-- from: .* -->\n/, ""),
    defects: [
      {
        place: LESSON,
        says: '"What it looks like" has no excerpt of a transcript; add <!-- from: NAME --> and a block ```text.',
      },
    ],
  },
  {
    title: "tasks that are not the starter's TODOs",
    by: edit("graders/tiny/starter/2-roll/main.ts", "// TODO 3: roll them.\n", ""),
    defects: [
      {
        place: LESSON,
        says: "its tasks are 1, 2, 3, but the starter's TODOs are 1, 2; give them the same numbers.",
      },
    ],
  },
  {
    title: "tasks that are not numbered from 1",
    by: edit(LESSON, "1. Do step 1.\n2. Do step 2.\n3. Do step 3.\n", "- Do it.\n"),
    defects: [
      { place: LESSON, says: '"Your task" has no list numbered from 1; number the tasks 1 to n.' },
      {
        place: LESSON,
        says: "its tasks are none, but the starter's TODOs are 1, 2, 3; give them the same numbers.",
      },
      {
        place: LESSON,
        says: "its tasks are none, but there are hints to 1, 2, 3; give each task its hints.",
      },
    ],
  },
  {
    title: "a task without hints",
    by: edit(LESSON, /### Task 3\n\n.*\n.*\n/, ""),
    defects: [
      {
        place: LESSON,
        says: "its tasks are 1, 2, 3, but there are hints to 1, 2; give each task its hints.",
      },
    ],
  },
  {
    title: "hints that cannot be read",
    by: edit(LESSON, "### Task 2", "### Task two"),
    defects: [
      {
        place: `${LESSON}:39`,
        says: 'the next heading among the hints is "### Task 2", not "### Task two".',
      },
    ],
  },
];

const MISTAKES = "graders/tiny/2-roll/mistakes.ts";

const PROGRAMS: readonly Broken[] = [
  {
    title: "a solution that is not what was recorded",
    by: edit("solutions/tiny/2-roll/main.ts", "please", "PLEASE"),
    defects: [
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "the solution does not pass refuses-a-wrong-number: different; mend the solution or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "it is not what the solution gives, byte for byte; npm run record -- tiny/2-roll writes what is.",
      },
    ],
  },
  {
    title: "a solution that does not build",
    by: edit("solutions/tiny/2-roll/main.ts", "const dice", "const const dice"),
    defects: [
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "the solution does not pass refuses-a-wrong-number: does not build; mend the solution or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "graders/tiny/2-roll/rolls-three.transcript",
        says: "the solution does not pass rolls-three: does not build; mend the solution or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "solutions/tiny/2-roll",
        says: 'solutions/tiny/2-roll does not build: Expected identifier but found "const"',
      },
      {
        place: MISTAKES,
        says: '"dice-from-0" does not build: Expected identifier but found "const" Mend its edits.',
      },
      {
        place: MISTAKES,
        says: '"takes-anything" does not build: Expected identifier but found "const" Mend its edits.',
      },
    ],
  },
  {
    title: "a transcript that passes, but not byte for byte",
    by: edit("graders/tiny/1-greet/greets.transcript", "everyone.\n", "everyone. \n\n"),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it is not what the solution gives, byte for byte; npm run record -- tiny/1-greet writes what is.",
      },
    ],
  },
  {
    title: "a starter that does not build",
    by: edit("graders/tiny/starter/2-roll/main.ts", "../1-greet/greet.ts", "./greet.ts"),
    defects: [
      {
        place: "graders/tiny/starter/2-roll",
        says: 'the starter does not build: There is no file "./greet.ts" beside main.ts. Mend it.',
      },
    ],
  },
  {
    title: "a starter that is finished",
    by: (files) =>
      write(
        "graders/tiny/starter/2-roll/main.ts",
        `${files["solutions/tiny/2-roll/main.ts"]}// TODO 1: nothing.\n`,
      )(files),
    defects: ["refuses-a-wrong-number", "rolls-three"].map((name) => ({
      place: "graders/tiny/starter/2-roll",
      says: `the starter passes ${name} as it is; take out what is for the student to write.`,
    })),
  },
  {
    title: "a check that the starter passes",
    by: edit(
      "graders/tiny/1-greet/stage.json",
      '"points"',
      '"checks": [{ "name": "greets-by-a-function", "kind": "signatures", "file": "greet.ts", "functions": { "greeting": [] } }], "points"',
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'the starter passes the check "greets-by-a-function" as it is; add "given": true to the check, or take out of the starter what is for the student to write.',
      },
    ],
  },
  {
    title: "a check that is given, which the starter does not pass",
    by: (files) =>
      edit(
        "solutions/tiny/1-greet/greet.ts",
        "export",
        "export interface Guest { name: string }\nexport",
      )(
        edit(
          "graders/tiny/1-greet/stage.json",
          '"points"',
          '"checks": [{ "name": "guest", "given": true, "kind": "declares", "file": "greet.ts", "types": { "Guest": ["name"] } }], "points"',
        )(files),
      ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'the starter does not pass the check "guest", which is marked as given (Looked for a struct Guest { name } in greet.ts (interface, type or class) and found none.); take out "given", or put it into the starter.',
      },
    ],
  },
  ...[
    remove("graders/tiny/1-greet/mistakes.ts"),
    write("graders/tiny/1-greet/mistakes.ts", "export const mistakes = [];\n"),
  ].map(
    (by, at): Broken => ({
      title: `a stage without mistakes (${at === 0 ? "no file" : "an empty list"})`,
      by,
      defects: [
        {
          place: "graders/tiny/1-greet/mistakes.ts",
          says: "there is no known mistake; write one that beginners make, so that the transcripts are seen to catch it.",
        },
      ],
    }),
  ),
  {
    title: "a mistake that cannot be made",
    by: edit(MISTAKES, "1 + (rand() % 6)", "2 + (rand() % 6)"),
    defects: [
      {
        place: MISTAKES,
        says: '"dice-from-0" looks for "2 + (rand() % 6)", which stands 0 times in main.ts; name a text that stands there once.',
      },
    ],
  },
  {
    title: "a mistake that does not build",
    by: edit(MISTAKES, '"replace": "rand() % 6"', '"replace": "rand("'),
    defects: [
      {
        place: MISTAKES,
        says: '"dice-from-0" does not build: Expected ")" but found ";" Mend its edits.',
      },
    ],
  },
  {
    title: "a mistake that nothing catches",
    by: edit(MISTAKES, '"replace": "rand() % 6"', '"replace": "(rand() % 6) + 1"'),
    defects: [
      {
        place: MISTAKES,
        says: '"dice-from-0" passes every case; record a transcript that catches it, or remove it.',
      },
    ],
  },
  {
    title: "two mistakes that cannot be told apart",
    by: edit(
      "graders/tiny/1-greet/mistakes.ts",
      /"find": "everyone\.",\s+"replace": "everyone"/,
      '"find": "Good evening", "replace": "Good morning"',
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/mistakes.ts",
        says: '"morning" and "no-stop" look the same in every case; record a transcript that tells them apart, or remove one.',
      },
    ],
  },
  {
    title: "mistakes that are misnamed, named twice, and no sentence",
    by: (files) =>
      edit(
        MISTAKES,
        "takes-anything",
        "Dice",
      )(
        edit(
          "graders/tiny/1-greet/mistakes.ts",
          /"no-stop",\s+"says": "The full stop is missing\."/,
          '"morning", "says": "No stop"',
        )(files),
      ),
    defects: [
      {
        place: "graders/tiny/1-greet/mistakes.ts",
        says: 'two mistakes have the name "morning"; rename one.',
      },
      {
        place: "graders/tiny/1-greet/mistakes.ts",
        says: 'what "morning" says does not end with a full stop; make it a sentence.',
      },
      { place: MISTAKES, says: '"Dice" is not a slug; use small letters, digits and hyphens.' },
    ],
  },
  {
    title: "tests of a mistake that is not there, once",
    by: (files) => ({
      ...files,
      "graders/tiny/3-tests/stage.json":
        '{ "title": "Tests", "learned": "You can test.", "points": 1, "tests": { "file": "a.test.ts", "variants": { "1-greet": ["mourning"] } } }',
      "graders/tiny/starter/3-tests/a.test.ts": "// TODO 1: test it.\n",
      "solutions/tiny/3-tests/a.test.ts": "// Tested.\n",
    }),
    defects: [
      {
        place: "graders/tiny/3-tests/stage.json",
        says: '"tests" names the mistake "mourning" of 1-greet, which is not there; name one of its mistakes.ts.',
      },
    ],
  },
  {
    title: "a mistake that ends as a starter does",
    by: edit(
      "graders/tiny/1-greet/mistakes.ts",
      /"find": "everyone\.",\s+"replace": "everyone"/,
      `"find": 'return "Good evening, everyone.";', "replace": 'throw new Error("TODO 1: greeting");'`,
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/mistakes.ts",
        says: '"no-stop" throws a TODO, as a starter does, which is never taken for a mistake; let it end in another way.',
      },
    ],
  },
  {
    title: "a solution that crashes in a game that no transcript shows",
    by: edit(
      "solutions/tiny/2-roll/main.ts",
      "print(dice",
      'if (dice.length === 9) throw new Error("too many");\nprint(dice',
    ),
    defects: [{ place: "solutions/tiny/2-roll", says: "the reference crashed: Error: too many" }],
  },
  {
    title: "games that end with another status than 0",
    by: edit(
      "solutions/tiny/2-roll/main.ts",
      "print(dice",
      'if (dice.length === 9) throw Object.assign(new Error(), { name: "InputEnded" });\nprint(dice',
    ),
    defects: [10].map((seed) => ({
      place: "graders/tiny/2-roll/player.ts",
      says: `its game with seed ${seed} ends with status 1; see it by npm run record -- tiny/2-roll fresh --play ${seed} --check, and mend the player or the solution.`,
    })),
  },
  {
    title: "games that are not the same twice",
    by: edit(
      "solutions/tiny/2-roll/main.ts",
      "print(dice",
      "if (dice.length === 9) dice[0] = Math.random();\nprint(dice",
    ),
    defects: [10].map((seed) => ({
      place: "graders/tiny/2-roll/player.ts",
      says: `in the box, the solution plays the game with seed ${seed} in another way; does it use the clock? See npm run record -- tiny/2-roll fresh --play ${seed} --check.`,
    })),
  },
];

/** What the rules that run nothing find. */
function withoutRunning(root: string, pristine = false): Defect[] {
  const trees = readTrees(root, "tiny");
  return [...verifyTrees(trees, pristine), ...verifyWriting(discover(root).tracks[0]!, trees)];
}

test("a whole workbook has no defect in its files", () => {
  expect(withoutRunning(written(tinyWorkbook()), true)).toEqual([]);
});

describe("among the trees is found", () => {
  test.each(TREES)("$title", ({ by, defects }) => {
    expect(verifyTrees(readTrees(written(by(tinyWorkbook())), "tiny"), false)).toEqual(defects);
  });

  test.each(PRISTINE)("where exercises should be pristine, $title", ({ by, defects }) => {
    const trees = readTrees(written(by(tinyWorkbook())), "tiny");
    expect(verifyTrees(trees, true)).toEqual(defects);
    expect(verifyTrees(trees, false)).toEqual([]);
  });
});

describe("in what is written is found", () => {
  test.each(WRITING)("$title", ({ by, defects }) => {
    const root = written(by(tinyWorkbook()));
    expect(verifyWriting(discover(root).tracks[0]!, readTrees(root, "tiny"))).toEqual(defects);
  });
});

test("two tracks of one number are found", () => {
  const [one] = discover(written(tinyWorkbook())).tracks;
  const tracks = [one!, { ...one!, name: "small" }, { ...one!, name: "other", number: 2 }];
  expect([...tracksHaveNumbersOfTheirOwn(tracks)]).toEqual([
    {
      place: "graders/small/track.json",
      says: "its number is 1, as that of graders/tiny/track.json; give it one of its own.",
    },
  ]);
});

// Each opens boxes of its own, and waits for them to end.
describe.concurrent("in programs", () => {
  const verify = async (files: WorkbookFiles) => {
    const workbook = discover(written(files));
    return verifyPrograms(session, workbook, workbook.tracks, () => {});
  };

  test("nothing is found where nothing is wrong, and everything is counted", async () => {
    expect(await verify(tinyWorkbook())).toEqual({
      defects: [],
      counts: { stages: 2, transcripts: 3, mistakes: 4, games: 10 },
    });
  });

  test.each(PROGRAMS)("is found: $title", async ({ by, defects }) => {
    expect((await verify(by(tinyWorkbook()))).defects).toEqual(defects);
  });

  test("a mistake that only a check sees is caught", async () => {
    const check =
      '"checks": [{ "name": "guest", "kind": "declares", "file": "greet.ts", "types": { "Guest": ["name"] } }], "points"';
    const mistake =
      '[{ "name": "title", "says": "A guest has a name.", "edits": [{ "file": "greet.ts", "find": "name: string", "replace": "title: string" }] }';
    const breaks = [
      edit("graders/tiny/1-greet/stage.json", '"points"', check),
      edit(
        "solutions/tiny/1-greet/greet.ts",
        "export",
        "export interface Guest { name: string }\nexport",
      ),
      edit("graders/tiny/1-greet/mistakes.ts", "[", `${mistake}, `),
    ];
    const { defects, counts } = await verify(
      breaks.reduce((files, by) => by(files), tinyWorkbook()),
    );
    expect([defects, counts.mistakes]).toEqual([[], 5]);
  });

  test("exercises are sound TypeScript, or the one place that is not is told", async () => {
    // One compilation, of a second or more: that the other files are sound is seen by there being one defect.
    const unsound = written(
      edit(
        "exercises/tiny/1-greet/greet.ts",
        "throw new",
        "const n: string = 1;\n  throw new",
      )(tinyWorkbook()),
    );
    expect(await verifyTypes(session, unsound, [readTrees(unsound, "tiny")])).toEqual([
      {
        place: "exercises/tiny/1-greet/greet.ts:3:9",
        says: "error TS2322: Type 'number' is not assignable to type 'string'. Mend it.",
      },
    ]);
  });
});
