/**
 * A file that grows submission by submission and gets its name only when it is complete.
 *
 * @module
 */
import { appendFileSync, closeSync, openSync, renameSync, rmSync } from "node:fs";
import { atEnd } from "../sandbox/ending.ts";
import { draftOf } from "../workbook/write-whole.ts";

export interface Growing {
  write(text: string): void;
  /** Gives it its name. The old file stays until then. */
  finish(): void;
}

/** @throws the file system's error if no draft can be written beside it */
export function openGrowing(file: string): Growing {
  const draft = draftOf(file);
  const opened = openSync(draft, "w");
  const forget = atEnd(() => rmSync(draft, { force: true }));
  return {
    write: (text) => appendFileSync(opened, text),
    finish: () => {
      closeSync(opened);
      renameSync(draft, file);
      forget();
    },
  };
}
