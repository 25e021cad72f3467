/**
 * Serves the parts of a program with switches to the bundler.
 *
 * @module
 */
import type * as Esbuild from "esbuild";
import type { Files } from "./switched.ts";
import { targetOf } from "./targets.ts";

/** @param written - by the names that imports have for them */
export function fromWritten(written: Files): Esbuild.Plugin {
  return {
    name: "from-written",
    setup: (build) => {
      build.onResolve({ filter: /^deckwork:/ }, ({ path }) =>
        Object.hasOwn(written, path)
          ? { namespace: "written", path }
          : { errors: [{ text: `There is no ${path}.` }] },
      );
      // The student's own imports are as they were.
      build.onResolve({ filter: /^\.\.?\//, namespace: "written" }, ({ path, importer }) => {
        const target = targetOf(written, importer, path);
        return target === undefined ? undefined : { namespace: "written", path: target };
      });
      build.onLoad({ filter: /.*/, namespace: "written" }, ({ path }) => ({
        contents: written[path]!,
        loader: /\.[mc]?js$/.test(path) ? "js" : "ts",
      }));
    },
  };
}
