/** Whatever is changed, the text stays a program. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import * as esbuild from "esbuild";
import { expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { programOf, stylesOf } from "../../../slips/program-of.ts";
import { discover } from "../../workbook/workbook.ts";
import { bundleSwitched } from "../bundle-switched.ts";
import { STUDENT } from "../switches/names.ts";
import { withChange } from "./insertions.ts";
import { writeRepairs } from "./write-repairs.ts";

/**
 * As a program is built and begins: a constant that gets another value is an error only for the bundler, and an array of
 * places that gets a sum only for V8.
 */
async function build(contents: string): Promise<unknown> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, loader: "ts" },
    bundle: true,
    external: ["*"],
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const code = outputFiles[0]!.text
    .replaceAll("import.meta", "meta")
    .replaceAll(/^import (?:[^;]+? from )?"[^"]+"(?: with \{[^}]*\})?;$/gm, "")
    .replaceAll(/^export (?:\*[^;]*|\{[^}]*\}(?: from "[^"]+")?);$/gm, "");
  return new Script(`"use strict"; async () => {\n${code}\n};`);
}

const MAIN = "tiny/1-sum/main.ts";

/** The TypeScript of the solutions and of the corpus. */
const sources = ["solutions", "graders/corpus/programs"].flatMap((folder) =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => ({ file, text: readFileSync(join(PROJECT, folder, file), "utf8") })),
);

// This takes seven seconds: all changes are written into hundreds of files, and each is built twice.
test("every file stays a program, with a change in nearly each", async () => {
  const all = sources.map(({ file, text }) => {
    const { files, repairs } = writeRepairs({ [MAIN]: text }, [MAIN], [{ file: MAIN }]);
    return { file, repairs, written: files?.[STUDENT + MAIN] ?? text };
  });
  // As it is with all of them, and as it is graded with one.
  const texts = all.flatMap(({ file, written, repairs }) => {
    const one = repairs[repairs.length >> 1];
    return [{ file, text: written }, ...(one ? [{ file, text: withChange(written, one.id) }] : [])];
  });
  const broken = await Promise.all(
    texts.map(async ({ file, text }) =>
      build(text).then(
        () => [],
        (error) => [`${file}: ${error}`],
      ),
    ),
  );
  expect(broken.flat()).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
  const changed = all.filter(({ repairs }) => repairs.length > 0);
  expect(changed.length / all.length).toBeGreaterThan(0.7);
});

// This takes seconds: every program is built with all changes of its last stage. Only then does the value of an enum stand
// where its name was.
test("every whole program can be built", async () => {
  const { tracks, toolkit } = discover(PROJECT);
  const programs = tracks.flatMap(({ name, stages }) =>
    stylesOf(name).flatMap((style) => {
      const files = programOf(style, name);
      return stages
        .filter(({ path }) => files[`${path}/main.ts`] !== undefined)
        .map(({ path }) => ({ style, path, files }));
    }),
  );
  const broken: string[] = [];
  for (const { style, path, files } of programs) {
    const own = Object.keys(files).filter((file) => file.startsWith(`${path}/`));
    const main = `${path}/main.ts`;
    const { files: written } = writeRepairs(
      files,
      [main],
      own.map((file) => ({ file })),
    );
    const sources = { files, refused: {}, moved: {}, standIns: [], sourceMap: false, toolkit };
    const { code } = await bundleSwitched({ ...sources, reference: {} }, written!);
    try {
      if (code === undefined) throw new Error("the bundler refuses it");
      new Script(`async () => {\n"use strict";\n${code}\n};`);
    } catch (error) {
      broken.push(`${style} ${path}: ${error}`);
    }
  }
  expect(broken).toEqual([]);
  expect(programs.length).toBeGreaterThan(100);
});
