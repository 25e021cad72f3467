/**
 * Writes a course's results as they come: one feedback file a student, and `results.json`, which grows submission by
 * submission and takes its name only when it is whole.
 *
 * @module
 */
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { SubmissionResult } from "../judge/results.ts";
import { atEnd } from "../sandbox/ending.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { printJson, type ResultsJson, submissionJson } from "./json.ts";
import { renderFeedback } from "./markdown.ts";
import type { SubmissionReport } from "./model.ts";
import { reportSubmission } from "./report.ts";

export interface ResultsWriter {
  /** @returns the result, with a word on its feedback where that could not be written */
  add(result: SubmissionResult): SubmissionResult;
  /** Completes `results.json`. */
  finish(): void;
  /** The whole of `results.json`, once it is finished. */
  read(): string;
}

type Head = Omit<ResultsJson, "submissions">;

/**
 * Opens the output folder. A run that ends before it is finished leaves the results of the last whole run as they were.
 *
 * @throws WorkbookError when it cannot be written, before anything is graded
 */
export function openResults(out: string, head: Head): ResultsWriter {
  const feedback = join(out, "feedback");
  const growing = join(out, "results.json.part");
  const file = attempt(out, () => {
    makeFolder(feedback);
    return openSync(growing, "w");
  });
  const forget = atEnd(() => rmSync(growing, { force: true }));
  let first = true;
  const opening = printJson({ ...head, submissions: [] }, 2).replace(/\[\]\s*\}$/, "[");
  attempt(out, () => writeSync(file, opening));
  const taken = new Set<string>();
  return {
    add: (result) => {
      const report = reportSubmission(result, { handedIn: true, priced: true });
      const unwritten = writeFeedback(feedback, fileName(result.name, taken), report);
      const notes = unwritten === undefined ? report.notes : [unwritten, ...report.notes];
      const data = printJson(submissionJson({ ...report, notes }));
      attempt(out, () => writeSync(file, `${first ? "" : ","}\n${data}`));
      first = false;
      return unwritten === undefined ? result : { ...result, unwritten };
    },
    finish: () =>
      attempt(out, () => {
        writeSync(file, "\n]}\n");
        closeSync(file);
        renameSync(growing, join(out, "results.json"));
        forget();
      }),
    read: () => attempt(out, () => readFileSync(join(out, "results.json"), "utf8")),
  };
}

/** One student's file that cannot be written is no reason to grade nobody. @returns why it could not */
function writeFeedback(folder: string, name: string, report: SubmissionReport): string | undefined {
  const file = join(folder, `${name}.md`);
  try {
    writeFileSync(file, renderFeedback(report));
    return undefined;
  } catch (error) {
    return `The feedback could not be written to ${file} (${codeOf(error)}).`;
  }
}

/** Node's own recursive way never comes back from a file system that takes no folders, as `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function attempt<T>(out: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new WorkbookError(
      `${out}: results cannot be written there (${codeOf(error)}); name another folder with --out.`,
    );
  }
}

/** A file name that every system takes, made from a folder's name that may be anything. */
function fileName(name: string, taken: Set<string>): string {
  const key = (name: string) => name.normalize("NFC").toLowerCase();
  const safe = name.replace(/[^\p{L}\p{M}\p{N}._ ()@+-]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
  // By code points, and few enough that no system's 255 bytes are passed.
  const plain = [...safe].slice(0, 50).join("") || "_";
  let distinct = plain;
  for (let copy = 2; taken.has(key(distinct)); copy++) distinct = `${plain}~${copy}`;
  taken.add(key(distinct));
  return distinct;
}
