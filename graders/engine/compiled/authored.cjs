/**
 * Loads the TypeScript that authors write beside their transcripts, `mistakes.ts` and `player.ts`, which plain Node
 * cannot read. All of a workbook's are compiled together into the cache, by their content, when one is first needed.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const cache = require("./compiled.cjs");
const sources = require("./sources.cjs");

const NAMES = ["mistakes.ts", "player.ts"];

/**
 * Loads such a file.
 *
 * @param {string} root - the workbook's folder
 * @param {string} file - its path under `graders/`, `blackjack/2-deal/player.ts`
 * @returns {object} its exports
 * @throws {Error} when it does not compile, or fails while it is loaded
 */
function loadAuthored(root, file) {
  const all = authoredIn(path.join(root, "graders"));
  const folder = path.join(sources.CACHE, keyOf(all));
  if (compileInto(folder, all)) {
    const compiled = path.join(folder, `${nameOf(file)}.cjs`);
    if (fs.existsSync(compiled)) return require(compiled);
    throw new Error(fs.readFileSync(path.join(folder, `${nameOf(file)}.failed`), "utf8"));
  }
  const { outputFiles } = build({ entryPoints: [path.join(root, "graders", file)], write: false });
  const module = { exports: {} };
  new Function("module", "exports", "require", outputFiles?.[0]?.text ?? "")(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

/** @typedef {{ path: string, place: string, text: string }} Authored */

/**
 * @param {string} graders
 * @returns {Authored[]}
 */
function authoredIn(graders) {
  const folders = (/** @type {string} */ folder) =>
    fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders(graders).flatMap((track) =>
    folders(path.join(graders, track.name))
      .filter((stage) => /^\d+-/.test(stage.name))
      .flatMap((stage) => NAMES.map((name) => `${track.name}/${stage.name}/${name}`))
      .map((file) => ({ path: file, place: path.join(graders, file) }))
      .filter(({ place }) => fs.existsSync(place))
      .map((one) => ({ ...one, text: fs.readFileSync(one.place, "utf8") })),
  );
}

/** @param {Authored[]} all */
function keyOf(all) {
  // They may import the toolkit, which is among our own sources.
  const parts = all.flatMap((one) => [one.path, one.text]);
  return `authored-${sources.digest([cache.compiled()?.folder ?? "", ...parts])}`;
}

/**
 * @param {string} folder
 * @param {Authored[]} all
 * @returns {boolean} whether they exist: not if no cache can be written, or a file could not be read this time
 */
function compileInto(folder, all) {
  try {
    return cache.make(folder, (draft) => compileAll(all, draft));
  } catch {
    return false;
  }
}

/**
 * @param {Authored[]} all
 * @param {string} folder
 * @throws when the machine failed; that says nothing about the sources, and must not be kept
 */
function compileAll(all, folder) {
  const entries = (/** @type {Authored[]} */ some) =>
    some.map((one) => ({ in: one.place, out: nameOf(one.path) }));
  try {
    build({ entryPoints: entries(all), outdir: folder });
  } catch {
    // A file that does not compile does not affect the others.
    for (const one of all) {
      try {
        build({ entryPoints: entries([one]), outdir: folder });
      } catch (error) {
        const { errors } = /** @type {Partial<import("esbuild").BuildFailure>} */ (error);
        if (!errors?.[0]?.location) throw error;
        fs.writeFileSync(path.join(folder, `${nameOf(one.path)}.failed`), sayFailure(errors));
      }
    }
  }
}

/** @param {import("esbuild").Message[]} errors */
function sayFailure([first]) {
  const { text = "it does not compile", location } = first ?? {};
  return location ? `line ${location.line}: ${text}` : text;
}

/** @param {import("esbuild").BuildOptions} options */
function build(options) {
  return require("esbuild").buildSync({
    // Otherwise it stays in the folder that this process was in when esbuild was loaded, even after that is gone.
    absWorkingDir: sources.PROJECT,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20.19",
    outExtension: { ".js": ".cjs" },
    logLevel: "silent",
    ...options,
  });
}

/**
 * A file's name in a flat folder.
 *
 * @param {string} file
 */
function nameOf(file) {
  return file.replaceAll("/", "--").replace(/\.ts$/, "");
}

module.exports = { loadAuthored };
