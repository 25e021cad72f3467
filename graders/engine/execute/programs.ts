/**
 * Programs that can be run.
 *
 * @module
 */
import type { TestScript } from "../guest/realm.ts";
import type { ForeignProgram, StageBuild } from "./build-foreign.ts";

/** The name that jobs use for it. */
export type Program = Bundle | (ForeignProgram & { readonly id: string });

export interface Bundle {
  readonly id: string;
  readonly code: string;
  /** Our own scripts that run before it, in the same context; the same text for many programs is compiled once. */
  readonly preludes?: readonly string[];
  /** For a file of tests. It is never run as a process. */
  readonly tests?: {
    /** What runs before those scripts. */
    readonly by: TestScript;
    /** A student's script, which runs after those and within the time of the tests. */
    readonly own?: string;
  };
  /** Known from the build: features that only a process has. */
  readonly needs?: string;
}

/** A built program that can be run. */
export type Runnable = Extract<StageBuild, { kind: "built" | "foreign" }>;

export function programOf(id: string, build: Runnable): Program {
  if (build.kind === "foreign") return { id, ...build.program };
  return { id, code: build.code, ...(build.needs === undefined ? {} : { needs: build.needs }) };
}

export function isBundle(program: Program): program is Bundle {
  return "code" in program;
}
