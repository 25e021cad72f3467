/**
 * A complaint: one student's submission, graded again alone, and the feedback that the student got.
 *
 * A test may take more than a second, because it starts boxes for programs.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { zipOf } from "../engine/for-tests/make-zip.ts";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(tinyWorkbook(), after);
const course = mkdtempSync(join(tmpdir(), "deckwork-complaint-"));
after(() => rmSync(course, { recursive: true, force: true }));
const out = join(course, "results");

const solution = (file: string) => readFileSync(join(root, "solutions/tiny", file), "utf8");
const from0 = () => solution("2-roll/main.ts").replace("1 + (rand() % 6)", "rand() % 6");

/** Ann is right. Ben's dice begin at 0. Cid's folders have other names, and so do those in Ben's archive. */
beforeAll(async () => {
  cpSync(join(root, "solutions/tiny"), join(course, "class/ann/tiny"), { recursive: true });
  cpSync(join(root, "solutions/tiny"), join(course, "class/ben/tiny"), { recursive: true });
  writeFileSync(join(course, "class/ben/tiny/2-roll/main.ts"), from0());
  mkdirSync(join(course, "class/cid/Tiny Game/Stage 1"), { recursive: true });
  mkdirSync(join(course, "class/cid/Tiny Game/Stage 2"), { recursive: true });
  for (const file of ["greet.ts", "main.ts"])
    writeFileSync(join(course, `class/cid/Tiny Game/Stage 1/${file}`), solution(`1-greet/${file}`));
  writeFileSync(join(course, "class/cid/Tiny Game/Stage 2/main.ts"), from0());
});

const check = (place: string, ...rest: string[]) =>
  run(root, ["check", "--in", join(course, place), ...rest]);
const ROLLS = ["tiny/2", "--case", "rolls-three"];

/** Where a line is broken that holds a path, depends on the path. */
const beforeAgain = (text: string) => text.replace(/Again:.*/s, "");
const againIn = (text: string) =>
  text.slice(text.indexOf("Again:")).replace(/\s+/g, " ").replaceAll(course, "COURSE");

describe("check --in", () => {
  test("grades one case of a submission, and describes it in full", async () => {
    const { status, out, err } = await check("class/ben", ...ROLLS);
    expect([status, err]).toEqual([1, ""]);
    expect(beforeAgain(out)).toMatchInlineSnapshot(`
      "Roll: 1 of 2 cases run
      tiny/2-roll

        different  rolls-three  different text, costs 30

        There is a fault in task 1, 2 or 3.

      rolls-three: different
        This case: Three dice.

        A known mistake gives this result. A die shows 1 to 6, not 0 to 5.

        With the workbook's main program in place of tiny/2-roll/main.ts, this case
        passes.
        Look at the main program in tiny/2-roll/main.ts:17: check the calculation.
          17 | …ce(); left > 0; left--) dice.push(rand() % 6);
             |                                    ^

        After you typed \`3\` at \`How many dice?\`, this is what differs:

          … 1 line as expected
                    Seed: 100
                    How many dice? 3
          expected  3 6 6
          printed   2 5 5
                    ^

        ^ first difference

        "
    `);
    expect(againIn(out)).toBe(
      "Again: npm run check -- --in COURSE/class/ben tiny/2 --case rolls-three it types `100`, `3` for you ",
    );
  });

  test("the result is the same as grade's, and your own work and progress are unchanged", async () => {
    const kept = join(root, ".deckwork/progress.json");
    const before = existsSync(kept);
    const json = JSON.parse((await check("class/ben", "tiny/2", "--json")).out);
    await run(root, ["grade", join(course, "class"), "--out", out, "--jobs", "1"]);
    const graded = JSON.parse(readFileSync(join(out, "results.json"), "utf8"));
    const [, ben] = graded.submissions;
    expect(json.submissions[0].name).toBe("ben");
    expect(json.submissions[0].tracks[0].stages).toEqual([ben.tracks[0].stages[1]]);
    expect(existsSync(kept)).toBe(before);
    const passed = await check("class/ann", "tiny/2");
    expect(passed.status).toBe(0);
    expect(passed.out).not.toContain("Next:");
    expect(existsSync(kept)).toBe(before);
  }, 60_000);

  test("folders may have other names, and a note says how they were read", async () => {
    const { status, out, err } = await check("class/cid", ...ROLLS);
    expect(status).toBe(1);
    expect(out).toContain("A die shows 1 to 6, not 0 to 5.");
    expect(err).toMatchInlineSnapshot(`
      "Tiny Game was read as tiny.
      Stage 1 was read as 1-greet.
      Stage 2 was read as 2-roll.

      "
    `);
  });

  test("an archive is read like a folder, even inside a course's archive", async () => {
    const files = {
      "tiny/1-greet/greet.ts": solution("1-greet/greet.ts"),
      "tiny/1-greet/main.ts": solution("1-greet/main.ts"),
      "tiny/2-roll/main.ts": from0(),
    };
    const ben = zipOf(files);
    writeFileSync(join(course, "ben.zip"), ben);
    writeFileSync(join(course, "all of it.zip"), zipOf({ "ann.zip": ben, "ben.zip": ben }));
    const plain = await check("class/ben", ...ROLLS);
    for (const place of ["ben.zip", "all of it.zip/ben"]) {
      const ended = await check(place, ...ROLLS);
      expect({ ...ended, out: beforeAgain(ended.out) }).toEqual({
        ...plain,
        out: beforeAgain(plain.out),
      });
    }
    expect(againIn((await check("all of it.zip/ben", ...ROLLS)).out)).toContain(
      ' --in "COURSE/all of it.zip/ben" tiny/2 ',
    );
  }, 60_000);

  test("fresh games are those of grade, by the same secret", async () => {
    const fresh = ["--fresh", "3", "--fresh-seed", "secret"];
    const results = join(course, "fresh-results");
    await run(root, ["grade", join(course, "class"), "--out", results, "--jobs", "1", ...fresh]);
    const graded = JSON.parse(readFileSync(join(results, "results.json"), "utf8"));
    const { cases } = graded.submissions[1].tracks[0].stages[1];
    const third = cases.find(({ name }: { name: string }) => name === "fresh-3");
    const json = JSON.parse(
      (await check("class/ben", "tiny/2", ...fresh, "--case", "fresh-3", "--json")).out,
    );
    expect(json.submissions[0].tracks[0].stages[0].cases).toEqual([third]);
    expect(third.verdict).toBe("different");
  }, 60_000);

  test.each([
    [
      "class",
      ["tiny/2"],
      "COURSE/class: it has 3 submissions (ann, ben and cid); name one of them: COURSE/class/ann.\n",
    ],
    [
      "class/dan",
      ["tiny/2"],
      "COURSE/class: it has no submission named dan, only ann, ben and cid.\n",
    ],
    [
      "nowhere/at/all",
      ["tiny/2"],
      "COURSE/nowhere/at/all: there is no such file or folder; name a student's folder, zip archive or source file.\n",
    ],
    [
      "class/ann",
      [],
      "--in COURSE/class/ann needs a stage to grade, for example: npm run check -- --in COURSE/class/ann tiny/1\n",
    ],
    [
      "class/ann",
      ["tiny/2", "--case", "nope"],
      'tiny/2-roll has no case "nope"; it has refuses-a-wrong-number, rolls-three.\n',
    ],
  ])("%s %j: one sentence, and status 2", async (place, rest, says) => {
    const { status, out, err } = await check(place, ...rest);
    expect([status, out, err.replaceAll(course, "COURSE")]).toEqual([2, "", says]);
  });
});

