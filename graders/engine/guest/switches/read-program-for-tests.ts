/**
 * All that is told of a program with switches, at once.
 *
 * @module
 */
import type { DetailedSlot, Files, MainDetails, Switched } from "./switched.ts";
import { seeSource, tellDetails, writeSwitched } from "./write-switched.ts";

/** @returns with the parts of the program, by their names, if it can be written */
export function readProgram(
  files: Files,
  reference: Files,
  given: Files,
  main: string,
): Omit<Switched, "code" | "main" | "slots"> & {
  readonly files?: Files;
  readonly slots: readonly DetailedSlot[];
  readonly ofMain: MainDetails;
} {
  const sources = { files, reference, given, main };
  const { slots, ...written } = writeSwitched(sources);
  const asked = { slots: slots.map(({ id }) => id), main: true } as const;
  const details = tellDetails(sources, asked);
  return {
    ...{ ...written, ...seeSource(sources), ofMain: details.main },
    slots: slots.map((one) => ({ ...one, ...details.slots[one.id] })),
  };
}
