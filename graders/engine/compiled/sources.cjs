/** The sources of the compiled programs, and the key made from their content. */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const loaded = require("./load.cjs");

/** The folder that these sources belong to: the project's. */
const PROJECT = path.resolve(__dirname, "../../..");
const CACHE = path.join(PROJECT, "node_modules", ".cache", "deckwork");

/** Increase it when the same sources give a different result. */
const FORMAT = 1;

/** Folders that only tests read. */
const FOR_TESTS = new Set(["for-tests", "scenarios"]);

/** What a program depends on besides our sources: the packages, and the version of Node for its code cache. */
function machine() {
  return `${FORMAT} ${process.version} ${process.platform} ${process.arch}`;
}

/** npm's record of the installed packages. */
const INSTALLED = "node_modules/.package-lock.json";
const STAMP = path.join(CACHE, `stamp-${process.version}.json`);
/** If a file was changed this shortly before it was read, it may change again without a difference in its times. */
const RECENT_MS = 2000;

/**
 * The key of our sources comes from their content. Reading all of them takes as long as loading the command line, so
 * the key is kept with their sizes and times. These include not only the time of modification, which anybody can set,
 * but also the time when the system last changed them, which nobody can set.
 *
 * @returns {{ key: string, keep(): void }} `keep` writes down the key after the folder of that name exists
 */
function keyOfSources() {
  const files = [
    ...(fs.existsSync(path.join(PROJECT, INSTALLED)) ? [INSTALLED] : []),
    ...sources(),
  ];
  let youngest = 0;
  const stamp = [machine()];
  for (const file of files) {
    const { size, mtimeMs, ctimeMs, ino } = fs.statSync(`${PROJECT}/${file}`);
    youngest = Math.max(youngest, mtimeMs, ctimeMs);
    stamp.push(`${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`);
  }
  const stamped = stamp.join("\n");
  const noted = readStamp();
  if (noted?.stamp === stamped) return { key: noted.key, keep: () => {} };
  const looked = Date.now();
  const key = digest([machine(), ...files.flatMap((file) => [file, read(file)])]);
  const keep = () => {
    if (looked - youngest > RECENT_MS)
      loaded.writeWhole(STAMP, () => JSON.stringify({ key, stamp: stamped }));
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
  // Loaded here, because it is rarely needed and takes longer than everything else.
  const hash = require("node:crypto").createHash("sha1");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 20);
}

/** The source files of the compiled programs, by their paths in the project. */
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

module.exports = { CACHE, PROJECT, digest, keyOfSources };
