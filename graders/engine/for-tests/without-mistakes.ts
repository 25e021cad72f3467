/**
 * A workbook without known mistakes, for tests that only look at verdicts and points: to find the mistake behind an
 * output, a grader builds every known one and runs it on every case that fails.
 *
 * @module
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Workbook } from "../workbook/workbook.ts";

/** @returns the workbook with only these tracks, and a function that removes it */
export function withoutMistakes(
  workbook: Workbook,
  tracks: Workbook["tracks"],
): { workbook: Workbook; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "deckwork-without-mistakes-"));
  for (const { name } of tracks) {
    for (const place of [`solutions/${name}`, `graders/${name}/starter`])
      cpSync(join(workbook.root, place), join(root, place), { recursive: true });
  }
  return {
    workbook: { ...workbook, root, tracks },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
