/**
 * The shape of a command. Each has its own file, which is loaded only when needed.
 *
 * @module
 */
import type { Command as Program } from "commander";
import type { Io } from "./io.ts";

export interface CommandContext {
  /** The project's folder. */
  readonly root: string;
  readonly io: Io;
}

/**
 * Describes a command's arguments and options to commander.
 *
 * @param finish - gives the action's exit status to `main.ts`, the one place that sets it
 */
export type Define = (
  program: Program,
  context: CommandContext,
  finish: (status: number) => void,
) => void;

/** Everything passed, or the command did its work. */
export const DONE = 0;
/** Something graded did not pass. */
export const NOT_PASSED = 1;
/** Wrong usage, or a fault of the workbook or the machine. */
export const FAULT = 2;
