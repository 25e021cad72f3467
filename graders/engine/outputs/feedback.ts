/**
 * Writes one feedback file per student, under a name that every system accepts.
 *
 * @module
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { renderHtmlFeedback } from "../report/html.ts";
import { renderFeedback } from "../report/markdown.ts";
import type { SubmissionReport } from "../report/model.ts";
import { codeOf } from "../text/workbook-error.ts";
import { holds, writeWhole } from "../workbook/write-whole.ts";

/** Gives out the names of feedback files. */
export interface FeedbackNames {
  /** Makes a unique file name, without its ending, from any student name. */
  next(name: string): string;
  readonly taken: ReadonlyMap<string, string>;
}

export function openFeedbackNames(): FeedbackNames {
  const taken = new Map<string, string>();
  const key = (name: string) => name.normalize("NFC").toLowerCase();
  return {
    taken,
    next: (name) => {
      const safe = name.replace(/[^\p{L}\p{M}\p{N}._ ()@+-]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
      // Count code points, and stay below the limit of 255 bytes.
      const plain = [...safe].slice(0, 50).join("") || "_";
      let distinct = plain;
      for (let copy = 2; taken.has(key(distinct)); copy++) distinct = `${plain}~${copy}`;
      taken.set(key(distinct), distinct);
      return distinct;
    },
  };
}

/** The formats of feedback, by the ending of their files. */
const FORMATS: Readonly<Record<string, (report: SubmissionReport) => string>> = {
  ".html": renderHtmlFeedback,
  ".md": renderFeedback,
};

/** Writes the files; a failure for one student must not stop the others. @returns why they could not be written */
export function writeFeedback(
  folder: string,
  name: string,
  report: SubmissionReport,
): string | undefined {
  for (const [ending, render] of Object.entries(FORMATS)) {
    const file = join(folder, `${name}${ending}`);
    try {
      const text = render(report);
      if (!holds(file, text)) writeWhole(file, text);
    } catch (error) {
      return `The feedback could not be written to ${file} (${codeOf(error)}).`;
    }
  }
  return undefined;
}

/** Removes the feedback of submissions without records, and nothing else. */
export function removeFeedback(
  folder: string,
  before: readonly string[],
  { taken }: FeedbackNames,
): void {
  const old = openFeedbackNames();
  for (const name of before) old.next(name);
  for (const [key, name] of old.taken)
    if (!taken.has(key))
      for (const ending of Object.keys(FORMATS))
        rmSync(join(folder, `${name}${ending}`), { force: true });
}
