import { execFileSync } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SUBMISSION_LIMITS } from "../limits/limits.ts";
import { hasTrackAtTop, holdsTracks } from "./find-tracks.ts";
import { readSubmission } from "./read-submission.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "deckwork-read-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | Uint8Array = `// ${path}\n`): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function read() {
  return readSubmission(join(folder, "ann"), { tracks: ["cards"] });
}

describe("where the track's folder may be", () => {
  for (const place of [
    "cards",
    "exercises/cards",
    "deckwork-main/cards",
    "deckwork-main/exercises/cards",
  ]) {
    it(place, () => {
      write(`ann/${place}/1-a/main.ts`, "x");
      expect(read()).toEqual({
        name: "ann",
        files: { "cards/1-a/main.ts": "x" },
        foreign: {},
        bytes: {},
        refused: {},
        tracks: ["cards"],
      });
    });
  }

  it("at its top before anywhere deeper", () => {
    write("ann/cards/1-a/main.ts", "top");
    write("ann/old/cards/1-a/main.ts", "deeper");
    expect(read().files).toEqual({ "cards/1-a/main.ts": "top" });
  });

  it("not among the workbook's own folders, in a clone without exercises", () => {
    for (const tree of ["graders", "lessons", "solutions"]) write(`ann/${tree}/cards/1-a/main.ts`);
    expect(read().tracks).toEqual([]);
  });

  it("nowhere: then no track is found, and nothing is read", () => {
    write("ann/a/b/cards/1-a/main.ts");
    write("ann/node_modules/cards/1-a/main.ts");
    write("ann/.git/cards/1-a/main.ts");
    expect(read()).toEqual({
      name: "ann",
      files: {},
      foreign: {},
      bytes: {},
      refused: {},
      tracks: [],
    });
  });
  it("a file with the track's name is not a track", () => {
    write("ann/cards", "not a folder");
    expect(read().tracks).toEqual([]);
  });

  it("a folder with a track at its top or under exercises is a submission by itself", () => {
    write("ann/cards/1-a/main.ts");
    write("bob/exercises/cards/1-a/main.ts");
    write("course/cid/cards/1-a/main.ts");
    const all = ["ann", "bob", "course"].map((name) => join(folder, name));
    expect(all.map((place) => hasTrackAtTop(place, ["cards"]))).toEqual([true, true, false]);
    expect(
      all.map((place) => ["cards", "dice"].filter((track) => holdsTracks(place, [track]))),
    ).toEqual([["cards"], ["cards"], ["cards"]]);
  });
});

describe("what is read", () => {
  it("the track's .ts files, as they are, and nothing else", () => {
    write("ann/cards/1-a/main.ts", "\uFEFFa\r\nb");
    write("ann/cards/1-a/helper/deep.ts", "c");
    for (const other of [
      "notes.txt",
      "main.js",
      "main.ts~",
      "package.json",
      ".hidden.ts",
      ".vscode/x.ts",
      "node_modules/y.ts",
    ]) {
      write(`ann/cards/1-a/${other}`);
    }
    write("ann/other.ts");
    expect(read()).toMatchObject({
      files: { "cards/1-a/main.ts": "\uFEFFa\r\nb", "cards/1-a/helper/deep.ts": "c" },
      refused: {},
    });
  });
  it("the scripts and data that these import, in a student's own workbook, too", () => {
    write(
      "ann/cards/1-a/main.ts",
      'import "./deck.mts";\nimport "./names.json" with { type: "json" };',
    );
    write("ann/cards/1-a/deck.mts", 'export * from "./lines.js";');
    write("ann/cards/1-a/lines.js", "export const lines = 1;");
    write("ann/cards/1-a/names.json", "{}");
    write("ann/cards/1-a/other.js", "");
    expect(Object.keys(read().files).sort()).toEqual([
      "cards/1-a/deck.mts",
      "cards/1-a/lines.js",
      "cards/1-a/main.ts",
      "cards/1-a/names.json",
    ]);
  });
  it("nothing deeper than four folders", () => {
    write("ann/cards/1/2/3/4/in.ts", "in");
    write("ann/cards/1/2/3/4/5/out.ts", "out");
    expect(read().files).toEqual({ "cards/1/2/3/4/in.ts": "in" });
  });
  it("no more than 400 files; each of the others gets a note", () => {
    for (let i = 0; i < 402; i++) write(`ann/cards/1-a/f${String(i).padStart(3, "0")}.ts`, "");
    const { files, refused } = read();
    expect([Object.keys(files).length, Object.values(refused)]).toEqual([
      400,
      [
        "There are more than 400 files, so cards/1-a/f400.ts was not read; remove the files that are not yours.",
        "There are more than 400 files, so cards/1-a/f401.ts was not read; remove the files that are not yours.",
      ],
    ]);
  });
});

