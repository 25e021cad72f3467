/**
 * Our own programs in boxes.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { NODE_FLAGS } from "../compiled/node-flags.cjs";
import type { BoxSpec } from "./confine.ts";
import type { Session } from "./session.ts";

/** How to start one of our programs in a box. */
export function startInside(
  { compiled }: Session,
  name: "builder" | "realm",
): Pick<BoxSpec, "files" | "command"> {
  const program = withCode(name, compiled[name]);
  return {
    files: { "load.cjs": compiled.load, ...program },
    command: (at) => [
      at("node"),
      ...NODE_FLAGS[name],
      at("load.cjs"),
      ...Object.keys(program).map(at),
    ],
  };
}

/** A program, and V8's code for it if that was kept, by their names inside a box. */
export function withCode(name: string, program: string): Readonly<Record<string, string>> {
  const code = program.replace(/cjs$/, "cache");
  return { [`${name}.cjs`]: program, ...(existsSync(code) ? { [`${name}.cache`]: code } : {}) };
}
