/**
 * What the bundler is told for a program that runs with stand-ins for Node.
 *
 * @module
 */
import type * as Esbuild from "esbuild";
import { MODULES, STANDS_IN } from "./stand-ins.ts";

/** What each module exports, besides itself as the default. */
const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  process: ["stdin", "stdout", "stderr", "exit", "argv", "env", "platform", "cwd", "nextTick"],
  readline: ["Interface", "createInterface", "promises", "clearLine", "cursorTo"],
  "readline/promises": ["Interface", "createInterface"],
  timers: [
    "setTimeout",
    "setInterval",
    "clearTimeout",
    "clearInterval",
    "setImmediate",
    "promises",
  ],
  "timers/promises": ["setTimeout", "setImmediate", "scheduler"],
  events: ["EventEmitter", "once"],
  fs: ["readFileSync", "writeSync", "writeFileSync", "appendFileSync"],
  util: ["promisify"],
  module: ["createRequire"],
};

const USES = [
  new RegExp(
    `(?:\\bfrom|\\bimport|\\brequire\\()\\s*["'](?:node:)?(?:${Object.keys(EXPORTS).join("|")})["']`,
  ),
  /\b(?:process|performance|Atomics)\s*[.[;,)]|\b(?:setImmediate|queueMicrotask|structuredClone)\b/,
];

/** Whether a file uses something that there is a stand-in for. A comment may look like it, which only takes time. */
export function usesNode(text: string): boolean {
  return USES.some((one) => one.test(text));
}

/** Their namespace. */
export const STAND_INS = "stand-ins";

/** Serves them to the bundler. */
const standIns: Esbuild.Plugin = {
  name: "stand-ins",
  setup: (build) => {
    build.onResolve({ filter: /^[\w:/]+$/ }, ({ path }) => {
      const name = path.replace(/^node:/, "");
      return Object.hasOwn(EXPORTS, name) ? { namespace: STAND_INS, path: name } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: STAND_INS }, ({ path }) => {
      const names = EXPORTS[path]!.map((name) => `own_${name} as ${name}`);
      const its = EXPORTS[path]!.map((name) => `own_${name} = its.${name}`);
      return {
        contents: `const its = ${MODULES}[${JSON.stringify(path)}]; export default its; const ${its}; export { ${names} };`,
      };
    });
  },
};

/** What the bundler is told for a program with stand-ins. */
const WITH_STAND_INS = {
  banner: { js: STANDS_IN },
  // A module's own address means nothing in a context.
  define: {
    "import.meta.url": '"file:///program.mjs"',
    "import.meta.filename": '"/program.mjs"',
    "import.meta.dirname": '"/"',
  },
} as const satisfies Esbuild.BuildOptions;

/** The bundler's options for these plugins: with stand-ins, they stand in front of the others. */
export function withPlugins(
  hosted: boolean | undefined,
  ...plugins: Esbuild.Plugin[]
): Pick<Esbuild.BuildOptions, "banner" | "define" | "plugins"> {
  return hosted ? { ...WITH_STAND_INS, plugins: [standIns, ...plugins] } : { plugins };
}
