import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inertTerminal } from "../text/inert.ts";
import { readSubmission } from "./read-submission.ts";

/** Two tracks with similar names, and one with a different name. */
const GIVEN = {
  "solo-spades/1-deal/main.ts": "// TODO",
  "solo-spades/1-deal/deck.ts": "// TODO",
  "two-player-spades/1-structs/main.ts": "// TODO",
  "two-player-spades/1-structs/structs.ts": "// TODO",
  "two-player-spades/2-build-deck/main.ts": "// TODO",
  "two-player-spades/2-build-deck/deck.ts": "// TODO",
  "two-player-spades/3-shuffle/main.ts": "// TODO",
  "two-player-spades/3-shuffle/shuffle.ts": "// TODO",
  "hearts/1-cards/main.ts": "// TODO",
};
const SPADES = "two-player-spades";
const STAGES = [...new Set(Object.keys(GIVEN).map(dirname))];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-wrong-names-"));
  mkdirSync(join(folder, "ann"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...paths: string[]): void {
  for (const path of paths) put(path, `// ${path}`);
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(folder, "ann", path)), { recursive: true });
  writeFileSync(join(folder, "ann", path), text);
}

function read(tracks: readonly string[] = [SPADES]) {
  const options = { tracks, stages: STAGES, lenient: GIVEN };
  const { files, refused, notes = [], ...rest } = readSubmission(join(folder, "ann"), options);
  return { files, refused, notes, ...rest };
}

describe("a folder with the right name", () => {
  it("goes before any guess", () => {
    write("two-player-spades/3-shuffle/main.ts", "Two-Player-Spades/3-shuffle/main.ts");
    write("two-player-spades/3-Shuffle/main.ts", "two-player-spades/shuffle.ts");
    const { files, notes } = read();
    expect(files["two-player-spades/3-shuffle/main.ts"]).toBe(
      "// two-player-spades/3-shuffle/main.ts",
    );
    expect(notes).toEqual([
      "shuffle.ts is directly in the track's folder and was read as 3-shuffle/shuffle.ts.",
      "3-Shuffle fits no stage, and 2 of the stages have no folder.",
    ]);
  });
  it("is found among hundreds of others", () => {
    const many = (top: string) => Array.from({ length: 400 }, (_, at) => `${top}0-${at}/x.ts`);
    write("two-player-spades/3-shuffle/main.ts", ...many(""), ...many("two-player-spades/"));
    const { files } = read();
    expect(files["two-player-spades/3-shuffle/main.ts"]).toContain("3-shuffle");
  });
  it("is read even if it is not begun, and a note names the skipped folder", () => {
    put("exercises/two-player-spades/3-shuffle/main.ts", "// TODO");
    write("my work/two-player-spades-2/3-shuffle/main.ts", "my work/hearts/1-cards/main.ts");
    expect(read()).toMatchObject({
      files: { "two-player-spades/3-shuffle/main.ts": "// TODO" },
      notes: [
        "Nothing is begun in two-player-spades; my work/two-player-spades-2 looks like it, but was not read.",
      ],
    });
  });
  it("is read in a clone of the whole workbook, and the workbook's own files are not", () => {
    write("wb/exercises/two-player-spades/3-shuffle/main.ts");
    for (const tree of ["solutions", "graders", "lessons"])
      write(`wb/${tree}/Two-Player-Spades/1-structs/main.ts`);
    expect(read().files).toEqual({
      "two-player-spades/3-shuffle/main.ts": "// wb/exercises/two-player-spades/3-shuffle/main.ts",
    });
    rmSync(join(folder, "ann/wb/exercises"), { recursive: true });
    expect(read()).toMatchObject({ files: {}, tracks: [] });
  });
  it("is all that is read of a student's own exercises", () => {
    write("Two-Player-Spades/3-shuffle/main.ts", "hearts/cards/main.ts", "hearts/1-cards/main.js");
    const strict = readSubmission(join(folder, "ann"), {
      tracks: [SPADES, "hearts"],
      stages: STAGES,
    });
    expect(strict).toEqual({
      name: "ann",
      files: { "hearts/cards/main.ts": "// hearts/cards/main.ts" },
      foreign: {},
      bytes: {},
      refused: {},
      tracks: ["hearts"],
    });
  });
});

