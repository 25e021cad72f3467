import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { discover } from "../workbook/workbook.ts";
import { planReset, resetStage } from "./reset.ts";

const folder = (files: Readonly<Record<string, string | undefined>>) =>
  new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      text === undefined ? undefined : Buffer.from(text),
    ]),
  );
const starter = folder({ "a.ts": "a", "b.ts": "b", "c.ts": "c" }) as ReadonlyMap<string, Buffer>;

describe("the plan", () => {
  test("leaves equal files, puts back missing ones, and replaces and keeps different ones", () => {
    expect(
      planReset(starter, folder({ "a.ts": "a", "b.ts": "mine", "own.ts": undefined }), "S"),
    ).toEqual([
      { file: "a.ts", how: "leave" },
      { file: "b.ts", how: "replace", keptAs: "b.ts.kept-S" },
      { file: "c.ts", how: "create" },
    ]);
  });

  test("never reuses the name of a kept file", () => {
    const present = folder({
      "a.ts": "a",
      "b.ts": "mine",
      "b.ts.kept-S": undefined,
      "b.ts.kept-S-2": undefined,
      "c.ts": "c",
    });
    expect(planReset(starter, present, "S")[1]).toEqual({
      file: "b.ts",
      how: "replace",
      keptAs: "b.ts.kept-S-3",
    });
  });

  test("of only missing files leaves the student's files", () => {
    const present = folder({ "a.ts": "a", "b.ts": "mine" });
    expect(planReset(starter, present, "S", true)).toEqual([
      { file: "a.ts", how: "leave" },
      { file: "b.ts", how: "stay" },
      { file: "c.ts", how: "create" },
    ]);
  });

  test.each([false, true])(
    "moves aside something that is not a file, with missing %j",
    (missing) => {
      const present = folder({ "a.ts": undefined, "b.ts": "b", "c.ts": "c" });
      expect(planReset(starter, present, "S", missing)[0]).toEqual({
        file: "a.ts",
        how: "make way",
        keptAs: "a.ts.kept-S",
      });
    },
  );

  test("an extra line end is a difference", () => {
    expect(planReset(starter, folder({ "a.ts": "a\n", "b.ts": "b", "c.ts": "c" }), "S")[0]).toEqual(
      { file: "a.ts", how: "replace", keptAs: "a.ts.kept-S" },
    );
  });
});

describe("a reset", () => {
  const now = new Date(2025, 10, 21, 3, 5, 9);

  function workbook() {
    const { root, remove } = writeWorkbook(tinyWorkbook());
    onTestFinished(remove);
    const stage = discover(root).tracks[0]!.stages[0]!;
    return { root, stage, at: (file = "") => join(root, "exercises/tiny/1-greet", file) };
  }

  test("puts the starter back and keeps every byte of the old files", () => {
    const { root, stage, at } = workbook();
    const mine = Buffer.from([0xff, 0x00, 0x0a]);
    writeFileSync(at("greet.ts"), mine);
    writeFileSync(at("own.ts"), "own");
    rmSync(at("main.ts"));
    expect(resetStage(root, stage, now)).toEqual({
      steps: [
        { file: "greet.ts", how: "replace", keptAs: "greet.ts.kept-20251121-030509" },
        { file: "main.ts", how: "create" },
      ],
    });
    expect(readdirSync(at())).toEqual([
      "greet.ts",
      "greet.ts.kept-20251121-030509",
      "main.ts",
      "own.ts",
    ]);
    expect(readFileSync(at("greet.ts.kept-20251121-030509"))).toEqual(mine);
    for (const file of ["greet.ts", "main.ts"])
      expect(readFileSync(at(file))).toEqual(
        readFileSync(join(root, "graders/tiny/starter/1-greet", file)),
      );
  });

  test("done twice in one second keeps both files", () => {
    const { root, stage, at } = workbook();
    for (const text of ["one", "two"]) {
      writeFileSync(at("greet.ts"), text);
      resetStage(root, stage, now);
    }
    expect(
      [".kept-20251121-030509", ".kept-20251121-030509-2"].map((end) =>
        readFileSync(at(`greet.ts${end}`), "utf8"),
      ),
    ).toEqual(["one", "two"]);
  });

  test("makes a missing folder", () => {
    const { root, stage, at } = workbook();
    rmSync(at(), { recursive: true });
    expect(resetStage(root, stage, now).steps.map(({ how }) => how)).toEqual(["create", "create"]);
    expect(readdirSync(at())).toEqual(["greet.ts", "main.ts"]);
  });

  test("of only missing files touches nothing else", () => {
    const { root, stage, at } = workbook();
    writeFileSync(at("greet.ts"), "mine");
    rmSync(at("main.ts"));
    expect(resetStage(root, stage, now, true)).toEqual({
      steps: [
        { file: "greet.ts", how: "stay" },
        { file: "main.ts", how: "create" },
      ],
    });
    expect(readdirSync(at())).toEqual(["greet.ts", "main.ts"]);
    expect(readFileSync(at("greet.ts"), "utf8")).toBe("mine");
  });

  test("moves aside a folder with the name of a file, including its contents", () => {
    const { root, stage, at } = workbook();
    rmSync(at("greet.ts"));
    mkdirSync(at("greet.ts"));
    writeFileSync(at("greet.ts/own.ts"), "own");
    const keptAs = "greet.ts.kept-20251121-030509";
    expect(resetStage(root, stage, now).steps[0]).toEqual({
      file: "greet.ts",
      how: "make way",
      keptAs,
    });
    expect(readdirSync(at())).toEqual(["greet.ts", keptAs, "main.ts"]);
    expect(readFileSync(at(`${keptAs}/own.ts`), "utf8")).toBe("own");
    expect(readFileSync(at("greet.ts"))).toEqual(
      readFileSync(join(root, "graders/tiny/starter/1-greet/greet.ts")),
    );
  });

  test("moves aside a broken link", () => {
    const { root, stage, at } = workbook();
    rmSync(at("greet.ts"));
    symlinkSync("nowhere", at("greet.ts"));
    expect(resetStage(root, stage, now).steps[0]!.how).toBe("make way");
    expect(readlinkSync(at("greet.ts.kept-20251121-030509"))).toBe("nowhere");
    expect(readFileSync(at("greet.ts"), "utf8")).toContain("TODO 1");
  });

  test.each(["exercises", "exercises/tiny", "exercises/tiny/1-greet"])(
    "moves aside a file with the name of the folder %s, and never overwrites a file",
    (path) => {
      const { root, stage, at } = workbook();
      const place = join(root, path);
      rmSync(place, { recursive: true });
      writeFileSync(`${place}.kept-20251121-030509`, "other");
      writeFileSync(place, "mine");
      const name = path.split("/").at(-1);
      expect(resetStage(root, stage, now)).toEqual({
        steps: [
          { file: "greet.ts", how: "create" },
          { file: "main.ts", how: "create" },
        ],
        aside: { path, keptAs: `${name}.kept-20251121-030509-2` },
      });
      expect(readdirSync(at())).toEqual(["greet.ts", "main.ts"]);
      expect(
        ["", "-2"].map((end) => readFileSync(`${place}.kept-20251121-030509${end}`, "utf8")),
      ).toEqual(["other", "mine"]);
    },
  );
});
