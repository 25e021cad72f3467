/**
 * Loads a compiled program with V8's code cache, which spares compiling it: the entry of every boxed process of ours, and
 * what the launcher loads the command line with.
 *
 * As an entry: `node load.cjs PROGRAM [CACHE]`. Where `DECKWORK_KEEP_CODE` is set, CACHE is written at the end instead;
 * only the workbook does so, with input of its own and outside of any box.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

/** What stands around a compiled program, as Node puts it around a CommonJS module. */
const BEFORE = "(function (exports, require, module, __filename, __dirname) {";
const AFTER = "\n})";

/** @param {string} file */
function readIfThere(file) {
  try {
    return fs.readFileSync(file);
  } catch {
    return undefined;
  }
}

/** What packages ask for as they load and few runs need: OpenSSL alone takes a quarter of Node's own start. */
const SELDOM = new Set(["crypto", "node:crypto"]);

/**
 * @param {NodeJS.Require} requires
 * @returns {NodeJS.Require} the same, which loads what is seldom needed when something of it is first used
 */
function later(requires) {
  return Object.assign(
    (/** @type {string} */ name) =>
      SELDOM.has(name) ? new Proxy({}, { get: (_, key) => requires(name)[key] }) : requires(name),
    requires,
  );
}

/**
 * Runs a compiled program.
 *
 * @param {string} file - an ASCII file that stands between `BEFORE` and `AFTER`
 * @param {string | undefined} cache - the code that V8 made of it before, if it is there and fits this V8 and its flags
 * @param {NodeJS.Require} requires - how the program finds what was left out of it
 * @returns {{ exports: any, cached: boolean, keep(): void }} `keep` writes the cache, with what has been compiled until
 * then; a folder that cannot be written is left alone
 */
function load(file, cache, requires) {
  const cachedData = cache === undefined ? undefined : readIfThere(cache);
  const script = new vm.Script(fs.readFileSync(file, "latin1"), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, later(requires), module, file, path.dirname(file));
  return {
    exports: module.exports,
    cached: cachedData !== undefined && !script.cachedDataRejected,
    keep: () => {
      if (cache !== undefined) writeWhole(cache, () => script.createCachedData());
    },
  };
}

/**
 * Writes a file at once and whole, or not at all: it is a cache.
 *
 * @param {string} file
 * @param {() => string | Buffer} content
 */
function writeWhole(file, content) {
  try {
    const draft = `${file}.${process.pid}.new`;
    fs.writeFileSync(draft, content());
    fs.renameSync(draft, file);
  } catch {
    // Slower next time, and nothing else.
  }
}

module.exports = { AFTER, BEFORE, load, writeWhole };

if (require.main === module) {
  const [, , program = "", cache] = process.argv;
  const { keep } = load(program, cache, require);
  if (process.env.DECKWORK_KEEP_CODE) process.on("exit", keep);
}
