/** Compiles the workbook's own programs with esbuild, and keeps V8's code for those in the boxes. */
"use strict";
const child = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const esbuild = require("esbuild");
const loaded = require("./load.cjs");
const flags = require("./node-flags.cjs");

const ENGINE = path.join(__dirname, "..");
const GRADERS = path.join(ENGINE, "..");
const GUEST = path.join(ENGINE, "guest");
const WARM_MS = 60_000;

/** @type {import("esbuild").BuildOptions} */
const FOR_NODE = {
  platform: "node",
  format: "cjs",
  target: "node20.19",
  // An ASCII file is read without decoding.
  charset: "ascii",
  outExtension: { ".js": ".cjs" },
};

/** @type {import("esbuild").BuildOptions} */
const FOR_LOAD = { ...FOR_NODE, banner: { js: loaded.BEFORE }, footer: { js: loaded.AFTER } };

/** @type {import("esbuild").BuildOptions} */
const BEFORE_TESTS = {
  format: "iife",
  globalName: "$vitest",
  platform: "neutral",
  mainFields: ["module", "main"],
  conditions: ["import"],
  target: "es2022",
  write: false,
  // A realm has no process; code that looks for one would be sent to the slower runner.
  define: { process: "undefined", "globalThis.process": "undefined" },
};

/** @param {string} folder - where the programs go */
function compile(folder) {
  /** @param {import("esbuild").BuildOptions} options */
  const build = (options) =>
    esbuild.buildSync({
      bundle: true,
      outdir: folder,
      legalComments: "none",
      logLevel: "silent",
      ...options,
    });
  fs.copyFileSync(path.join(__dirname, "load.cjs"), path.join(folder, "load.cjs"));
  build({
    ...FOR_LOAD,
    entryPoints: { main: path.join(GRADERS, "main.ts") },
    // It runs where all packages are, and few commands need these. Every command reads all of this file.
    external: ["#compiled/*", "esbuild", "typescript", "yaml"],
  });
  build({
    ...FOR_LOAD,
    entryPoints: ["builder", "realm"].map((name) => path.join(GUEST, `${name}.ts`)),
  });
  const parser = path.join(folder, "typescript.mjs");
  fs.writeFileSync(parser, partOfTypeScript());
  build({
    ...FOR_LOAD,
    entryPoints: { facts: path.join(GUEST, "syntax.ts") },
    alias: { typescript: parser },
    // Otherwise it looks for files and for a clock.
    define: { "process.browser": "true", performance: "undefined" },
    minify: true,
  });
  fs.rmSync(parser);
  build({
    ...FOR_NODE,
    entryPoints: {
      "process-host": path.join(GUEST, "process-host.ts"),
      "at-terminal": path.join(ENGINE, "student", "play", "at-terminal.ts"),
    },
  });
  /**
   * @param {string} name - of the source
   * @param {import("esbuild").BuildOptions} options
   */
  const testScript = (name, options) => {
    const built = build({
      ...BEFORE_TESTS,
      ...options,
      entryPoints: [path.join(GUEST, `${name}.ts`)],
    });
    return /** @type {esbuild.OutputFile[]} */ (built.outputFiles)[0]?.text ?? "";
  };
  const vitest = testScript("vitest", {
    // These replace globals.
    inject: [path.join(GUEST, "vitest-globals.ts")],
    // Only vitest's own server looks at what it has loaded.
    alias: { "vite/module-runner": path.join(GUEST, "no-modules.ts") },
  });
  const messages = path.join(GUEST, "quick-messages.ts");
  const quick = testScript("vitest-quick", {
    alias: {
      chai: path.join(GUEST, "quick-assertion.ts"),
      tinyrainbow: messages,
      "@vitest/utils/diff": messages,
      "@vitest/utils/display": messages,
      "@vitest/utils/error": messages,
    },
  });
  for (const [name, text] of Object.entries({ vitest: adapted(vitest), "vitest-quick": quick })) {
    const { code } = esbuild.transformSync(text, { minify: true });
    fs.writeFileSync(path.join(folder, `${name}.js`), code);
  }
}

