/**
 * The scripts and the style of the site: one script for every page, and one for pages with a terminal.
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

/** By their names under `assets/`. */
export async function bundleClient(root: string): Promise<Readonly<Record<string, string>>> {
  const scripts = { "site.js": "client/main.ts", "play.js": "client/terminal.ts" };
  const bundled = await Promise.all(
    Object.entries(scripts).map(async ([name, entry]) => {
      const { outputFiles, metafile } = await build({
        entryPoints: [here(entry)],
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
      return [name, credits + outputFiles[0]!.text] as const;
    }),
  );
  const styles = [resolve("@xterm/xterm/css/xterm.css"), here("client/site.css")];
  return {
    ...Object.fromEntries(bundled),
    "site.css": styles.map((file) => readFileSync(file, "utf8")).join("\n"),
    "icon.svg": ICON,
  };
}

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="5" y="2" width="22" height="28" rx="3" fill="#0b5a37"/><text x="16" y="23" font-size="20" text-anchor="middle" fill="#fff">\u2660</text></svg>\n`;
