/** Options before which the `--` was forgotten, as npm 10 and npm 11 hand them on. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { afterAllTests, ownWorkbook, run } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(tinyWorkbook(), after);

/** The environment variables that npm sets for a command. */
const npm = (script: string, took: Readonly<Record<string, string>>) => ({
  npm_command: "run",
  npm_lifecycle_event: script,
  ...Object.fromEntries(Object.entries(took).map(([name, value]) => [`npm_config_${name}`, value])),
});

/** Runs a line that npm has taken options of. */
function runNpm(line: string, took: Readonly<Record<string, string>>, script?: string) {
  const words = line.split(" ");
  return run(root, words, npm(script ?? words[0]!, took));
}

describe("an option that npm took", () => {
  test.each([
    ["a value behind", "hint tiny/2 2", { task: "true" }, "hint -- tiny/2 --task 2"],
    ["a value in front", "hint 2 tiny/2", { task: "true" }, "hint -- tiny/2 --task 2"],
    ["a value with =", "hint tiny/2", { task: "2" }, "hint -- tiny/2 --task 2"],
    ["no value", "hint tiny/2", { again: "true" }, "hint -- tiny/2 --again"],
    [
      "a name of two words",
      "check tiny/2 x",
      { fresh_seed: "true" },
      "check -- tiny/2 --fresh-seed x",
    ],
  ])("with %s is put back", async (_, line, took, typed) => {
    const meant = typed.replace(" --", "").split(" ");
    const { err, ...ended } = await runNpm(line, took);
    expect(err.split("\n")[0]).toBe(`Read as: npm run ${typed}`);
    const { err: unsaid, ...wanted } = await run(root, meant);
    expect(unsaid).toBe("");
    expect(ended.status).toBe(wanted.status);
  });

  test("is put back for npm start, too, and quoted if a shell needs it", async () => {
    const { err } = await runNpm("check tiny/2 7,1", { lines: "true" }, "start");
    expect(err).toBe("Read as: npm run check -- tiny/2 --lines 7,1\n");
  });

  test.each([
    [
      "two values",
      "play tiny/2 4 x",
      { seed: "true", case: "true" },
      "--seed and --case",
      "play -- tiny/2 4 x --seed <n> --case <name>",
    ],
    [
      "a value among folders",
      "grade course out",
      { out: "true" },
      "--out",
      "grade -- course --out out",
    ],
    [
      "a name that is not certain",
      "check tny/2 rolls",
      { case: "true" },
      "--case",
      "check -- tny/2 --case rolls",
    ],
    [
      "no value at all",
      "check tiny/2",
      { case: "true" },
      "--case",
      "check -- tiny/2 --case <name>",
    ],
  ])(
    "of which it is not certain what was meant, by %s, is not guessed",
    async (_, line, took, kept, typed) => {
      const { status, out, err } = await runNpm(line, took);
      expect({ status, out }).toEqual({ status: 2, out: "" });
      expect(err).toBe(
        `npm kept ${kept} for itself; options come after --. Type npm run ${typed}\n`,
      );
    },
  );

  test("and that npm has, too, changes nothing: a sentence says how to type it", async () => {
    expect(await runNpm("lesson tiny", { json: "true", force: "true" })).toEqual(
      await run(root, ["lesson", "tiny"]),
    );
    const { status, out, err } = await runNpm("hint tiny/1 --again", { all: "true" });
    expect({ status, out }).toEqual({
      status: 0,
      out: "You have not seen a hint yet. For the first one: npm run hint -- tiny/1-greet\n",
    });
    expect(err).toBe(
      "npm kept --all for itself. If you meant it for this command, type npm run hint -- tiny/1 --again --all\n",
    );
  });

  test("from a settings file or the environment is not an option of the command", async () => {
    const file = join(root, "npmrc");
    writeFileSync(file, "; mine\njobs=4\ntask = 3\njson=true\nfresh-seed=x\n");
    const plain = await run(root, ["hint", "tiny/2", "--again"]);
    const took = { task: "3", fresh_seed: "x", json: "true", userconfig: file };
    expect(await runNpm("hint tiny/2 --again", took)).toEqual(plain);
    const exported = { ...npm("hint", { task: "3" }), NPM_CONFIG_TASK: "3" };
    expect(await run(root, ["hint", "tiny/2", "--again"], exported)).toEqual(plain);
  });

  test("of a different command, or of one that npm did not start, does not count", async () => {
    const words = ["hint", "tiny/2", "--again"];
    const plain = await run(root, words);
    expect(await run(root, words, npm("watch", { task: "3" }))).toEqual(plain);
    const inherited = { ...npm("hint", { task: "3" }), npm_command: undefined };
    expect(await run(root, words, inherited)).toEqual(plain);
  });
});

describe("a line", () => {
  test("may have -- twice, and options before the stage", async () => {
    const plain = await run(root, ["hint", "tiny/2", "--again", "--task", "2"]);
    expect(plain.status).toBe(0);
    for (const line of [
      "-- tiny/2 -- --again --task 2",
      "--again --task 2 tiny/2",
      "-- -- --task 2 tiny/2 --again",
    ])
      expect(await run(root, ["hint", ...line.split(" ")])).toEqual(plain);
  });
});

// It needs npm itself, which is slow to start, to find out what this npm passes on.
test("options that npm took are found in its environment", { timeout: 60_000 }, () => {
  const fresh = ownWorkbook();
  const ended = spawnSync("npm", ["run", "-s", "hint", "tiny/2", "--task", "2", "--again"], {
    cwd: PROJECT,
    encoding: "utf8",
    env: { ...process.env, DECKWORK_ROOT: fresh },
    shell: process.platform === "win32",
  });
  const says = ended.stderr.split("\n").filter((line) => !/^npm warn|^$/.test(line));
  expect([ended.status, ended.stdout, says]).toEqual([
    0,
    "You have not seen a hint for task 2 yet. For the first one: npm run hint -- tiny/2-roll --task 2\n",
    ["Read as: npm run hint -- tiny/2 --task 2 --again"],
  ]);
});
