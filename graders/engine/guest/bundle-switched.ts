/**
 * Bundles programs with switches.
 *
 * @module
 */
import { resolve as absolute } from "node:path";
import * as esbuild from "esbuild";
import type { Files } from "./builder-jobs.ts";
import { buildOnDisk, COMPILER_GONE, optionsFor, withRequire } from "./bundler.ts";
import { layOut, placeOf } from "./from-disk.ts";
import { fromMemory, type Sources } from "./from-memory.ts";
import { fromWritten } from "./switches/from-written.ts";
import { MAIN, START, WRITTEN } from "./switches/names.ts";
import type { Switched } from "./switches/switched.ts";
import { withStandIns } from "./with-stand-ins.ts";

/**
 * @param written - its parts, by the names that imports have for them
 * @param inContext - whether it runs in a context only: then it gets stand-ins for what it uses of Node
 */
export async function bundleSwitched(
  job: Sources,
  written: Files,
  inContext = true,
): Promise<Pick<Switched, "code" | "main">> {
  const out = (parts: readonly string[], place = (path: string) => path) =>
    parts.map((path, at) => ({ in: place(path), out: `${at}` }));
  const onDisk = async (parts: readonly string[]): Promise<readonly string[]> => {
    const quick = await buildOnDisk(
      optionsFor(job.files),
      (disk) => layOut(disk, "written", written, job.toolkit),
      out(parts, (path) => placeOf("written", path)),
      // A change may ask for what a file does not export.
      { mayLackExports: true },
    );
    const texts = quick?.outputFiles.map(({ text }) => text) ?? [];
    return texts.some((text) => text.includes(WRITTEN)) ? [] : texts;
  };
  const inMemory = async (parts: readonly string[]): Promise<readonly string[]> => {
    try {
      const result = await esbuild.build({
        ...optionsFor(job.files),
        entryPoints: out(parts),
        absWorkingDir: absolute("/"),
        plugins: [fromWritten(written), fromMemory(job, new Map())],
      });
      return result.outputFiles.map(({ text }) => text);
    } catch (error) {
      const { errors } = error as esbuild.BuildFailure;
      if (!errors) process.exit(COMPILER_GONE);
      return [];
    }
  };
  // A program of other parts than the reference may not fit the second main program.
  const wanted = Object.hasOwn(written, MAIN) ? [[START, MAIN], [START]] : [[START]];
  const build = async (): Promise<readonly string[]> => {
    for (const bundle of [onDisk, inMemory])
      for (const parts of wanted) {
        const texts = await bundle(parts);
        if (texts.length > 0) return texts;
      }
    return [];
  };
  const ready = (text: string) => {
    const plain = withRequire(text);
    return (inContext && withStandIns(plain)) || plain;
  };
  const [code, main] = await build();
  if (code === undefined) return {};
  return { code: ready(code), ...(main === undefined ? {} : { main: ready(main) }) };
}
