import { describe, expect, it, test } from "vitest";
import { type ForeignSettings, readCourseSettings, settingsFor } from "./deckwork-json.ts";
import { isWrittenFor, languageOf, parseLanguages } from "./languages.ts";

const settings = (run: string, build = "", language?: string): ForeignSettings => ({
  build: build === "" ? [] : build.split(" "),
  run: run.split(" "),
  ...(language === undefined ? {} : { language }),
});

describe("the language of a program", () => {
  it.each([
    [
      "its settings",
      settings("./play", "make", "Haskell"),
      ["play.c"],
      { id: "haskell", name: "Haskell" },
    ],
    [
      "its settings, under a different name",
      settings("./play", "make", "cpp"),
      [],
      { id: "c++", name: "C++" },
    ],
    [
      "the command that builds",
      settings("./play", "/usr/bin/gcc play.c"),
      [],
      { id: "c", name: "C" },
    ],
    [
      "the command that runs",
      settings("python3 play.py"),
      ["a.c"],
      { id: "python", name: "Python" },
    ],
    [
      "the command that runs, whatever its settings say",
      settings("node play.js", "", "c"),
      ["play.js", "a.c"],
      { id: "javascript", name: "JavaScript" },
    ],
    [
      "its settings, if it runs on another language's machine",
      settings("java -jar play.jar", "kotlinc play.kt", "Kotlin"),
      [],
      { id: "kotlin", name: "Kotlin" },
    ],
    [
      "most of its files",
      settings("./play", "make"),
      ["main.cpp", "deck.cpp", "old.c"],
      { id: "c++", name: "C++" },
    ],
    [
      "nothing",
      settings("./play", "make"),
      ["Makefile"],
      { id: "other", name: "another language" },
    ],
  ])("is known from %s", (_, from, names, language) => {
    expect(languageOf(from, names)).toMatchObject(language);
  });
});

test("languages are allowed by name in upper or lower case, by other names, and all together", () => {
  expect(parseLanguages("C, py,c++ any")).toEqual(["c", "python", "c++", "any"]);
});

describe("settings of a course", () => {
  it("apply to files in their language, and never to TypeScript", () => {
    const makes = settings("./play", "make");
    expect(isWrittenFor(settings("./play", "cc play.c"), ["play.c", "main.ts"])).toBe(true);
    expect(isWrittenFor(settings("./play", "cc play.c"), ["main.ts"])).toBe(false);
    expect(isWrittenFor(makes, ["play.rs", "Makefile"])).toBe(true);
    expect(isWrittenFor(makes, ["Main.hs"])).toBe(true);
    expect(isWrittenFor(makes, ["main.js", "Makefile"])).toBe(false);
    expect(isWrittenFor(makes, [])).toBe(false);
  });

  it("apply to a stage by its most specific name", () => {
    const [all, track, name, path] = ["all", "track", "name", "path"].map((run) => settings(run));
    const stages = { cards: track!, "1-a": name!, "cards/1-a": path! };
    expect(settingsFor({ all: all!, stages }, "cards/1-a")).toBe(path);
    expect(settingsFor({ all: all!, stages }, "other/1-a")).toBe(name);
    expect(settingsFor({ all: all!, stages }, "cards/2-b")).toBe(track);
    expect(settingsFor({ all: all!, stages }, "other/2-b")).toBe(all);
    expect(settingsFor({ stages: {} }, "cards/toString")).toBe(undefined);
  });

  it("that cannot be read get a sentence that says what to do", () => {
    expect(() => readCourseSettings("/nowhere/deckwork.json")).toThrow(
      '/nowhere/deckwork.json cannot be read (ENOENT); name a file that contains {"build": ["make"], "run": ["./program"]}.',
    );
  });
});