describe("a folder that could be two things", () => {
  it("counts as neither, and a note says so", () => {
    write("Spades/3-shuffle/main.ts", "spades-final/3-shuffle/main.ts");
    const why = "Both Spades and spades-final could be two-player-spades; keep one.";
    expect(read()).toMatchObject({ files: {}, refused: { [SPADES]: why } });
    rmSync(join(folder, "ann"), { recursive: true });
    write("two-player-spades/shuffle/main.ts", "two-player-spades/Stage 3/main.ts");
    const stage = "Both Stage 3 and shuffle could be 3-shuffle; keep one.";
    expect(read()).toMatchObject({
      refused: { "two-player-spades/3-shuffle": stage },
      notes: [stage],
    });
    rmSync(join(folder, "ann"), { recursive: true });
    write("two-player-spades/3-shuffle/main.js", "two-player-spades/3-shuffle/main.mjs");
    const file = "Both main.js and main.mjs could be 3-shuffle/main.ts; keep one.";
    expect(read()).toMatchObject({
      refused: { "two-player-spades/3-shuffle/main.ts": file },
      notes: [file],
    });
  });
  it("is the one with more stages begun", () => {
    write(
      "Spades/3-shuffle/main.ts",
      "spades-final/3-shuffle/main.ts",
      "spades-final/1-structs/main.ts",
    );
    const note =
      "spades-final was read as two-player-spades; Spades was not, because fewer stages are begun there.";
    expect(read()).toMatchObject({ refused: {}, notes: [note] });
    rmSync(join(folder, "ann"), { recursive: true });
    write("two-player-spades/shuffle/main.ts");
    put("two-player-spades/Stage 3/main.ts", "// TODO");
    expect(read()).toMatchObject({
      refused: {},
      notes: [
        "shuffle was read as 3-shuffle.",
        "Stage 3 fits no stage, and 2 of the stages have no folder.",
      ],
    });
  });
  it("does not belong to a different track or stage", () => {
    write(
      "solo-spades/3-shuffle/main.ts",
      "Solo Spades 2/1-structs/main.ts",
      "hearts_old/3-shuffle/main.ts",
    );
    expect(read().files).toEqual({});
    write(
      "two-player-spades/2-build-deck/main.ts",
      "two-player-spades/2-shuffle/main.ts",
      "two-player-spades/Stage 2/main.ts",
    );
    expect(read().notes).toEqual([
      "2-shuffle was read as 3-shuffle.",
      "Stage 2 fits no stage, and 1 of the stages has no folder.",
    ]);
  });
  it("is recognised by its stages when several tracks are looked for", () => {
    write("spades/1-deal/main.ts");
    expect(read([SPADES, "solo-spades"])).toMatchObject({
      tracks: ["solo-spades"],
      files: { "solo-spades/1-deal/main.ts": "// spades/1-deal/main.ts" },
    });
    rmSync(join(folder, "ann"), { recursive: true });
    // Each of these has a `deck.ts`.
    write("deck.ts");
    expect(read([SPADES, "solo-spades"]).tracks).toEqual([]);
    expect(read([SPADES]).files).toEqual({
      "two-player-spades/2-build-deck/deck.ts": "// deck.ts",
    });
  });
});

describe("when nothing is found", () => {
  const looked =
    "The search looked for a folder with that name or a similar one, and for the stages' folders and files, up to 3 folders deep.";

  it("an empty folder and a folder with something else get different notes", () => {
    write(".DS_Store", "__MACOSX/._x", "node_modules/x/main.ts");
    expect(read().notes).toEqual(["Nothing was handed in: the folder is empty."]);
    write(
      "notes.pdf",
      "::error::x\u001b[2J",
      "work/a/b/c/3-shuffle/main.ts",
      "d",
      "e",
      "f".repeat(200),
    );
    expect(read().notes).toEqual([
      `No two-player-spades was found, only work/, :\\x3aerror::x\\x1b[2J, d and 3 more. ${looked}`,
    ]);
  });
  it("the track's folder may be empty, or hold something else", () => {
    mkdirSync(join(folder, "ann", SPADES));
    expect(read().notes).toEqual(["The folder two-player-spades is empty."]);
    write("two-player-spades/game.cpp", "two-player-spades/week 1/x.ts");
    expect(read().notes).toEqual([
      "The folder two-player-spades holds no stage, only week 1/ and game.cpp.",
    ]);
  });
});

