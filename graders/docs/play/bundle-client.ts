/**
 * The script and the style that every page of the site loads.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { notices } from "#compiled/page.cjs";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const { resolve } = createRequire(import.meta.url);

export async function bundleClient(root: string): Promise<{ script: string; style: string }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [here("client.ts")],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "ascii",
    legalComments: "none",
    logLevel: "silent",
    metafile: true,
  });
  const credits = `/*\n${notices(Object.keys(metafile.inputs))}*/\n`;
  const styles = [resolve("@xterm/xterm/css/xterm.css"), here("site.css")];
  return {
    script: credits + outputFiles[0]!.text,
    style: styles.map((file) => readFileSync(file, "utf8")).join("\n"),
  };
}