describe("a folder that is too large", () => {
  const KB = 1024;
  const fill = (stage: string, files: number) => {
    for (let i = 0; i < files; i++)
      write(`ann/cards/${stage}/f${i}.ts`, " ".repeat(SUBMISSION_LIMITS.bytesPerFile - i * KB));
  };

  it("is not read at all, with the limit and the largest files; others are", () => {
    fill("1-a", 5);
    write("ann/cards/2-b/main.ts", "b");
    expect(read()).toMatchObject({
      files: { "cards/2-b/main.ts": "b" },
      refused: {
        "cards/1-a":
          "cards/1-a has 1.2 MB of files, and no more than 1 MB are read, so nothing of it was read; remove what is not your own source code. The largest are f0.ts (256 KB), f1.ts (255 KB), f2.ts (254 KB) and 2 more.",
      },
    });
    expect(Object.keys(read().files)).toEqual(["cards/2-b/main.ts"]);
  });

  it("is one that exceeds what all folders may have together", () => {
    for (const stage of ["1-a", "2-b", "3-c", "4-d", "5-e"]) fill(stage, 4);
    const { files, refused } = read();
    const bytes = Object.values(files).reduce((sum, text) => sum + text.length, 0);
    expect(bytes).toBeLessThanOrEqual(SUBMISSION_LIMITS.bytes);
    expect(refused).toEqual({
      "cards/5-e": expect.stringMatching(
        /^cards\/5-e has 1\.0 MB of files, and no more than 4 MB of all are read/,
      ),
    });
  });
});

describe("whatever else lies in the track's folder", () => {
  const STAGES = ["cards/1-a", "cards/2-b"];
  const readStages = () =>
    readSubmission(join(folder, "ann"), { tracks: ["cards"], stages: STAGES });

  it("does not keep the stages from being read", () => {
    for (const stage of STAGES) write(`ann/${stage}/main.ts`, stage);
    for (let i = 0; i < 401; i++) write(`ann/cards/0/f${i}.ts`, "");
    write("ann/cards/0-more/f");
    const { files, refused } = readStages();
    expect(STAGES.map((stage) => files[`${stage}/main.ts`])).toEqual(STAGES);
    expect(Object.keys(files)).toHaveLength(400);
    expect(refused["cards/0-more"]).toBe(
      "There are more than 400 files, so cards/0-more was not read; remove the files that are not yours.",
    );
  });
  it("a stage of thousands of files leaves none for the next, and both get a note", () => {
    write("ann/cards/1-a/main.ts");
    for (let i = 0; i < 30; i++) symlinkSync(".", join(folder, `ann/cards/1-a/again-${i}`));
    write("ann/cards/2-b/main.ts");
    const says = (path: string) => [
      path,
      `There is too much in the folder, so not all of ${path} was read; remove everything that is not your own TypeScript.`,
    ];
    const { files, refused } = readStages();
    expect(files["cards/2-b/main.ts"]).toBe(undefined);
    expect(refused).toMatchObject(Object.fromEntries(STAGES.map(says)));
  });
  it("a stage that is not a folder gets a note", () => {
    write("ann/cards/1-a", "");
    write("ann/cards/2-b/main.ts", "b");
    expect(readStages()).toMatchObject({
      files: { "cards/2-b/main.ts": "b" },
      refused: {
        "cards/1-a": "cards/1-a is not a folder; replace it with a folder of your files.",
      },
    });
  });
  it("a track in an unreadable place gets a note, if it is nowhere else", () => {
    mkdirSync(join(folder, "ann"));
    symlinkSync("exercises", join(folder, "ann/exercises"));
    expect(read()).toMatchObject({
      refused: {
        cards: "exercises/cards is a link that leads nowhere (ELOOP); replace it with the file.",
      },
      tracks: ["cards"],
    });
    write("ann/deeper/cards/1-a/main.ts", "a");
    expect(read()).toMatchObject({ refused: {}, files: { "cards/1-a/main.ts": "a" } });
  });
});

