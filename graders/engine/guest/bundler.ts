/**
 * How the bundler is asked, and the short way of asking it.
 *
 * @module
 */
import { resolve as absolute } from "node:path";
import * as esbuild from "esbuild";
import type { Files } from "./builder-jobs.ts";
import { fromDisk, importedIn, mapAsFromMemory } from "./from-disk.ts";
import type { Imported } from "./from-memory.ts";

/** How the builder ends if its bundler has died: only a new process has a working one. */
export const COMPILER_GONE = 70;

/** An import that esbuild only warns about and Node refuses: a name that the other file does not export. */
export const NO_SUCH_EXPORT = "import-is-undefined";

const OPTIONS = {
  bundle: true,
  write: false,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  // Do not look for configuration, neither the student's nor ours.
  tsconfigRaw: "{}",
  outdir: absolute("/out"),
} as const satisfies esbuild.BuildOptions;

/** A program that prints the name of a class: the bundler calls many `_Card`, or `Card2`, unless it is told to keep the names. */
const NAMES = /\b(?:constructor|target)\s*\.\s*name\b|\b[A-Z]\w*\.name\b/;

export function optionsFor(files: Files) {
  const keepNames = Object.values(files).some((text) => NAMES.test(text));
  return keepNames ? { ...OPTIONS, keepNames } : OPTIONS;
}

/**
 * For what runs behind our own scripts, in a context: there, an import that is not in the bundle would be answered by Node
 * itself, with objects of its own.
 */
export const NO_IMPORTS = { supported: { "dynamic-import": false } } as const;

export const WITH_MAP = { sourcemap: "external", sourcesContent: false } as const;

/** A private folder of the box, if it has one. */
const DISK = process.env.DECKWORK_DISK;

export interface Bundled {
  readonly outputFiles: readonly Pick<esbuild.OutputFile, "path" | "text">[];
  readonly imported: Imported;
}

/**
 * The short way, where there is a disk. It gives up if anything is wrong, and then the long way finds out what.
 *
 * @param lay - lays the files out on the disk, and gives their folder
 */
export async function buildOnDisk(
  options: ReturnType<typeof optionsFor>,
  lay: (disk: string) => string,
  entryPoints: { in: string; out: string }[],
  { sourceMap = false, mayLackExports = false } = {},
): Promise<Bundled | undefined> {
  if (DISK === undefined) return undefined;
  let laid: string | undefined;
  const modules: Imported = new Map();
  try {
    laid = lay(DISK);
    const { warnings, metafile, outputFiles } = await esbuild.build({
      ...options,
      ...(sourceMap ? WITH_MAP : {}),
      entryPoints,
      absWorkingDir: laid,
      resolveExtensions: [".ts"],
      metafile: true,
      plugins: [fromDisk(laid, modules)],
    });
    // The long way heeds no other warning, either.
    const isWrong = !mayLackExports && warnings.some(({ id }) => id === NO_SUCH_EXPORT);
    const imported = isWrong ? undefined : importedIn(metafile, modules);
    const folder = laid;
    const placed = outputFiles.map(({ path, text }) => ({
      path,
      text: path.endsWith(".map") ? mapAsFromMemory(path, text, folder) : text,
    }));
    return imported && { outputFiles: placed, imported };
  } catch (error) {
    if (laid && !(error as esbuild.BuildFailure).errors) process.exit(COMPILER_GONE);
    return undefined;
  }
}

/**
 * In front of esbuild's helper, on its line: then every place in the program stays as it was. A module of Node has no
 * `require`, but a `.cts` file uses it.
 */
const HELPER = /^var __require = /m;
const REQUIRE =
  'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url); ';

export function withRequire(code: string): string {
  return code.replace(HELPER, `${REQUIRE}$&`);
}
