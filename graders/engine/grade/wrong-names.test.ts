import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, beforeEach, expect, it } from "vitest";
import { gradeSubmission } from "../for-tests/grade-submission.ts";
import { openSession } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { openGrader } from "./grader.ts";
import { readEntry } from "./submission.ts";

const TRACK = "two-player-spades";
const workbook = discover(fileURLToPath(new URL("../../..", import.meta.url)));
const track = workbook.tracks.find(({ name }) => name === TRACK)!;
const solution = Object.entries(readSolutions(workbook))
  .filter(([path]) => path.startsWith(`${TRACK}/`))
  .map(([path, text]) => [path.slice(TRACK.length + 1), text] as const);
const session = openSession();
const grader = openGrader(session, workbook);
const root = mkdtempSync(join(tmpdir(), "deckwork-names-"));
afterAll(async () => {
  await grader.close();
  session.close();
  rmSync(root, { recursive: true, force: true });
});

let folder: string;
let count = 0;
beforeEach(() => {
  folder = join(root, `ann-${count++}`);
  mkdirSync(folder);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Puts the solution under different names. */
function lay(rename: (path: string) => string, change: (text: string) => string = (text) => text) {
  for (const [path, text] of solution) write(rename(path), change(text));
}

async function grade(tracks = [track]) {
  const {
    tracks: graded,
    notes,
    fault,
  } = await gradeSubmission(grader, { name: "ann", folder }, tracks);
  expect(fault).toBeUndefined();
  return { points: graded.map(({ earned, extra }) => [earned, extra]), notes };
}

const FULL = [[60, 10]];

/** The place of each file of the solution, and the note about it. */
const FOLDERS: readonly [rename: (path: string) => string, ...notes: string[]][] = [
  [(path) => `Two-Player-Spades/${path}`, "Two-Player-Spades was read as two-player-spades."],
  [(path) => `two player spades/${path}`, "two player spades was read as two-player-spades."],
  [(path) => `spades/${path}`, "spades was read as two-player-spades."],
  [(path) => `spades-final (1)/${path}`, "spades-final (1) was read as two-player-spades."],
  [
    (path) => `hw/week 5/two-player-spades/${path}`,
    "hw/week 5/two-player-spades was read as two-player-spades.",
  ],
  [(path) => `project/${path}`, "project was read as two-player-spades."],
  [
    (path) => path,
    "There is no folder two-player-spades; the submission's own folder was read as two-player-spades.",
  ],
  [(path) => `${TRACK}/${path.replace("3-shuffle", "shuffle")}`, "shuffle was read as 3-shuffle."],
  [
    (path) => `${TRACK}/${path.replace("3-shuffle", "3-Shuffle")}`,
    "3-Shuffle was read as 3-shuffle.",
  ],
  [(path) => `${TRACK}/${path.replace("3-shuffle", "Stage 3")}`, "Stage 3 was read as 3-shuffle."],
  [
    (path) => `${TRACK}/${path.replace("3-shuffle", "03_shuffle")}`,
    "03_shuffle was read as 3-shuffle.",
  ],
  [
    (path) => `${TRACK}/${path.replace("3-shuffle/", "3-shuffle/src/code/")}`,
    "3-shuffle/src/code was read as 3-shuffle.",
  ],
  [(path) => `${TRACK}/src/code/${path}`, "src/code was read as the track's folder."],
  [
    (path) => `${TRACK}/${path.replace("3-shuffle", "old/work/3-shuffle")}`,
    "old/work/3-shuffle was read as 3-shuffle.",
  ],
];

it.each(FOLDERS.map(([rename, ...notes]) => ({ rename, notes, says: notes[0] })))(
  "complete work is all found: $says",
  async ({ rename, notes }) => {
    lay(rename);
    for (const junk of ["__MACOSX", "node_modules", ".git", "dist"])
      write(`${junk}/${TRACK}/3-shuffle/main.ts`, "junk");
    write(".DS_Store", "");
    const read = await readEntry(grader, { name: "ann", folder }, [track]);
    const files = Object.fromEntries(solution.map(([path, text]) => [`${TRACK}/${path}`, text]));
    expect(read.submission.files).toMatchObject(files);
    expect(read.notes).toEqual(notes);
  },
);

it("work under different names, and in different places, has full marks", async () => {
  lay((path) => `hw/spades-final (1)/${path.replace("3-shuffle/", "Stage 3/src/")}`);
  expect((await grade()).points).toEqual(FULL);
});

it("complete work has full marks if its imports use the folders' own names", async () => {
  const names = (text: string) =>
    text.replace(/\d-(deck|build-deck|shuffle|structs|display)/g, "Stage $1");
  lay((path) => `spades/${names(path)}`, names);
  expect((await grade()).points).toEqual(FULL);
});

it.each([
  ["./2-build-deck/deck.ts", "as they were in its place"],
  ["../2-build-deck/deck.ts", "as they should have been"],
])("one stage flat in the track's folder has full marks, its imports %s", async (from) => {
  const isFlat = (path: string) => path.startsWith("3-shuffle/");
  for (const [path, text] of solution)
    if (isFlat(path))
      write(`${TRACK}/${path.slice(10)}`, text.replaceAll("../2-build-deck/deck.ts", from));
    else write(`${TRACK}/${path}`, text);
  expect(await grade()).toEqual({
    points: FULL,
    notes: [
      "main.ts is directly in the track's folder and was read as 3-shuffle/main.ts.",
      "shuffle.ts is directly in the track's folder and was read as 3-shuffle/shuffle.ts.",
    ],
  });
});

it("one stage flat at the top has the marks of that stage, and of the files that come with it", async () => {
  const find = (path: string) => solution.find(([one]) => one === path)![1];
  write("main.ts", find("2-build-deck/main.ts"));
  write("deck.ts", find("2-build-deck/deck.ts").replace("../1-structs/structs.ts", "./cards.ts"));
  write("cards.ts", find("1-structs/structs.ts"));
  expect(await grade()).toEqual({
    points: [[10, 0]],
    notes: [
      "There is no folder two-player-spades; the submission's own folder was read as two-player-spades.",
      "deck.ts is directly in the submission's folder and was read as 2-build-deck/deck.ts.",
      "main.ts is directly in the submission's folder and was read as 2-build-deck/main.ts.",
    ],
  });
});

it("several stages flat in one folder cannot be told apart, and a note says so", async () => {
  for (const [path, text] of solution) write(`${TRACK}/${path.split("/")[1]}`, text);
  const { notes } = await grade();
  expect(notes).toContain(
    "main.ts is directly in the track's folder and could belong to 1-structs, 2-build-deck, 3-shuffle and 4 more; put the files of each stage into a separate folder.",
  );
});

it.each(["js", "mjs", "mts"])("complete work in .%s files has full marks", async (ending) => {
  // Stage 1 asks for types.
  for (const [path, text] of solution) {
    const { code } = transformSync(text, { loader: "ts" });
    const isKept = ending === "mts" || path.startsWith("1-structs");
    write(
      `${TRACK}/${path.replace(/ts$/, path.startsWith("1-structs") ? "ts" : ending)}`,
      isKept ? text : code,
    );
  }
  expect(await grade()).toEqual({
    points: FULL,
    notes: [
      `2-build-deck/deck.${ending} was read as 2-build-deck/deck.ts, and 20 more in the same way.`,
    ],
  });
});

it("JavaScript and data that a program imports are part of it, and what it does not import is not", async () => {
  lay(
    (path) => `${TRACK}/${path}`,
    (text) => text,
  );
  const main = solution.find(([path]) => path === "2-build-deck/main.ts")![1];
  write(
    `${TRACK}/2-build-deck/main.ts`,
    `import "../lib/check.js";\nimport text from "./text.json" with { type: "json" };\nif (text.a !== 1) throw new Error();\n${main}`,
  );
  write(`${TRACK}/2-build-deck/text.json`, '{ "a": 1 }');
  write(`${TRACK}/2-build-deck/eslint.config.js`, "export default [");
  write(
    `${TRACK}/lib/check.js`,
    'import { two } from "./two";\nconst f = (...all) => all;\nconst [a, b, c] = [1, 2, 3];\nif (f(a < b, c > (two)).length !== 2) throw new Error();\n',
  );
  write(`${TRACK}/lib/two.mjs`, "export const two = 2;\n");
  expect(await grade()).toEqual({ points: FULL, notes: [] });
});