describe("what is refused, each with its reason", () => {
  function refusals(): unknown {
    const { files, refused } = read();
    expect(files).toEqual({});
    return refused;
  }

  it("a file over 256 KB; one of exactly that size is read", () => {
    write("ann/cards/1-a/big.ts", "x".repeat(SUBMISSION_LIMITS.bytesPerFile + 1));
    expect(refusals()).toEqual({
      "cards/1-a/big.ts":
        "cards/1-a/big.ts is larger than 256 KB, more than any stage needs; remove what is not source code.",
    });
    write("ann/cards/1-a/big.ts", "x".repeat(SUBMISSION_LIMITS.bytesPerFile));
    expect(read().refused).toEqual({});
  });
  it("UTF-16, with either byte first", () => {
    const little = Buffer.from("\uFEFFprint", "utf16le");
    write("ann/cards/1-a/le.ts", little);
    write("ann/cards/1-a/be.ts", Buffer.from(little).swap16());
    expect(refusals()).toEqual({
      "cards/1-a/be.ts": "cards/1-a/be.ts is saved as UTF-16; save it as UTF-8.",
      "cards/1-a/le.ts": "cards/1-a/le.ts is saved as UTF-16; save it as UTF-8.",
    });
  });
  it("files that are not text", () => {
    write("ann/cards/1-a/main.ts", Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0));
    expect(refusals()).toEqual({
      "cards/1-a/main.ts":
        "cards/1-a/main.ts is not a text file; replace it with your TypeScript source.",
    });
  });
  it("settings in a folder that is a link to outside", () => {
    write("elsewhere/deckwork.json", '{"build": ["secret"]}');
    mkdirSync(join(folder, "ann/cards"), { recursive: true });
    symlinkSync("../../elsewhere", join(folder, "ann/cards/1-a"));
    const { foreign, refused } = readSubmission(join(folder, "ann"), {
      tracks: ["cards"],
      stages: ["cards/1-a"],
    });
    expect(foreign).toEqual({});
    expect(Object.values(refused).join()).toMatch(/link that leads out of the submission/);
    expect(JSON.stringify(refused)).not.toContain("secret");
  });

  it("a link to a file or folder outside, of any kind", () => {
    write("outside/secret.ts", "secret");
    write("ann-too/secret.ts", "secret of one whose name begins alike");
    mkdirSync(join(folder, "ann/cards/1-a"), { recursive: true });
    const place = (name: string) => join(folder, "ann/cards/1-a", name);
    symlinkSync(join(folder, "outside/secret.ts"), place("absolute.ts"));
    symlinkSync("../../../outside/secret.ts", place("relative.ts"));
    symlinkSync("../../../ann-too", place("folder"));
    symlinkSync("relative.ts", place("through.ts"));
    const reason = (name: string) => [
      `cards/1-a/${name}`,
      `cards/1-a/${name} is a link that leads out of the submission; replace it with the file.`,
    ];
    expect(refusals()).toEqual(
      Object.fromEntries(["absolute.ts", "relative.ts", "folder", "through.ts"].map(reason)),
    );
  });
  it("the track's folder itself, where it is a link to another's", () => {
    write("bob/cards/1-a/main.ts", "bob's work");
    mkdirSync(join(folder, "ann"));
    symlinkSync("../bob/cards", join(folder, "ann/cards"));
    expect(refusals()).toEqual({
      cards: "cards is a link that leads out of the submission; replace it with the file.",
    });
  });
  it("a link to nowhere and one to itself", () => {
    mkdirSync(join(folder, "ann/cards/1-a"), { recursive: true });
    symlinkSync("gone.ts", join(folder, "ann/cards/1-a/broken.ts"));
    symlinkSync("loop.ts", join(folder, "ann/cards/1-a/loop.ts"));
    expect(refusals()).toEqual({
      "cards/1-a/broken.ts":
        "cards/1-a/broken.ts is a link that leads nowhere (ENOENT); replace it with the file.",
      "cards/1-a/loop.ts":
        "cards/1-a/loop.ts is a link that leads nowhere (ELOOP); replace it with the file.",
    });
  });
  it.runIf(process.platform !== "win32")("a pipe, which would never end", () => {
    mkdirSync(join(folder, "ann/cards/1-a"), { recursive: true });
    execFileSync("mkfifo", [join(folder, "ann/cards/1-a/main.ts")]);
    expect(refusals()).toEqual({
      "cards/1-a/main.ts":
        "cards/1-a/main.ts is not a regular file; replace it with a file of your source code.",
    });
  });
});

