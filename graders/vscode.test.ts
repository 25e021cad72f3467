/** The settings for VS Code: they can be read, what they name exists, and the problems of a task are found. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT, typescriptFolder } from "#compiled/compiled.cjs";
import { ownWorkbook, run } from "./commands/run-for-tests.ts";
import { tinyWorkbook } from "./engine/for-tests/tiny-workbook.ts";

interface Task {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly problemMatcher: string | readonly string[];
}

/** A file of VS Code: JSON, with comments on lines of their own. */
function settingsIn<Settings>(name: string): Settings {
  const text = readFileSync(join(PROJECT, ".vscode", name), "utf8");
  return JSON.parse(text.replace(/^\s*\/\/.*$/gm, "")) as Settings;
}

const { tasks } = settingsIn<{ tasks: readonly Task[] }>("tasks.json");

/** A name that VS Code replaces. */
function variable(name: string): string {
  return `\${${name}}`;
}

test("each task runs an npm script on the stage of the open file", () => {
  const { scripts } = settingsOfNpm();
  expect(tasks.map(({ label, command, args }) => [label, command, ...args])).toEqual(
    [
      ["Check", "check"],
      ["Watch", "watch"],
      ["Play", "play"],
      ["Type-check", "typecheck"],
    ].map(([verb, script]) => [
      `${verb} the open stage`,
      "npm",
      "run",
      script,
      "--",
      variable("relativeFileDirname"),
    ]),
  );
  expect(tasks.filter(({ args }) => !Object.hasOwn(scripts, args[1]!))).toEqual([]);
});

function settingsOfNpm(): { readonly scripts: object } {
  return JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
}

test("the debugger runs the main.ts of the open stage through tsx", () => {
  const { configurations } = settingsIn<{ configurations: readonly object[] }>("launch.json");
  expect(configurations).toEqual([
    expect.objectContaining({
      runtimeArgs: ["--import", "tsx"],
      program: `${variable("fileDirname")}/main.ts`,
      cwd: variable("workspaceFolder"),
    }),
  ]);
});

test("the editor's TypeScript is installed, and folders without a student's files are not searched", () => {
  const settings = settingsIn<Record<string, unknown>>("settings.json");
  const tsdk = settings["js/ts.tsdk.path"] as string;
  expect(settings["typescript.tsdk"]).toBe(tsdk);
  expect(existsSync(join(PROJECT, tsdk, "tsserver.js"))).toBe(true);
  const excluded = Object.keys(settings["search.exclude"] as object);
  expect(excluded.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
});

test("one extension is recommended", () => {
  expect(settingsIn("extensions.json")).toEqual({ recommendations: ["biomejs.biome"] });
});

/** The pattern of `$tsc`, which VS Code brings with it. */
const TSC =
  /^([^\s].*)[(:](\d+)[,:](\d+)(?:\):\s+|\s+-\s+)(error|warning|info)\s+TS(\d+)\s*:\s*(.*)$/;

test.skipIf(!typescriptFolder())(
  "$tsc finds each error of the type-check, and nothing else",
  async () => {
    expect(tasks.at(-1)!.problemMatcher).toBe("$tsc");
    const root = ownWorkbook({
      ...tinyWorkbook(),
      "exercises/tiny/1-greet/greet.ts":
        "const far: () => { in: number } = () => null as unknown as { in: string };\n\nexport const greeting = (): string => far().in;\n",
    });
    // As VS Code writes it on Windows.
    const { out } = await run(root, ["typecheck", "exercises\\tiny\\1-greet"]);
    const found = out.split("\n").map((line) => TSC.exec(line)?.slice(1));
    expect(found.filter((problem) => problem !== undefined)).toEqual([
      [
        "exercises/tiny/1-greet/greet.ts",
        "1",
        "41",
        "error",
        "2322",
        "Type '{ in: string; }' is not assignable to type '{ in: number; }'.",
      ],
      [
        "exercises/tiny/1-greet/greet.ts",
        "3",
        "39",
        "error",
        "2322",
        "Type 'number' is not assignable to type 'string'.",
      ],
    ]);
  },
);
