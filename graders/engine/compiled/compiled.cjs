/**
 * The workbook's own programs as plain JavaScript: the command line, and what runs inside the boxes.
 *
 * This is a cache and no build step: it lies under `node_modules/.cache`, in a folder named after the content of its
 * sources, is made when it is first wanted, and nobody ever has to clear it. Written as plain JavaScript, because the
 * launcher finds the command line by it.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");

/** The folder that these programs belong to: the project's. */
const PROJECT = path.resolve(__dirname, "../../..");
const CACHE = path.join(PROJECT, "node_modules", ".cache", "deckwork");

/** Rises when what is made of the same sources changes. */
const FORMAT = 1;

/** Folders that only tests read. */
const FOR_TESTS = new Set(["fixtures", "scenarios"]);

/**
 * @typedef {object} Compiled paths of compiled programs
 * @property {string} folder - holds all of them
 * @property {string} main - the command line
 * @property {string} load - starts the programs that follow, with their caches
 * @property {string} builder
 * @property {string} realm
 * @property {string} processHost - for `--require`
 * @property {string} atTerminal - for `--require`
 * @property {string} vitest - what tests of students are run with, to be put before them
 * @property {string} facts - reads facts off sources: our part of TypeScript's parser, and what we make of it
 */

/** @type {Compiled | undefined} */
let found;

/**
 * Finds the compiled programs, or compiles them.
 *
 * @param {string} [spare] - a folder to compile into where the cache cannot be written
 * @returns {Compiled | undefined} nothing where the cache cannot be written, and there is no other folder
 * @throws where a source does not compile, or the packages are not installed
 */
function compiled(spare) {
  if (found) return found;
  const { key, keep } = keyOfSources();
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
      // Boxes start more slowly, and nothing else.
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
    facts: path.join(folder, "facts.cjs"),
  };
}

/**
 * Makes a folder and puts it in its place at once and whole; several processes may do so at the same time.
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
    // Others read it too: the boxes' user, and whoever else works here.
    for (const name of fs.readdirSync(draft)) fs.chmodSync(path.join(draft, name), 0o644);
    fs.chmodSync(draft, 0o755);
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    // Somebody else was quicker.
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
 * Takes away what was made of older sources; what is young may be in use.
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

/** What a program is made of beside our sources: the packages, and the Node whose code cache it has. */
function machine() {
  return `${FORMAT} ${process.version} ${process.platform} ${process.arch}`;
}

/** What npm notes of the packages that are there. */
const INSTALLED = "node_modules/.package-lock.json";
const STAMP = path.join(CACHE, `stamp-${process.version}.json`);
/** A file that was changed so shortly before it was looked at may be changed again without its times telling. */
const RECENT_MS = 2000;

/**
 * The key of our sources is their content. To read all of them takes as long as loading the command line does; so it is
 * kept beside their sizes and times: not only when they were modified, which anybody can set, but when the system last
 * touched them, which nobody can.
 *
 * @returns {{ key: string, keep(): void }} `keep` notes the key, once there is a folder of that name
 */
function keyOfSources() {
  const files = [
    ...(fs.existsSync(path.join(PROJECT, INSTALLED)) ? [INSTALLED] : []),
    ...sources(),
  ];
  let youngest = 0;
  const stamp = [machine()];
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = fs.statSync(path.join(PROJECT, file));
    youngest = Math.max(youngest, mtimeMs, ctimeMs);
    stamp.push(`${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`);
  }
  const stamped = stamp.join("\n");
  const noted = readStamp();
  if (noted?.stamp === stamped) return { key: noted.key, keep: () => {} };
  const looked = Date.now();
  const key = digest([machine(), ...files.flatMap((file) => [file, read(file)])]);
  const keep = () => {
    if (looked - youngest > RECENT_MS) writeWhole(STAMP, JSON.stringify({ key, stamp: stamped }));
  };
  if (fs.existsSync(path.join(CACHE, key))) keep();
  return { key, keep };
}

/** @returns {{ key: string, stamp: string } | undefined} */
function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(STAMP, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function read(file) {
  return fs.readFileSync(path.join(PROJECT, file), "utf8");
}

/**
 * @param {string[]} parts
 * @returns {string} a name for them
 */
function digest(parts) {
  // Loaded here, because it is seldom needed and takes longer than all that is.
  const hash = require("node:crypto").createHash("sha1");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 20);
}

/**
 * Writes a file at once and whole, or not at all: it is a cache.
 *
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  try {
    const draft = `${file}.${process.pid}.new`;
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  } catch {
    // Slower next time, and nothing else.
  }
}

/** The files that the compiled programs are made of, by their paths in the project. */
function sources() {
  /** @type {string[]} */
  const files = [];
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of fs.readdirSync(path.join(PROJECT, folder), { withFileTypes: true })) {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) FOR_TESTS.has(entry.name) || walk(file);
      else if (/\.(ts|cjs)$/.test(entry.name) && !/(\.test|-for-tests)\.ts$/.test(entry.name))
        files.push(file);
    }
  };
  for (const folder of ["commands", "engine", "toolkit"]) walk(`graders/${folder}`);
  return [...files.sort(), "graders/main.ts"];
}

/** The binary that esbuild's library starts. */
function esbuildBinary() {
  const from = { paths: [PROJECT] };
  const platform = `@esbuild/${process.platform}-${process.arch}`;
  const windows = process.platform === "win32";
  try {
    return require.resolve(`${platform}/${windows ? "esbuild.exe" : "bin/esbuild"}`, from);
  } catch {
    // A platform without a package of its own: esbuild knows where its own starter is.
    return require.resolve("esbuild/bin/esbuild", from);
  }
}

module.exports = { CACHE, PROJECT, compiled, compiledIn, digest, esbuildBinary, make };