/**
 * Vitest in two details: a test's fixtures are read from its text, which nobody else gets (see vitest.ts), and an
 * expectation is counted without writing all of its state anew, which takes longer than many an expectation.
 *
 * @param {string} vitest
 */
function adapted(vitest) {
  const fixtures = /implementation\.toString\(\)/g;
  const counting = /setState\(\{ assertionCalls: assertionCalls \+ 1 \}, (\w+)\)/g;
  for (const place of [fixtures, counting])
    if (vitest.match(place)?.length !== 1)
      throw new Error(`vitest has no ${place.source} any more`);
  return vitest
    .replace(fixtures, "textForFixtures(implementation)")
    .replace(counting, "getState($1).assertionCalls = assertionCalls + 1");
}

/**
 * TypeScript's own compiler as a module, so the parts that the parser does not need are removed: 1 of 9 MB is left,
 * which loads faster. Its single file has sections, each headed by its source; if they are not found, all of it stays.
 */
function partOfTypeScript() {
  const source = fs.readFileSync(require.resolve("typescript"), "utf8");
  const from = source.indexOf("var __defProp");
  const server = source.search(/^\/\/ src\/server\//m);
  const [names] = /(?<=__export\(typescript_exports, \{)[^}]*(?=\}\);)/.exec(source) ?? [];
  if (from < 0 || server < 0 || names === undefined)
    return `module.exports = require("${require.resolve("typescript")}");`;
  const body = source
    .slice(from, server)
    .replace("module.exports = __toCommonJS(typescript_exports);", "")
    // They gather names, and completions for editors.
    .replace(/^(?:__export|registerCodeFix|registerRefactor)\(/gm, "/* @__PURE__ */ $&");
  const declared = new Set([...body.matchAll(/^(?:var|function) (\w+)/gm)].map(([, name]) => name));
  const exported = [...names.matchAll(/^ {2}(\w+): \(\) => (\w+),?$/gm)]
    .filter(([, , own]) => declared.has(own))
    .map(([, name, own]) => `${own} as ${name}`);
  return `${body}\nexport { ${exported.join(", ")} };\n`;
}

/**
 * Runs the programs of the boxes once on our own input, so V8 keeps the code that every run needs.
 *
 * @param {import("./compiled.cjs").Compiled} compiled
 * @param {string} binary - esbuild's
 */
function keepCode({ load, builder, realm, facts, vitest, quickVitest }, binary) {
  /**
   * @param {string[]} options
   * @param {string} program
   * @param {object[]} jobs
   */
  const run = (options, program, jobs) => {
    const cache = program.replace(/cjs$/, "cache");
    return child
      .execFileSync(process.execPath, [...options, load, program, cache], {
        input: jobs.map((job) => `${JSON.stringify(job)}\n`).join(""),
        env: {
          DECKWORK_KEEP_CODE: "1",
          DECKWORK_FACTS: facts,
          DECKWORK_VITEST: vitest,
          DECKWORK_QUICK_VITEST: quickVitest,
          ESBUILD_BINARY_PATH: binary,
          ESBUILD_WORKER_THREADS: "0",
        },
        timeout: WARM_MS,
        maxBuffer: 1 << 26,
      })
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  };
  const text = (/** @type {string} */ file) => fs.readFileSync(path.join(GRADERS, file), "utf8");
  const toolkit = Object.fromEntries(
    fs
      .readdirSync(path.join(GRADERS, "toolkit"))
      .filter((name) => /^\w+\.ts$/.test(name))
      .map((name) => [name, text(`toolkit/${name}`)]),
  );
  const files = { "sample/1-sample/main.ts": SAMPLE };
  const answers = run(flags.NODE_FLAGS.builder, builder, [
    { kind: "toolkit", files: toolkit },
    {
      kind: "build",
      files,
      refused: {},
      moved: {},
      stages: ["sample/1-sample"],
      standIns: [],
      sourceMap: false,
    },
    { kind: "facts", files: { ...files, ...toolkit } },
    // The one differs from the other, as a wrong program does from the right one.
    {
      kind: "reference",
      files: { "sample/1-sample/main.ts": SAMPLE.replace("rank = 2", "rank = 3") },
    },
    { kind: "switched", files, given: {}, stage: "sample/1-sample" },
    {
      kind: "repairs",
      files,
      stage: "sample/1-sample",
      regions: [{ file: "sample/1-sample/main.ts" }],
    },
    {
      kind: "tests",
      files: { "sample/2-tests/sample.test.ts": TESTS },
      refused: {},
      moved: {},
      stage: "sample/2-tests",
      tests: ["sample/2-tests/sample.test.ts"],
    },
  ]);
  /** @param {string} kind - the kind of the job that built it */
  const codeOf = (kind) => {
    const { builds } = answers.find((answer) => answer.kind === kind);
    return Object.values(builds)[0].code;
  };
  const batch = {
    programs: [
      { id: "sample", code: 0, preludes: [] },
      { id: "tests", code: 1, preludes: [], tests: "vitest" },
      { id: "quick", code: 1, preludes: [], tests: "quick vitest" },
    ],
    known: 0,
    texts: [codeOf("build"), codeOf("tests")],
    jobs: [
      { program: "sample", lines: ["42", "N", "Y"] },
      { program: "tests", lines: [] },
      { program: "quick", lines: [] },
    ],
    limits: { cpuMs: WARM_MS, wallMs: WARM_MS, outputChars: 1_000_000 },
    // V8 does not accept code that was made with the optimiser.
    pace: "quick",
    timeOuts: 2,
    stopped: [],
  };
  for (const { result } of run(flags.NODE_FLAGS.realm, realm, [batch]))
    if (result.ended?.status !== 0 || result.stdout === "") throw new Error(JSON.stringify(result));
}

/** Tests like a student's; the last one fails, as most runs end with one that does. */
const TESTS = `import { describe, expect, it } from "vitest";
class Row {
  readonly #all: number[] = [];
  put(one: number): void { if (one > 6) throw new RangeError("too high"); this.#all.push(one); }
  get all(): readonly number[] { return [...this.#all]; }
}
describe("Row", () => {
  it("keeps what is put into it", () => {
    const row = new Row();
    row.put(3);
    expect(row.all).toEqual([3]);
    expect(row.all).toHaveLength(1);
    expect(row.all.length).toBe(1);
  });
  it.each([[1, true], [7, false]])("%i", (one, fits) => {
    const row = new Row();
    const put = () => row.put(one);
    if (fits) expect(put).not.toThrow();
    else expect(put).toThrow(RangeError);
  });
  it("is in order", () => {
    expect(new Row().all.join(" ")).toBe("1 2 3");
  });
});
`;

/** A program like a student's. */
const SAMPLE = `/** A sample: it is parsed, bundled and run once. */
import { ask, print } from "#toolkit/console.ts";
import { rand, srand } from "#toolkit/random.ts";
import { askSeed } from "#toolkit/seed.ts";
enum Side { Blank, One, Two, Three }
interface Domino { readonly low: number; high: Side }
type Pile = { dominoes: Domino[]; taken: number };
class Row {
  private dominoes: Domino[] = [];
  put(domino: Domino): void { this.dominoes.push(domino); }
  get length(): number { return this.dominoes.length; }
}
/** Makes a pile. */
function makePile(): Pile {
  const dominoes: Domino[] = [];
  for (let low = 0; low <= 6; low++) for (const high of [0, 1, 2, 3]) dominoes.push({ low, high });
  return { dominoes, taken: 0 };
}
const mix = (pile: Pile): void => {
  for (let times = 40; times > 0; times--) {
    const one = rand() % 28;
    [pile.dominoes[0], pile.dominoes[one]] = [pile.dominoes[one]!, pile.dominoes[0]!];
  }
};
async function main(): Promise<void> {
  srand(await askSeed());
  const pile = makePile();
  mix(pile);
  const row = new Row();
  while ((await ask("Draw? ")) !== "Y") row.put(pile.dominoes[pile.taken++]!);
  switch (row.length) { case 0: print("none"); break; default: print(\`\${row.length} drawn\`); }
  console.log(pile.dominoes.map(({ low, high }) => low + ":" + high).join(" "));
}
await main();
`;

module.exports = { compile, keepCode };
