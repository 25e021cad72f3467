/**
 * Loads a compiled program with V8's code cache, which saves compiling it. It is the entry of each of our boxed
 * processes, and the launcher uses it to load the command line.
 *
 * As an entry: `node load.cjs PROGRAM [CACHE]`. If `DECKWORK_KEEP_CODE` is set, CACHE is written at the end instead;
 * only the workbook does so, with its own input and outside any box.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const vm = require("node:vm");

/** The wrapper of a compiled program, like Node's wrapper of a CommonJS module. */
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

/** Modules that are loaded at once but few runs need: OpenSSL alone takes a quarter of Node's own start. */
const SELDOM = new Set(["crypto", "node:crypto", "#compiled/authored.cjs"]);

/**
 * @param {NodeJS.Require} requires
 * @returns {NodeJS.Require} the same, but it loads rarely needed modules when they are first used
 */
function later(requires) {
  return Object.assign(
    (/** @type {string} */ name) =>
      SELDOM.has(name) ? new Proxy({}, { get: (_, key) => requires(name)[key] }) : requires(name),
    requires,
  );
}

/**
 * A script, with V8's earlier code for it.
 *
 * @param {string} file - an ASCII file
 * @param {string | undefined} cache - the earlier code, used if it exists and fits this V8 and its flags
 * @param {string} [filename] - what places in errors name; by default the file
 * @returns {{ script: vm.Script, cached: boolean, keep(): void }} `keep` writes the cache, with the code compiled so far; a
 * folder that cannot be written is left alone
 */
function scriptIn(file, cache, filename = file) {
  const cachedData = cache === undefined ? undefined : readIfThere(cache);
  const script = new vm.Script(fs.readFileSync(file, "latin1"), {
    filename,
    ...(cachedData ? { cachedData } : {}),
  });
  return {
    script,
    cached: cachedData !== undefined && !script.cachedDataRejected,
    keep: () => {
      if (cache !== undefined) writeWhole(cache, () => script.createCachedData());
    },
  };
}

/**
 * Runs a compiled program.
 *
 * @param {string} file - an ASCII file that begins with `BEFORE` and ends with `AFTER`
 * @param {string | undefined} cache - as for {@link scriptIn}
 * @param {NodeJS.Require} requires - how the program finds modules outside it
 * @returns {{ exports: any, cached: boolean, keep(): void }} its exports, and the rest as for {@link scriptIn}
 */
function load(file, cache, requires) {
  const { script, cached, keep } = scriptIn(file, cache);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, later(requires), module, file, path.dirname(file));
  return { exports: module.exports, cached, keep };
}

/**
 * Writes a whole file or nothing, because it is a cache.
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
    // Without it, the next start is only slower.
  }
}

module.exports = { AFTER, BEFORE, load, scriptIn, writeWhole };

if (require.main === module) {
  const [, , program = "", cache] = process.argv;
  const { keep } = load(program, cache, require);
  if (process.env.DECKWORK_KEEP_CODE) process.on("exit", keep);
}