describe("deckwork.json", () => {
  const settings = { build: [], run: ["./a"] };

  it.each(["", "two-player-spades/"])(
    "above the stages applies to those in other languages: in %j",
    (where) => {
      put(`${where}deckwork.json`, JSON.stringify({ run: ["./a"] }));
      write(
        "two-player-spades/1-structs/main.ts",
        "two-player-spades/2-build-deck/deck.c",
        "two-player-spades/3-shuffle/Makefile",
      );
      put("two-player-spades/3-shuffle/deckwork.json", JSON.stringify({ run: ["./own"] }));
      expect(read()).toMatchObject({
        foreign: {
          "two-player-spades/2-build-deck": settings,
          "two-player-spades/3-shuffle": { build: [], run: ["./own"] },
        },
        notes: [
          "deckwork.json is above the folders of the stages and was read as if it were in 2-build-deck.",
        ],
      });
    },
  );
  it("of the course applies if a student has none; without either, a note says so", () => {
    write("two-player-spades/build deck/deck.c");
    const ofCourse = { all: settings, stages: {} };
    const options = { tracks: [SPADES], stages: STAGES, lenient: GIVEN, settings: ofCourse };
    expect(readSubmission(join(folder, "ann"), options)).toMatchObject({
      foreign: { "two-player-spades/2-build-deck": settings },
      notes: ["build deck was read as 2-build-deck."],
    });
    expect(read().notes).toEqual([
      "build deck was read as 2-build-deck.",
      "2-build-deck has deck.c, but no deckwork.json that says how to build and start it.",
    ]);
  });
});

it("guesses and imports never follow a link out of the submission", () => {
  mkdirSync(join(folder, "bob/3-shuffle"), { recursive: true });
  writeFileSync(join(folder, "bob/3-shuffle/secret.json"), '"secret"');
  writeFileSync(join(folder, "bob/3-shuffle/shuffle.js"), "secret");
  symlinkSync("../bob", join(folder, "ann/Two-Player-Spades"), "junction");
  expect(read().tracks).toEqual([]);
  put(
    "two-player-spades/1-structs/main.ts",
    'import "../out/secret.json"; import "./s.json"; import "../../../bob/3-shuffle/secret.json";',
  );
  symlinkSync("../../bob/3-shuffle", join(folder, "ann/two-player-spades/out"), "junction");
  symlinkSync("../../bob/3-shuffle", join(folder, "ann/two-player-spades/shuffle"), "junction");
  symlinkSync(
    "../../../bob/3-shuffle/secret.json",
    join(folder, "ann/two-player-spades/1-structs/s.json"),
  );
  expect(JSON.stringify(read())).not.toContain("// secret");
  expect(Object.keys(read().files)).toEqual(["two-player-spades/1-structs/main.ts"]);
});

const names = fc.constantFrom(
  ...[
    "two-player-spades",
    "Spades",
    "solo-spades",
    "exercises",
    "3-shuffle",
    "Shuffle",
    "stage 2",
    "1-structs",
    "src",
  ],
  ...[
    "2-shuffle",
    "constructor",
    "__proto__",
    "main.ts",
    "shuffle.ts",
    "deck.js",
    "Main.TS",
    "x\u202e\n::y",
    ".git",
    "dist",
  ],
);

it("whatever its name, nothing is read twice or as somebody else's, and each note is one inert line", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(names, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
      (paths) => {
        rmSync(join(folder, "ann"), { recursive: true });
        mkdirSync(join(folder, "ann"));
        for (const path of paths) {
          try {
            put(path.join("/"), path.join("/"));
          } catch {
            // There is a file in place of a folder, or the other way round.
          }
        }
        const { files, moved = {}, notes, foreign } = read();
        const origins = Object.keys(files).map((path) => moved[path] ?? path);
        expect(new Set(origins).size).toBe(origins.length);
        expect(new Set(Object.values(files)).size).toBe(origins.length);
        for (const [path, text] of Object.entries(files)) {
          const [track, ...rest] = (moved[path] ?? path).split("/");
          expect([track, path.split("/")[0]]).toEqual([SPADES, SPADES]);
          expect(text.endsWith(rest.join("/"))).toBe(true);
          expect(text).not.toMatch(/^solo-spades(?!.*\/two-player-spades\/)|\.git\//);
        }
        expect(foreign).toEqual({});
        for (const note of notes)
          expect([note.length < 500, inertTerminal(note)]).toEqual([true, note]);
        const strict = readSubmission(join(folder, "ann"), {
          tracks: [SPADES],
          stages: STAGES,
        }).files;
        for (const path of Object.keys(GIVEN))
          if (strict[path]) expect(files[path]).toBe(strict[path]);
      },
    ),
    { numRuns: 60 },
  );
});
