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
import type { CourseResult } from "./course.ts";
import { escapeJson, type ResultsJson, submissionJson } from "./report-json.ts";
import { renderFeedback } from "./report-markdown.ts";
import { codeOf, WorkbookError } from "./workbook-error.ts";

export interface ResultsWriter {
  add(result: CourseResult): void;
  /** Completes `results.json`. */
  finish(): void;
  /** The whole of `results.json`, once it is finished. */
  read(): string;
  /** Leaves the results of the last whole run as they were. */
  abandon(): void;
}

type Head = Omit<ResultsJson, "submissions">;

/**
 * Opens the output folder.
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
  let first = true;
  const opening = JSON.stringify({ ...head, submissions: [] }, null, 2).replace(/\[\]\s*\}$/, "[");
  attempt(out, () => writeSync(file, opening));
  const taken = new Set<string>();
  return {
    add: (result) =>
      attempt(out, () => {
        const { name, graded, fault } = result;
        const data = submissionJson({
          name,
          tracks: graded.map(({ result }) => result),
          ...(fault === undefined ? {} : { fault }),
        });
        writeSync(file, `${first ? "" : ","}\n${escapeJson(JSON.stringify(data))}`);
        first = false;
        writeFileSync(join(feedback, `${fileName(name, taken)}.md`), renderFeedback(name, graded));
      }),
    finish: () =>
      attempt(out, () => {
        writeSync(file, "\n]}\n");
        closeSync(file);
        renameSync(growing, join(out, "results.json"));
      }),
    read: () => attempt(out, () => readFileSync(join(out, "results.json"), "utf8")),
    abandon: () => {
      closeSync(file);
      rmSync(growing, { force: true });
    },
  };
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
  const safe = name.replace(/[^\p{L}\p{N}._ ()@+-]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
  // By code points, and few enough that no system's 255 bytes are passed.
  const plain = [...safe].slice(0, 50).join("") || "_";
  let distinct = plain;
  for (let copy = 2; taken.has(distinct.toLowerCase()); copy++) distinct = `${plain}~${copy}`;
  taken.add(distinct.toLowerCase());
  return distinct;
}
