import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { findSubmissions } from "../intake/find-submissions.ts";
import { discover, type Workbook } from "../workbook/workbook.ts";
import { chooseTracks, mostHeld } from "./choose-tracks.ts";

const TINY = tinyWorkbook();

/** The tiny workbook with the same track again, under a different name. */
function twoTracks(): Record<string, string> {
  const other = Object.entries(TINY).map(([path, text]) => [
    path.replace("tiny", "cards"),
    path.endsWith("track.json") ? text.replace('"number": 1', '"number": 2') : text,
  ]);
  return { ...TINY, ...Object.fromEntries(other) };
}

let folder: string;
let workbook: Workbook;
let remove: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-tracks-"));
  const written = writeWorkbook(twoTracks());
  workbook = discover(written.root);
  ({ remove } = written);
});
afterEach(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text = "// mine\n"): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function choose() {
  const { entries } = await findSubmissions([folder], ["tiny", "cards"]);
  const { tracks, entries: noted, notes } = await chooseTracks(entries, workbook, folder);
  return {
    tracks: tracks.map(({ name }) => name),
    noted: noted.flatMap(({ name, notes }) => (notes ? [[name, notes]] : [])),
    notes,
  };
}

it("a stray folder of a second track adds no track for the others, and both get a note", async () => {
  for (const name of ["ann", "bob", "cid"]) write(`${name}/tiny/1-greet/main.ts`);
  write("bob/cards/1-greet/main.ts");
  write("dan/notes.txt");
  expect(await choose()).toEqual({
    tracks: ["tiny"],
    noted: [
      [
        "bob",
        [
          "The work on cards was not graded, because few others handed it in; grade it with --track cards.",
        ],
      ],
    ],
    notes: ["cards was not graded, because only bob handed it in; grade it with --track cards."],
  });
});

it("an unchanged second track gets no note, as in a clone of the workbook", async () => {
  for (const name of ["ann", "bob", "cid"]) write(`${name}/tiny/1-greet/main.ts`);
  for (const [path, text] of Object.entries(twoTracks())) write(`bob/${path}`, text);
  expect(await choose()).toEqual({ tracks: ["tiny"], noted: [], notes: [] });
});

it("a track under a different name counts if there is none under its own", async () => {
  write("ann/Tiny/1-greet/main.ts");
  expect((await choose()).tracks).toEqual(["tiny"]);
  rmSync(join(folder, "ann"), { recursive: true });
  write("ann/nothing.txt");
  expect((await choose()).tracks).toEqual([]);
});

describe("the tracks of a course", () => {
  const names = ["a", "b", "c"];
  it.each<[string, string[][], string[]]>([
    [
      "are those that at least half of the submissions with any hold",
      [["a"], ["a", "b"], ["b"], ["b", "c"], []],
      ["a", "b"],
    ],
    ["are both, if each is in half of them", [["a"], ["b"]], ["a", "b"]],
    [
      "are the most frequent one, if none is in half of them",
      [["a"], ["b"], ["b"], ["c"], ["c", "b"], ["a"], ["a"], ["a"], ["c"]],
      ["a"],
    ],
    ["are none, if nobody has one", [[], []], []],
  ])("%s", (_, held, chosen) => {
    expect(mostHeld(names, held)).toEqual(chosen);
  });
  it("must be named, if no track is the most frequent", () => {
    expect(() => mostHeld(names, [["a"], ["b"], ["c"]])).toThrow(
      "The submissions have different tracks, and no track is in half of them (a, b, c: 1 each); name the one to grade with --track.",
    );
  });
});