describe("grade --show", () => {
  const show = (name: string, ...rest: string[]) =>
    run(root, ["grade", "--show", name, "--out", out, ...rest]);

  test("prints all of one student's feedback, and grades nothing", async () => {
    await run(root, ["grade", join(course, "class"), "--out", out, "--jobs", "1"]);
    const { status, out: said, err } = await show("BEN");
    expect([status, err]).toEqual([0, ""]);
    expect(said).toMatchInlineSnapshot(`
      "ben

      Tiny: 25 of 100 so far

        Stages: 25 of 85
        Review: 0 of 5
        Style: not marked yet, out of 10
        Still to be marked: style.

          25/25  1 Greet: all passed
           0/60  2 Roll: 0 of 2 cases passed

        A person gives the points for style (10). The review gives 5.

      Roll: 0 of 60 points
      tiny/2-roll

        different  refuses-a-wrong-number  different text, costs 30
        different  rolls-three             different text, costs 30

        There is a fault in task 1, 2 or 3.

      The simplest failure in full; the other one has the same cause:

      rolls-three: different
        This case: Three dice.

        A known mistake gives this result. A die shows 1 to 6, not 0 to 5.

        With the workbook's main program in place of tiny/2-roll/main.ts, these cases
        pass.
        Look at the main program in tiny/2-roll/main.ts:17: check the calculation.
          17 | …ce(); left > 0; left--) dice.push(rand() % 6);
             |                                    ^

        After you typed \`3\` at \`How many dice?\`, this is what differs:

          … 1 line as expected
                    Seed: 100
                    How many dice? 3
          expected  3 6 6
          printed   2 5 5
                    ^

        ^ first difference

        It costs 30 of 30 points.

        Hint:  npm run hint -- tiny/2 --task 1
        Again: npm run check -- tiny/2 --case rolls-three
        Play:  npm run play -- tiny/2 --case rolls-three
               it types \`100\`, \`3\` for you

      What the source shows:

        Structs: none declared
        Comments: 0 of 2 functions (0 %)
          greeting (tiny/1-greet/greet.ts:1): no comment before it
          askDice (tiny/2-roll/main.ts:6): no comment before it
        Longest function: askDice (tiny/2-roll/main.ts:6) with 7 lines
        Functions in each file:
          tiny/1-greet/greet.ts: 1
          tiny/2-roll/main.ts: 1
      "
    `);
  }, 60_000);

  test.each([
    ["bem", 'There is no result for "bem": did you mean ben?\n'],
    ["n", '"n" could be more than one of the 3 students: ann and ben.\n'],
  ])("an unknown name gives a suggestion: %s", async (name, says) => {
    expect(await show(name)).toEqual({ status: 2, out: "", err: says });
  });

  test("it needs results, and takes no folder", async () => {
    const none = await run(root, ["grade", "--show", "ann", "--out", join(course, "none")]);
    expect([none.status, none.err.replaceAll(course, "COURSE")]).toEqual([
      2,
      "COURSE/none: it contains no results. Choose a folder that npm run grade --out has written to.\n",
    ]);
    expect(existsSync(join(course, "none"))).toBe(false);
    const folder = await show("ann", "class");
    expect([folder.status, folder.err]).toEqual([
      2,
      "--show ann prints existing results and grades nothing. Leave out class, and give the results folder with --out.\n",
    ]);
  });
});
