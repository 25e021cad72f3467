import type * as Esbuild from "esbuild";

/** The toolkit by its place in the workbook, seen from the folder of the tracks. */
export const TOOLKIT_BESIDE = /^\.\.\/graders\/toolkit\/(.+)$/;

/** Read JavaScript as JavaScript: `f(a < b, c > (d))` means something else in TypeScript. */
export function loaderOf(path: string): Esbuild.Loader {
  if (path.endsWith(".json")) return "json";
  return /\.[mc]?js$/.test(path) ? "js" : "ts";
}