it("links within the submission are followed, and folders that contain themselves end", () => {
  write("ann/cards/1-a/main.ts", "a");
  symlinkSync("1-a/main.ts", join(folder, "ann/cards/copy.ts"));
  symlinkSync("..", join(folder, "ann/cards/1-a/up"));
  linkSync(join(folder, "ann/cards/1-a/main.ts"), join(folder, "ann/cards/hard.ts"));
  const { files, refused } = read();
  expect(refused).toEqual({});
  expect(Object.values(files).every((text) => text === "a")).toBe(true);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["cards/copy.ts", "cards/hard.ts", "cards/1-a/main.ts"]),
  );
});

describe("links in circles that multiply", () => {
  const MUCH =
    "There is too much in the folder, so not all of cards/1-a was read; remove everything that is not your own TypeScript.";
  const readAnn = () =>
    readSubmission(join(folder, "ann"), { tracks: ["cards"], stages: ["cards/1-a"] });
  const link = (name: string) => symlinkSync(".", join(folder, "ann/cards/1-a", name));

  it("end, of the many ways to the same files", () => {
    write("ann/cards/1-a/0.ts", "a");
    for (let i = 0; i < 30; i++) link(`again-${i}`);
    const { files, refused } = readAnn();
    expect(Object.keys(files).length).toBeLessThan(400);
    expect(refused["cards/1-a"]).toBe(MUCH);
  });
  it("end as soon if most of the files behind them are skipped", () => {
    for (let i = 0; i < 2000; i++) write(`ann/cards/1-a/.hidden-${i}`, "");
    write("ann/cards/1-a/0.ts", "a");
    for (let i = 0; i < 30; i++) link(`again-${i}`);
    const { files, refused } = readAnn();
    expect(Object.keys(files)).toEqual(["cards/1-a/0.ts", "cards/1-a/again-0/0.ts"]);
    expect(refused["cards/1-a"]).toBe(MUCH);
  });
});

it("a missing submission stops the command with an error that says what to do", () => {
  expect(() => read()).toThrow(
    `${join(folder, "ann")}: cannot be read (ENOENT); name a folder with one submission in it.`,
  );
});
