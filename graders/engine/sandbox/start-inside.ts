/**
 * Our own programs in boxes.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { NODE_FLAGS } from "../compiled/node-flags.cjs";
import type { BoxSpec } from "./confine.ts";
import type { Session } from "./session.ts";

/** The scripts that each of our programs loads if it needs them, and the variables that name their places. */
const LOADED = {
  builder: [{ script: "facts", variable: "DECKWORK_FACTS" }],
  realm: [
    { script: "vitest", variable: "DECKWORK_VITEST" },
    { script: "quickVitest", variable: "DECKWORK_QUICK_VITEST" },
  ],
} as const;

/** How to start one of our programs in a box. */
export function startInside(
  { compiled }: Session,
  name: keyof typeof LOADED,
): Required<Pick<BoxSpec, "files" | "command" | "env">> {
  const program = withCode(name, compiled[name]);
  const loaded = LOADED[name].map(({ script, variable }) => {
    const files = withCode(script, compiled[script]);
    return { variable, files, file: Object.keys(files)[0]! };
  });
  return {
    files: Object.assign(
      { "load.cjs": compiled.load, ...program },
      ...loaded.map(({ files }) => files),
    ),
    command: (at) => [
      at("node"),
      ...NODE_FLAGS[name],
      at("load.cjs"),
      ...Object.keys(program).map(at),
    ],
    env: (at) => Object.fromEntries(loaded.map(({ variable, file }) => [variable, at(file)])),
  };
}

/** A script of ours, and V8's code for it if that was kept, by their names inside a box. */
function withCode(name: string, script: string): Readonly<Record<string, string>> {
  const code = script.replace(/c?js$/, "cache");
  return {
    [`${name}${extname(script)}`]: script,
    ...(existsSync(code) ? { [`${name}.cache`]: code } : {}),
  };
}
