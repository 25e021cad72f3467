/** The compiled files that are kept: V8's code, and the files that authors write beside their transcripts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { testInFull } from "../../in-full-for-tests.ts";
import { type Builder, openBuilder } from "../execute/build.ts";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import { openSession, type Session } from "../sandbox/session.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { discover } from "../workbook/workbook.ts";
import { loadAuthored } from "./authored.cjs";
import { keepCode } from "./compile.cjs";
import { compiled, compiledIn, esbuildBinary, PROJECT } from "./compiled.cjs";
import { AFTER, BEFORE, load } from "./load.cjs";
import { NODE_FLAGS } from "./node-flags.cjs";

describe("V8's code for a program", () => {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-code-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "program.cjs");
  const cache = join(folder, "program.cache");

  it("is kept on request, used the next time, and not used for a different program", () => {
    writeFileSync(program, `${BEFORE}exports.answer = () => 42;${AFTER}`);
    const first = load(program, cache, require);
    expect([first.cached, first.exports.answer()]).toEqual([false, 42]);
    first.keep();
    const second = load(program, cache, require);
    expect([second.cached, second.exports.answer()]).toEqual([true, 42]);
    writeFileSync(program, `${BEFORE}exports.answer = () => "another";${AFTER}`);
    const changed = load(program, cache, require);
    expect([changed.cached, changed.exports.answer()]).toEqual([false, "another"]);
    writeFileSync(cache, "no code");
    expect(load(program, cache, require).exports.answer()).toBe("another");
  });

  // The flags must be the boxes', and the jobs that warm it up must be whole: otherwise each box starts more slowly, and
  // nothing else shows it.
  it.each([
    ["builder", "builder"],
    ["builder", "facts"],
    ["realm", "realm"],
  ] as const)("is kept for the %s's process: %s", (of, name) => {
    const { load: starter, [name]: program } = compiled()!;
    const script = `
      const { load } = require(${JSON.stringify(starter)});
      const [file, cache] = process.argv.slice(1);
      process.stdin.pause();
      console.log(load(file, cache, require).cached);
      process.exit();`;
    const argv = [...NODE_FLAGS[of], "-e", script, program, program.replace(/cjs$/, "cache")];
    const { stdout, stderr } = spawnSync(process.execPath, argv, {
      encoding: "utf8",
      timeout: 20_000,
    });
    expect({ stdout, stderr }).toEqual({ stdout: "true\n", stderr: "" });
  });

  // Without the code, boxes only start more slowly, so nothing else shows that these jobs have become outdated.
  it("is made from jobs that our programs still understand", () => {
    const folder = mkdtempSync(join(tmpdir(), "deckwork-code-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(compiled()!.folder, folder, {
      recursive: true,
      filter: (path) => !path.endsWith(".cache"),
    });
    const made = compiledIn(folder);
    expect(() => keepCode(made, esbuildBinary())).not.toThrow();
    const caches = ["builder", "facts", "realm", "vitest"].map((name) => `${name}.cache`);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(caches));
  });

  // Every command reads all of it; TypeScript alone would make it six times as large.
  it("is kept for a command line without packages that few commands need", () => {
    expect(statSync(compiled()!.main).size).toBeLessThan(2_500_000);
  });

  it("is not needed if it cannot be kept", () => {
    const { exports, keep } = load(program, join(folder, "nowhere", "program.cache"), require);
    keep();
    expect(exports.answer()).toBe("another");
  });
});

describe("what an author wrote", () => {
  it("is loaded even beside a file that does not compile, and that error has a place", () => {
    const { root, remove } = writeWorkbook({
      ...tinyWorkbook(),
      "graders/tiny/1-greet/mistakes.ts": "export const mistakes: string[] = [;\n",
    });
    onTestFinished(remove);
    expect(Object.keys(loadAuthored(root, "tiny/2-roll/player.ts"))).toEqual(["player"]);
    expect(() => loadAuthored(root, "tiny/1-greet/mistakes.ts")).toThrow('line 1: Unexpected ";"');
  });

  it("is compiled again after a failure of the machine, which is not kept", () => {
    const { root, remove } = writeWorkbook(tinyWorkbook());
    onTestFinished(remove);
    // A new text, which has not been compiled before.
    writeFileSync(
      join(root, "graders/tiny/2-roll/player.ts"),
      `export const player = () => ${JSON.stringify(root)};\n`,
    );
    const esbuild = require("esbuild");
    const loaded = require.cache[require.resolve("esbuild")]!;
    const { buildSync } = esbuild;
    onTestFinished(() => {
      loaded.exports = esbuild;
    });
    // esbuild's error for a file that it could not read.
    const failing = () => {
      throw Object.assign(new Error("Build failed"), {
        errors: [{ text: "Could not resolve the file", location: null }],
      });
    };
    loaded.exports = { ...esbuild, buildSync: failing };
    expect(() => loadAuthored(root, "tiny/2-roll/player.ts")).toThrow("Build failed");
    loaded.exports = { ...esbuild, buildSync };
    expect(Object.keys(loadAuthored(root, "tiny/2-roll/player.ts"))).toEqual(["player"]);
  });

  // In a separate process, because esbuild keeps the folder in which it is first loaded.
  it("is compiled even if the folder of the process is gone", () => {
    const books = [1, 2].map(() => writeWorkbook(tinyWorkbook()));
    for (const { root, remove } of books) {
      onTestFinished(remove);
      writeFileSync(
        join(root, "graders/tiny/2-roll/player.ts"),
        `export const player = () => ${JSON.stringify(root)};\n`,
      );
    }
    const script = `
      const { loadAuthored } = require(${JSON.stringify(require.resolve("./authored.cjs"))});
      const gone = require("node:fs").mkdtempSync(require("node:path").join(require("node:os").tmpdir(), "deckwork-gone-"));
      process.chdir(gone);
      const load = (root) => loadAuthored(root, "tiny/2-roll/player.ts").player() === root;
      const loaded = [load(process.argv[1])];
      process.chdir("/");
      require("node:fs").rmSync(gone, { recursive: true });
      console.log([...loaded, load(process.argv[2])].join());`;
    const argv = ["-e", script, ...books.map(({ root }) => root)];
    const { stdout, stderr } = spawnSync(process.execPath, argv, {
      encoding: "utf8",
      timeout: 20_000,
    });
    expect({ stdout, stderr }).toEqual({ stdout: "true,true\n", stderr: "" });
  });

  it("is loaded in its current form", () => {
    const { root, remove } = writeWorkbook(tinyWorkbook());
    onTestFinished(remove);
    const file = join(root, "graders/tiny/2-roll/player.ts");
    for (const line of ["one", "two"]) {
      writeFileSync(file, `export const player = (): string => "${line}";\n`);
      const { player } = loadAuthored(root, "tiny/2-roll/player.ts") as { player(): string };
      expect(player()).toBe(line);
    }
  });
});

describe("the compiled builder", () => {
  const workbook = discover(PROJECT);
  const files = readSolutions(workbook);
  let sessions: Session[];
  let builders: Builder[];
  beforeAll(() => {
    sessions = [openSession(), openSession({ confinement: "none" })];
    builders = sessions.map((session) => openBuilder(session, workbook.toolkit));
  });
  afterAll(async () => {
    for (const builder of builders) await builder.close();
    for (const session of sessions) session.close();
  });

  it("bundles every solution in a box, from its own disk, with the same result as without one, from memory", async () => {
    const stages = workbook.tracks.flatMap(({ stages }) =>
      stages.filter(({ tests }) => !tests).map(({ path }) => path),
    );
    const [boxed, unboxed] = await Promise.all(
      builders.map(async (builder) => {
        const builds = [...(await builder.build({ files, stages }))];
        // The bundler heads each file with its place.
        const plain = (code: string) =>
          code.replaceAll(/^\/\/ (?:student[:/]|toolkit:|graders\/toolkit\/)/gm, "// ");
        return builds.map(([path, build]) => [
          path,
          build.kind === "built" ? { ...build, code: plain(build.code) } : build,
        ]);
      }),
    );
    expect(boxed).toEqual(unboxed);
    expect(boxed!.map(([path]) => path)).toEqual(stages);
  });

  testInFull("reads the same facts with its part of TypeScript as with all of it", async () => {
    const facts = await builders[0]!.facts([files]);
    const wanted = Object.entries(files).map(([path, text]) => [path, readFacts(text)]);
    expect([...facts]).toEqual(wanted);
  });
});
