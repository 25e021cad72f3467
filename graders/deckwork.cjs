/**
 * Starts the command line: the compiled one where that is possible, else the sources, by tsx.
 *
 * Plain JavaScript that loads as little as it can: every command waits for it.
 */
"use strict";
const path = require("node:path");
const cache = require("./engine/compiled/compiled.cjs");
const loader = require("./engine/compiled/load.cjs");

const words = process.argv.slice(2);

/** What was left out of the command line; looking its name up in package.json would take as long as loading it. */
const requires = Object.assign(
  (/** @type {string} */ name) => (name === "#compiled/compiled.cjs" ? cache : require(name)),
  require,
);

/** The command line, and how V8's code for it is kept. */
async function commandLine() {
  const programs = cache.compiled();
  if (!programs) {
    // @ts-expect-error -- it comes without types, and registers itself.
    await import("tsx");
    const { main } = await import("./main.ts");
    return { main, keep: () => {} };
  }
  // Each command has code of its own, and little of the others'.
  const [name = "start"] = words;
  const code = /^[a-z]{1,12}$/.test(name)
    ? path.join(programs.folder, `main-${name}.cache`)
    : undefined;
  const { exports, cached, keep } = loader.load(programs.main, code, requires);
  return { main: exports.main, keep: cached ? () => {} : keep };
}

/**
 * What keeps the command line from being there at all, in a sentence; nothing for a bug.
 *
 * @param {any} error - what could be thrown while packages and sources were looked for
 * @returns {string | undefined}
 */
function sayMissing(error) {
  const project = path.join(__dirname, "..");
  if (error?.code === "MODULE_NOT_FOUND" || error?.code === "ERR_MODULE_NOT_FOUND")
    return `The packages are not there, or not all of them: run npm ci in ${project} first.`;
  const [first] = error?.errors ?? [];
  if (!first?.location) return undefined;
  const { file, line, column } = first.location;
  return `${path.resolve(file)}:${line}:${column + 1}: ${first.text}; put this right, or get the file back from git.`;
}

async function run() {
  let started;
  try {
    started = await commandLine();
  } catch (error) {
    const says = sayMissing(error);
    if (says === undefined) throw error;
    process.stderr.write(`${says}\n`);
    process.exitCode = 2;
    return;
  }
  const { main, keep } = started;
  /** @type {number} */
  const status = await main(words);
  process.exitCode = status;
  // Wrong usage, and help, show little of what a command does.
  if (status < 2 && !words.some((word) => word === "--help" || word === "-h")) keep();
  // Boxes on their way out hold nobody up: they end with this process. What was written goes out first.
  process.stdout.write("", () => process.stderr.write("", () => process.exit(status)));
}

void run();
