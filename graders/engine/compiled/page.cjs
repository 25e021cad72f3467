/**
 * Bundles the browser code of the class page. The bundle is made with the first page, and kept beside the other
 * compiled programs.
 */
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const cache = require("./compiled.cjs");
const sources = require("./sources.cjs");

const CLIENT = path.join(__dirname, "..", "page", "client");

/** @typedef {{ script: string, style: string }} Client the contents of the page's `<script>` and `<style>` */

/** @returns {Client} */
function loadClient() {
  const folder = path.join(sources.CACHE, `page-${keyOfClient()}`);
  try {
    cache.make(folder, (draft) => {
      const { script, style } = bundle();
      fs.writeFileSync(path.join(draft, "page.js"), script);
      fs.writeFileSync(path.join(draft, "page.css"), style);
    });
    const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name), "utf8");
    return { script: read("page.js"), style: read("page.css") };
  } catch {
    // Without a cache, it is made each time; if it does not compile, the error appears again.
    return bundle();
  }
}

/** The style sheet is not a program, so it is not among the sources for the other key. */
function keyOfClient() {
  const style = fs.readFileSync(path.join(CLIENT, "page.css"), "utf8");
  return sources.digest([sources.keyOfSources().key, style]);
}

/** @returns {Client} */
function bundle() {
  // Loaded here, because it is needed only when the sources have changed.
  const esbuild = require("esbuild");
  /** @type {import("esbuild").BuildOptions} */
  const options = {
    absWorkingDir: sources.PROJECT,
    bundle: true,
    minify: true,
    write: false,
    logLevel: "silent",
    legalComments: "none",
    target: "es2022",
  };
  const { outputFiles: scripts, metafile } = esbuild.buildSync({
    ...options,
    entryPoints: [path.join(CLIENT, "main.ts")],
    format: "iife",
    // An inline script is ASCII, whatever the encoding of the page.
    charset: "ascii",
    metafile: true,
  });
  const { outputFiles: styles } = esbuild.buildSync({
    ...options,
    entryPoints: [path.join(CLIENT, "page.css")],
    // It may use the features of the browsers that the script needs.
    target: "esnext",
  });
  const script = scripts?.[0]?.text ?? "";
  return {
    script: `/*\n${notices(Object.keys(metafile?.inputs ?? {}))}*/\n${withoutTags(script)}`,
    style: styles?.[0]?.text.trim() ?? "",
  };
}

/**
 * The licences of the packages in the bundle, word for word. The same text appears once, with all its packages.
 *
 * @param {string[]} inputs - paths of the bundled files
 */
function notices(inputs) {
  const packages = new Set(
    inputs.flatMap((input) => input.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0] ?? []),
  );
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  for (const folder of [...packages].sort()) {
    const place = path.join(sources.PROJECT, folder);
    const { name, version } = JSON.parse(fs.readFileSync(path.join(place, "package.json"), "utf8"));
    const file = fs.readdirSync(place).find((one) => /^licen[cs]e/i.test(one));
    const text = file === undefined ? "" : fs.readFileSync(path.join(place, file), "utf8").trim();
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`]);
  }
  const all = [...texts].map(([text, names]) => `${names.join(", ")}\n\n${text}\n`);
  return withoutTags(all.join("\n").replaceAll("*/", "* /"));
}

/**
 * Escapes everything that ends a script element, or opens a comment in one.
 *
 * @param {string} script
 */
function withoutTags(script) {
  return script.replace(/<(?=!--|\/?script)/gi, "\\x3c");
}

module.exports = { loadClient, notices };
