/** Rules about programs: each is broken once in the small workbook. */
import { afterAll, describe, expect, test } from "vitest";
import { tinyWorkbook, type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { openSession } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { type Broken, edit, remove, write } from "./broken-for-tests.ts";
import { readTrees } from "./trees.ts";
import { verifyPrograms, verifyTypes } from "./verify.ts";

// The tests run side by side, so their files are removed when all are done.
const removals: (() => void)[] = [];
const session = openSession();
afterAll(() => {
  for (const take of removals) take();
  session.close();
});

function written(files: WorkbookFiles): string {
  const workbook = writeWorkbook(files);
  removals.push(workbook.remove);
  return workbook.root;
}

const MISTAKES = "graders/tiny/2-roll/mistakes.ts";

const PROGRAMS: readonly Broken[] = [
  {
    title: "a solution that differs from its recording",
    by: edit("solutions/tiny/2-roll/main.ts", "please", "PLEASE"),
    defects: [
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "the solution does not pass refuses-a-wrong-number: different; fix the solution, or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "it differs from the solution's output; record it again with npm run record -- tiny/2-roll.",
      },
    ],
  },
  {
    title: "a solution that does not build",
    by: edit("solutions/tiny/2-roll/main.ts", "const dice", "const const dice"),
    defects: [
      {
        place: "graders/tiny/2-roll/refuses-a-wrong-number.transcript",
        says: "the solution does not pass refuses-a-wrong-number: does not build; fix the solution, or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "graders/tiny/2-roll/rolls-three.transcript",
        says: "the solution does not pass rolls-three: does not build; fix the solution, or record again: npm run record -- tiny/2-roll.",
      },
      {
        place: "solutions/tiny/2-roll",
        says: 'solutions/tiny/2-roll does not build: Expected identifier but found "const"',
      },
      {
        place: MISTAKES,
        says: '"dice-from-0" does not build: Expected identifier but found "const" Fix its edits.',
      },
      {
        place: MISTAKES,
        says: '"takes-anything" does not build: Expected identifier but found "const" Fix its edits.',
      },
    ],
  },
  {
    title: "a transcript that passes, but not byte for byte",
    by: edit("graders/tiny/1-greet/greets.transcript", "everyone.\n", "everyone. \n\n"),
    defects: [
      {
        place: "graders/tiny/1-greet/greets.transcript",
        says: "it differs from the solution's output; record it again with npm run record -- tiny/1-greet.",
      },
    ],
  },
  {
    title: "a starter that does not build",
    by: edit("graders/tiny/starter/2-roll/main.ts", "../1-greet/greet.ts", "./greet.ts"),
    defects: [
      {
        place: "graders/tiny/starter/2-roll",
        says: 'the starter does not build: There is no file "./greet.ts" beside main.ts. Is "../1-greet/greet.ts" meant? Fix it.',
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
      says: `the starter passes ${name} as it is; remove what the student is to write.`,
    })),
  },
  {
    title: "a task that cannot be judged",
    by: edit(
      "graders/tiny/starter/1-greet/greet.ts",
      /.*TODO 1: give[\s\S]*/,
      '  throw new Error("nothing yet");\n}\n\nexport interface Guest {\n  // TODO 1: write a name.\n}\n',
    ),
    defects: [
      {
        place: "graders/tiny/starter/1-greet/greet.ts",
        says: "TODO 1 stands where no task can be judged; put it into a function, a class, the main program, a type with a contract, or a group of tests that throws it.",
      },
    ],
  },
  {
    title: "a check that the starter passes",
    by: edit(
      "graders/tiny/1-greet/stage.json",
      '"points"',
      '"checks": [{ "name": "greets-by-a-function", "kind": "only", "file": "greet.ts", "functions": ["greeting"] }], "points"',
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'the starter passes the check "greets-by-a-function" as it is; add "given": true to the check, or remove from the starter what the student is to write.',
      },
    ],
  },
  {
    title: "a given check that the starter does not pass",
    by: (files) =>
      edit(
        "solutions/tiny/1-greet/greet.ts",
        "export",
        "export interface Guest { name: string }\nexport",
      )(
        edit(
          "graders/tiny/1-greet/stage.json",
          '"points"',
          '"checks": [{ "name": "guest", "given": true, "kind": "only", "file": "greet.ts", "functions": ["greeting", "Guest"] }], "points"',
        )(files),
      ),
    defects: [
      {
        place: "graders/tiny/1-greet/stage.json",
        says: 'the starter does not pass the check "guest", which is marked as given (Looked for a function Guest in greet.ts and found none.); remove "given", or add the missing part to the starter.',
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
          says: "there is no known mistake; add one that beginners make, to prove that the transcripts catch it.",
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
        says: '"dice-from-0" looks for "2 + (rand() % 6)", which is 0 times in main.ts; name a text that is there exactly once.',
      },
    ],
  },
  {
    title: "a mistake that does not build",
    by: edit(MISTAKES, '"replace": "rand() % 6"', '"replace": "rand("'),
    defects: [
      {
        place: MISTAKES,
        says: '"dice-from-0" does not build: Expected ")" but found ";" Fix its edits.',
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
    title: "mistakes with a bad name, a name used twice, and no full stop",
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
        says: 'the text of "morning" does not end with a full stop; make it a sentence.',
      },
      {
        place: MISTAKES,
        says: '"Dice" is not a slug; use lower-case letters, digits and hyphens.',
      },
    ],
  },
  {
    title: "tests of a missing mistake, once",
    by: (files) => ({
      ...files,
      "graders/tiny/3-tests/stage.json":
        '{ "title": "Tests", "learned": "You can test.", "points": 1, "tests": { "file": "a.test.ts", "rules": [{ "name": "greets", "says": "It greets.", "stage": "1-greet", "mistakes": ["mourning"], "tests": ["greets"] }] } }',
      "graders/tiny/starter/3-tests/a.test.ts": "// TODO 1: test it.\n",
      "solutions/tiny/3-tests/a.test.ts": "// Tested.\n",
    }),
    defects: [
      {
        place: "graders/tiny/3-tests/stage.json",
        says: '"rules" names the mistake "mourning" of 1-greet, which does not exist; name one from its mistakes.ts, or from that of 3-tests.',
      },
    ],
  },
  {
    title: "rules whose tests are not their own",
    by: (files) => {
      const rule = (name: string, mistake: string, ...tests: readonly string[]) => ({
        ...{ name, says: "It greets.", stage: "1-greet" },
        ...{ mistakes: [mistake], tests },
      });
      const rules = [
        rule("says-evening", "in-the-morning", "says evening", "says it politely"),
        rule("ends-with-a-stop", "no-stop", "ends with %s", "says evening"),
        rule("greets-everyone", "also-the-stop", "greets everyone"),
      ];
      const head =
        'import { expect, it } from "vitest";\nimport { greeting } from "../1-greet/greet.ts";\n';
      return {
        ...files,
        "graders/tiny/3-tests/stage.json": JSON.stringify({
          ...{ title: "Tests", learned: "You can test.", points: 1 },
          tests: { file: "a.test.ts", rules },
        }),
        "graders/tiny/3-tests/mistakes.ts": `export const mistakes = [{ name: "also-the-stop", says: "No stop.", edits: [{ stage: "1-greet", file: "greet.ts", find: "everyone.", replace: "everyone" }] }, { name: "in-the-morning", says: "Morning.", edits: [{ stage: "1-greet", file: "greet.ts", find: "evening", replace: "morning" }] }];\n`,
        "graders/tiny/starter/3-tests/a.test.ts": "// TODO 1: test it.\n",
        "solutions/tiny/3-tests/a.test.ts": `${head}it("says evening", () => expect(greeting()).toContain("evening"));\nit.each(["."])("ends with %s", (end) => expect(greeting().endsWith(end)).toBe(true));\n`,
      };
    },
    defects: [
      [
        '"says-evening" names the test "says it politely", which notices none of its mistakes.',
        '"ends-with-a-stop" names the test "says evening", which notices none of its mistakes.',
        'the test "says evening" is named by "says-evening" and "ends-with-a-stop"; without it, both would be missed.',
        '"ends with ." of the solution notices "also-the-stop", but "greets-everyone" does not name it; name it, or let it ask for less.',
        '"greets-everyone" names the test "greets everyone", which notices none of its mistakes.',
      ].map((says) => ({ place: "graders/tiny/3-tests/stage.json", says })),
    ].flat(),
  },
  {
    title: "a mistake that ends like a starter",
    by: edit(
      "graders/tiny/1-greet/mistakes.ts",
      /"find": "everyone\.",\s+"replace": "everyone"/,
      `"find": 'return "Good evening, everyone.";', "replace": 'throw new Error("TODO 1: greeting");'`,
    ),
    defects: [
      {
        place: "graders/tiny/1-greet/mistakes.ts",
        says: '"no-stop" throws a TODO like a starter, which never counts as a mistake; make it end in a different way.',
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
    title: "games that end with a status other than 0",
    by: edit(
      "solutions/tiny/2-roll/main.ts",
      "print(dice",
      'if (dice.length === 9) throw Object.assign(new Error(), { name: "InputEnded" });\nprint(dice',
    ),
    defects: [10].map((seed) => ({
      place: "graders/tiny/2-roll/player.ts",
      says: `its game with seed ${seed} ends with status 1; see it by npm run record -- tiny/2-roll fresh --play ${seed} --check, and fix the player or the solution.`,
    })),
  },
  {
    title: "games that differ the second time",
    by: edit(
      "solutions/tiny/2-roll/main.ts",
      "print(dice",
      "if (dice.length === 9) dice[0] = Math.random();\nprint(dice",
    ),
    defects: [10].map((seed) => ({
      place: "graders/tiny/2-roll/player.ts",
      says: `in the box, the solution plays the game with seed ${seed} differently; does it use the clock? See npm run record -- tiny/2-roll fresh --play ${seed} --check.`,
    })),
  },
];

// Each opens its own boxes, and waits for them to end.
describe.concurrent("in programs", () => {
  const verify = async (files: WorkbookFiles) => {
    const workbook = discover(written(files));
    return verifyPrograms(session, workbook, workbook.tracks, () => {});
  };

  test("nothing is found if nothing is wrong, and everything is counted", async () => {
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
      '"checks": [{ "name": "guest", "kind": "only", "file": "greet.ts", "functions": ["greeting", "Guest"] }], "points"';
    const mistake =
      '[{ "name": "title", "says": "A guest is called Guest.", "edits": [{ "file": "greet.ts", "find": "interface Guest", "replace": "interface Person" }] }';
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

  test("exercises are sound TypeScript, or the one bad place is reported", async () => {
    // One compilation takes a second or more. The other files are sound, because there is only one defect.
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
        says: "error TS2322: Type 'number' is not assignable to type 'string'. Fix it.",
      },
    ]);
  });
});
