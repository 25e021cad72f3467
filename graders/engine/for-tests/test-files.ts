/**
 * The test files of `test-files.md`, and what vitest says about them: the workbook's own runner must say the same.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { lexer, type Tokens } from "marked";
import { PROJECT } from "#compiled/compiled.cjs";

/** A folder of test files and their helpers. */
export interface TestFiles {
  /** What it shows. */
  readonly name: string;
  /** The text of each file by its path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Whether it leaves something behind that another folder would notice in the same thread. */
  readonly alone?: boolean;
}

/** The verdict on a folder of test files. */
export interface Said {
  /** Whether it has tests, all of its files passed, and no error was left unhandled. */
  readonly passed: boolean;
  /**
   * What became of each test, by its name after the names of its groups, `sum > adds`. The second test of the same name
   * is `sum > adds (2)`; files come in the order of their paths. A test that is still to be written counts as skipped.
   */
  readonly tests: Readonly<Record<string, "passed" | "failed" | "skipped">>;
}

const TEST_FILE = /\.(?:test|spec)\.ts$/;

/**
 * Reads the table. A code block is a file, and the words after its path are flags. With `crlf`, its lines end as on
 * Windows; with `bom`, it begins with a byte order mark; with `alone`, vitest runs its folder in a thread of its own.
 *
 * @returns the classes under test by their paths, such as `1-dice/dice.ts`, and the folders beside theirs
 */
export function readTestFiles(): {
  readonly classes: Readonly<Record<string, string>>;
  readonly entries: readonly TestFiles[];
} {
  const text = readFileSync(new URL("test-files.md", import.meta.url), "utf8");
  const classes: Record<string, string> = {};
  const entries: { name: string; files: Record<string, string>; alone?: boolean }[] = [];
  for (const token of lexer(text)) {
    if (token.type === "heading" && token.depth === 2)
      entries.push({ name: token.text, files: {} });
    if (token.type !== "code") continue;
    const [, path = "", ...flags] = (token as Tokens.Code).lang?.split(" ") ?? [];
    const entry = entries.at(-1);
    if (!entry) classes[path.replace("../", "")] = written(token.text, flags);
    else {
      entry.files[path] = written(token.text, flags);
      if (flags.includes("alone")) entry.alone = true;
    }
  }
  return { classes, entries };
}

function written(code: string, flags: readonly string[]): string {
  const text = code === "" ? "" : `${code}\n`;
  const lines = flags.includes("crlf") ? text.replaceAll("\n", "\r\n") : text;
  return flags.includes("bom") ? `\ufeff${lines}` : lines;
}

/** The two folders of entries; each has the classes as well. */
const ALONE = "alone";
const TOGETHER = "together";

/** Entries that share a thread take a tenth of the time, and vitest says the same about them. */
const CONFIG = {
  test: {
    // Other processes would go on if vitest were stopped.
    pool: "threads",
    maxWorkers: availableParallelism(),
    reporters: [["json", { outputFile: "results.json" }], "./reporter.mjs"],
    projects: [ALONE, TOGETHER].map((name) => ({
      test: {
        name,
        globals: true,
        // With CI=1, vitest refuses every `only` otherwise.
        allowOnly: true,
        include: [`${name}/**/*.{test,spec}.ts`],
        isolate: name === ALONE,
      },
    })),
  },
};

/** Vitest's JSON has no unhandled errors. */
const REPORTER = `import { writeFileSync } from "node:fs";

export default class {
  onTestRunEnd(_, errors) {
    const unhandled = errors.map(({ VITEST_TEST_PATH: path, message }) => ({ path, message }));
    writeFileSync("unhandled.json", JSON.stringify(unhandled));
  }
}
`;

/** The part of vitest's JSON that is used here. */
interface FileResult {
  readonly name: string;
  readonly status: "passed" | "failed";
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    /** Also "pending", "todo" and others. */
    readonly status: string;
  }[];
}

/**
 * Asks vitest about all of these folders in one run, as a student would run it, but with `CI=1`: a snapshot that is
 * missing is a failure, and is not written.
 *
 * @returns what it says, by the names of the folders
 * @throws when vitest does not finish within a minute, or leaves out a file, or when an error belongs to no file
 */
export function vitestSays(entries: readonly TestFiles[]): ReadonlyMap<string, Said> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "deckwork-vitest-")));
  try {
    const folders = entries.map(({ alone }, at) => `${alone ? ALONE : TOGETHER}/entry-${at + 1}`);
    for (const [at, { files }] of entries.entries()) writeFiles(join(root, folders[at]!), files);
    const { classes } = readTestFiles();
    for (const folder of [ALONE, TOGETHER]) writeFiles(join(root, folder), classes);
    const results = runVitest(root);
    return new Map(
      entries.map(({ name, files }, at) => {
        const own = results.filter(({ path }) => path.startsWith(`${folders[at]}/`));
        const expected = Object.keys(files).filter((path) => TEST_FILE.test(path)).length;
        if (own.length !== expected) throw new Error(`${name}: vitest ran ${own.length} files`);
        return [name, saidOf(own)];
      }),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

interface Ran extends FileResult {
  /** From the root, with slashes. */
  readonly path: string;
  /** Whether an error in it was left unhandled. */
  readonly unhandled: boolean;
}

/** Runs vitest in a folder that has all the test files. */
function runVitest(root: string): readonly Ran[] {
  writeFiles(root, {
    "package.json": '{ "type": "module" }\n',
    "vitest.config.mjs": `export default ${JSON.stringify(CONFIG)};\n`,
    "reporter.mjs": REPORTER,
  });
  // Only a link to vitest, so its cache goes into this folder, and not into the project's.
  mkdirSync(join(root, "node_modules"));
  const vitest = join(root, "node_modules/vitest");
  symlinkSync(join(PROJECT, "node_modules/vitest"), vitest, "junction");
  const { PATH, SystemRoot } = process.env;
  const { signal, stderr } = spawnSync(process.execPath, [join(vitest, "vitest.mjs"), "run"], {
    cwd: root,
    env: { PATH, SystemRoot, CI: "1", NO_COLOR: "1", TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
    timeout: 60_000,
  });
  const read = (file: string) => {
    try {
      return JSON.parse(readFileSync(join(root, file), "utf8"));
    } catch (cause) {
      throw new Error(`vitest wrote no ${file} (${signal ?? "no signal"}): ${stderr}`, { cause });
    }
  };
  const unhandled: readonly { path?: string; message: string }[] = read("unhandled.json");
  const stray = unhandled.find(({ path }) => path === undefined);
  if (stray) throw new Error(`vitest does not say which file left this error: ${stray.message}`);
  const results: readonly FileResult[] = read("results.json").testResults;
  return results.map((result) => ({
    ...result,
    path: relative(root, result.name).replaceAll("\\", "/"),
    unhandled: unhandled.some(({ path }) => path === result.name),
  }));
}

function saidOf(results: readonly Ran[]): Said {
  const tests: Record<string, "passed" | "failed" | "skipped"> = {};
  for (const { assertionResults } of results.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      const name = [...ancestorTitles, title].join(" > ");
      let key = name;
      for (let number = 2; Object.hasOwn(tests, key); number++) key = `${name} (${number})`;
      tests[key] = status === "passed" || status === "failed" ? status : "skipped";
    }
  }
  const passed = results.every(({ status, unhandled }) => status === "passed" && !unhandled);
  return { passed: passed && Object.keys(tests).length > 0, tests };
}

function writeFiles(folder: string, files: TestFiles["files"]): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
