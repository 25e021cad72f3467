/**
 * The workbook's own programs as plain JavaScript: the command line, and what runs inside the boxes.
 *
 * This is a cache, not a build step: it is under `node_modules/.cache`, in a folder named after the content of its
 * sources. It is made when it is first needed, and nobody ever has to clear it. It is written in plain JavaScript,
 * because the launcher uses it to find the command line.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const sources = require("./sources.cjs");

const { CACHE, PROJECT } = sources;

/**
 * @typedef {object} Compiled paths of compiled programs
 * @property {string} folder - the folder with all of them
 * @property {string} main - the command line
 * @property {string} load - starts the programs that follow, with their caches
 * @property {string} builder
 * @property {string} realm
 * @property {string} processHost - for `--require`
 * @property {string} atTerminal - for `--require`
 * @property {string} vitest - the script to put before students' tests
 * @property {string} quickVitest - the same with what most of them use
 * @property {string} facts - reads facts of sources, with the needed part of TypeScript's parser
 */

/** @type {Compiled | undefined} */
let found;

/**
 * Finds the compiled programs, or compiles them.
 *
 * @param {string} [spare] - a folder to compile into if the cache cannot be written
 * @returns {Compiled | undefined} nothing if the cache cannot be written, and there is no other folder
 * @throws when a source does not compile, or the packages are not installed
 */
function compiled(spare) {
  if (found) return found;
  const { key, keep } = sources.keyOfSources();
  const ours = path.join(CACHE, key);
  if (fs.existsSync(ours)) {
    found = compiledIn(ours);
    return found;
  }
  const compiler = require("./compile.cjs");
  const made = make(ours, (folder) => {
    compiler.compile(folder);
    try {
      compiler.keepCode(compiledIn(folder), esbuildBinary());
    } catch {
      // Without it, boxes only start more slowly.
    }
  });
  if (made) {
    keep();
    forgetOld(ours);
    found = compiledIn(ours);
  } else if (spare !== undefined) {
    fs.mkdirSync(spare, { recursive: true });
    compiler.compile(spare);
    found = compiledIn(spare);
  }
  return found;
}

/**
 * The paths in such a folder.
 *
 * @param {string} folder
 * @returns {Compiled}
 */
function compiledIn(folder) {
  return {
    folder,
    main: path.join(folder, "main.cjs"),
    load: path.join(folder, "load.cjs"),
    builder: path.join(folder, "builder.cjs"),
    realm: path.join(folder, "realm.cjs"),
    processHost: path.join(folder, "process-host.cjs"),
    atTerminal: path.join(folder, "at-terminal.cjs"),
    vitest: path.join(folder, "vitest.js"),
    quickVitest: path.join(folder, "vitest-quick.js"),
    facts: path.join(folder, "facts.cjs"),
  };
}

/**
 * Makes a whole folder and then moves it to its place; several processes may do so at the same time.
 *
 * @param {string} folder
 * @param {(draft: string) => void} fill
 * @returns {boolean} whether it is there
 */
function make(folder, fill) {
  if (fs.existsSync(folder)) return true;
  let draft;
  try {
    fs.mkdirSync(CACHE, { recursive: true });
    draft = fs.mkdtempSync(path.join(CACHE, "new-"));
  } catch {
    return false;
  }
  try {
    fill(draft);
    // Others read it, too: the boxes' user, and other users of this machine.
    for (const name of fs.readdirSync(draft)) fs.chmodSync(path.join(draft, name), 0o644);
    fs.chmodSync(draft, 0o755);
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    // A different process was quicker.
    if (!fs.existsSync(folder)) {
      if (/** @type {NodeJS.ErrnoException} */ (error).syscall !== undefined) return false;
      throw error;
    }
  }
  return true;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 8;

/**
 * Removes what was made from older sources; recent folders may be in use.
 *
 * @param {string} kept
 */
function forgetOld(kept) {
  const others = fs
    .readdirSync(CACHE)
    .map((name) => path.join(CACHE, name))
    .filter((folder) => folder !== kept && !folder.endsWith(".json"))
    .map((folder) => ({ folder, at: fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { folder } of others.slice(MOST_KEPT).filter(({ at }) => Date.now() - at > DAY_MS))
    fs.rmSync(folder, { recursive: true, force: true });
}

/** The binary that esbuild's library starts. */
function esbuildBinary() {
  const from = { paths: [PROJECT] };
  const platform = `@esbuild/${process.platform}-${process.arch}`;
  const windows = process.platform === "win32";
  try {
    return require.resolve(`${platform}/${windows ? "esbuild.exe" : "bin/esbuild"}`, from);
  } catch {
    // A platform without its own package: esbuild knows where its starter is.
    return require.resolve("esbuild/bin/esbuild", from);
  }
}

/**
 * The folder with TypeScript's native compiler and the types of the language.
 *
 * @returns {string | undefined} nothing if there is none for this system
 */
function typescriptFolder() {
  try {
    const from = {
      paths: [
        path.dirname(require.resolve("typescript-native/package.json", { paths: [PROJECT] })),
      ],
    };
    const platform = `@typescript/typescript-${process.platform}-${process.arch}`;
    return path.join(path.dirname(require.resolve(`${platform}/package.json`, from)), "lib");
  } catch {
    return undefined;
  }
}

/**
 * The folder of a package with types.
 *
 * @param {string} name
 * @returns {string | undefined} nothing if it is not installed
 */
function packageFolder(name) {
  const folder = path.join(PROJECT, "node_modules", name);
  return fs.existsSync(folder) ? folder : undefined;
}

module.exports = {
  PROJECT,
  compiled,
  compiledIn,
  esbuildBinary,
  make,
  packageFolder,
  typescriptFolder,
};
