import { posix, win32 } from "node:path";
import { describe, expect, test } from "vitest";
import { wayTo } from "./places.ts";

describe.each([
  ["POSIX", posix, "/home/ann/mein Heft"],
  ["Windows", win32, "C:\\Users\\ann\\mein Heft"],
  ["a share of Windows", win32, "\\\\school\\homes\\ann"],
])("the path to a place, as %s writes it", (_, style, folder) => {
  test.each([
    ["the folder itself", [], ""],
    ["a file", ["a.ts"], "a.ts"],
    ["a file further down", ["exercises", "Übung 1", "a.ts"], "exercises/Übung 1/a.ts"],
    ["a name that begins like the way out", ["..a", "b"], "..a/b"],
    ["there and back", ["a", "..", "b"], "b"],
    ["above", [".."], undefined],
    ["beside, by a name that begins alike", ["..", `${style.basename(folder)} 2`], undefined],
    ["out and elsewhere", ["a", "..", "..", "b"], undefined],
  ])("%s", (_, names, way) => {
    expect(wayTo(folder, style.join(folder, ...names), style)).toBe(way);
  });
});

test("Windows ignores upper and lower case, and has drives", () => {
  expect(wayTo("C:\\Heft", "c:\\heft\\Exercises\\a.ts", win32)).toBe("Exercises/a.ts");
  expect(wayTo("C:\\Heft", "D:\\Heft\\a.ts", win32)).toBeUndefined();
});

test("a backslash is a letter like any other elsewhere", () => {
  expect(wayTo("/heft", "/heft/a\\b.ts", posix)).toBe("a\\b.ts");
});
