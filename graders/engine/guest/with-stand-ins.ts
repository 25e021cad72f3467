/**
 * Gives a bundle the stand-ins for Node, without building it anew.
 *
 * @module
 */

/** In front of a bundle that has them: no file of a student's begins a bundle. */
export const STANDS_IN = "/* with stand-ins for Node */";

/** How a bundle comes to the modules. */
const MODULES = 'globalThis[Symbol.for("deckwork.node")]';

/** The modules that there are stand-ins for. */
const KNOWN: ReadonlySet<string> = new Set([
  "process",
  "readline",
  "readline/promises",
  "timers",
  "timers/promises",
  "events",
  "fs",
  "util",
  "module",
]);

/** What has a stand-in without being imported. */
const GLOBALS =
  /\b(?:process|performance|Atomics)\s*[.[;,)]|\b(?:setImmediate|queueMicrotask|structuredClone)\b/;

/** As the bundler writes them: from the beginning of a line, and only what is in braces may have several. */
const IMPORTS = /^import (?:([\w$*, ]*(?:\{[\w$, \n]*\})?) from )?"node:([\w/]+)";/gm;

/** A module's own address means nothing in a context. */
const ADDRESSES = {
  url: "file:///program.mjs",
  filename: "/program.mjs",
  dirname: "/",
} as const;

/**
 * The same program with stand-ins, line by line, so that a place in the one is that place in the other.
 *
 * @param code - a bundle; a text in it that looks like an import only becomes another text
 * @returns `undefined` if it uses nothing of Node, or a module without a stand-in
 */
export function withStandIns(code: string): string | undefined {
  const modules = [...code.matchAll(IMPORTS)].map(([, , name = ""]) => name);
  if (modules.some((name) => !KNOWN.has(name))) return undefined;
  if (modules.length === 0 && !GLOBALS.test(code)) return undefined;
  const changed = code
    .replace(IMPORTS, (_, names: string | undefined, module: string) =>
      names === undefined ? ";" : declarationOf(names, `${MODULES}[${JSON.stringify(module)}]`),
    )
    .replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name: keyof typeof ADDRESSES) =>
      JSON.stringify(ADDRESSES[name]),
    );
  return `${STANDS_IN} ${changed}`;
}

/**
 * @param names - what stands between `import` and `from`: `fs, { readFileSync as read }`
 * @param module - the expression that gives it
 */
function declarationOf(names: string, module: string): string {
  const [listed] = /\{[^}]*\}/.exec(names) ?? [];
  const whole = names
    .replace(listed ?? "", "")
    .split(",")
    .map((one) => one.trim().replace(/^\*\s+as\s+/, ""))
    .filter((one) => one !== "");
  const all = [...whole, ...(listed ? [listed.replace(/\s+as\s+/g, ": ")] : [])];
  return `var ${all.map((one) => `${one} = ${module}`).join(", ")};`;
}
