/**
 * Serves the parts of a program with switches to the bundler.
 *
 * @module
 */
import { posix } from "node:path";
import type * as Esbuild from "esbuild";
import { loaderOf, TOOLKIT_BESIDE } from "./loaders.ts";
import { STUDENT } from "./names.ts";
import type { Files } from "./switched.ts";
import { targetOf } from "./targets.ts";

/** @param written - by the names that imports have for them */
export function fromWritten(written: Files): Esbuild.Plugin {
  return {
    name: "from-written",
    setup: (build) => {
      build.onResolve({ filter: /^#deckwork\// }, ({ path }) =>
        Object.hasOwn(written, path)
          ? { namespace: "written", path }
          : { errors: [{ text: `There is no ${path}.` }] },
      );
      // The student's own imports are as they were.
      build.onResolve({ filter: /^\.\.?\//, namespace: "written" }, ({ path, importer, kind }) => {
        const target = targetOf((one) => Object.hasOwn(written, one), importer, path);
        if (target !== undefined) return { namespace: "written", path: target };
        const beside = posix.join(posix.dirname(importer.slice(STUDENT.length)), path);
        const given = TOOLKIT_BESIDE.exec(beside)?.[1];
        return given === undefined
          ? { errors: [{ text: `There is no ${path}.` }] }
          : build.resolve(`#toolkit/${given}`, { kind, importer, resolveDir: "/" });
      });
      build.onLoad({ filter: /.*/, namespace: "written" }, ({ path }) => ({
        contents: written[path]!,
        loader: loaderOf(path),
      }));
    },
  };
}
