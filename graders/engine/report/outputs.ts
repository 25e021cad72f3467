/**
 * Makes all that comes out of a results folder, from its records alone: `results.json`, and one feedback file a student.
 * Each file takes its name when it is whole, and those of submissions that are no longer there are taken away.
 *
 * @module
 */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { attempt, type Ledger, makeFolder } from "../course/ledger.ts";
import { resultOf } from "../course/record.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { atEnd } from "../sandbox/ending.ts";
import { codeOf } from "../text/workbook-error.ts";
import type { Track } from "../workbook/workbook.ts";
import { draftOf, holds, writeWhole } from "../workbook/write-whole.ts";
import { changesOf } from "./changes.ts";
import { printJson, type ResultsJson, type SubmissionJson, submissionJson } from "./json.ts";
import { renderFeedback } from "./markdown.ts";
import type { SubmissionReport } from "./model.ts";
import { reportSubmission } from "./report.ts";

/**
 * Makes the outputs of every record.
 *
 * @param tracks - the workbook's: the points are theirs
 * @param each - called with each result, in the order of names
 * @returns what could not be written, a sentence each; the results are whole all the same
 * @throws WorkbookError when nothing can be written, and what was there before is left as it was
 */
export function writeOutputs(
  ledger: Ledger,
  tracks: readonly Track[],
  each: (result: SubmissionResult) => void = () => {},
): readonly string[] {
  const { folder, head } = ledger;
  const { workbook = "", protection = "", notes = [] } = head ?? {};
  const feedback = join(folder, "feedback");
  const unwritten: string[] = [];
  return attempt(folder, () => {
    makeFolder(feedback);
    const results = openResults(folder, {
      version: 1,
      workbook,
      protection,
      ...(notes.length === 0 ? {} : { notes }),
    });
    const before = readBefore(folder);
    const changes: string[] = [];
    const taken = new Map<string, string>();
    for (const name of ledger.names()) {
      const result = resultOf(ledger.read(name)!, tracks);
      const report = reportSubmission(result, { handedIn: true, priced: true });
      const file = `${fileName(name, taken)}.md`;
      const why = writeFeedback(join(feedback, file), report);
      if (why !== undefined) unwritten.push(why);
      const data = submissionJson(
        why === undefined ? report : { ...report, notes: [why, ...report.notes] },
      );
      const text = printJson(data);
      results.add(text);
      const old = before.get(name);
      if (old) changes.push(...changesOf(old, JSON.parse(text) as SubmissionJson));
      each(result);
    }
    writeChanges(join(folder, "changes.md"), changes);
    results.finish();
    removeOld(feedback, before.names, taken);
    return unwritten;
  });
}

/** `results.json`, which grows submission by submission and takes its name only when it is whole. */
function openResults(folder: string, head: Omit<ResultsJson, "submissions">) {
  const growing = draftOf(join(folder, "results.json"));
  const file = openSync(growing, "w");
  const forget = atEnd(() => rmSync(growing, { force: true }));
  let first = true;
  writeSync(file, printJson({ ...head, submissions: [] }, 2).replace(/\[\]\s*\}$/, "["));
  return {
    add: (submission: string) => {
      writeSync(file, `${first ? "" : ","}\n${submission}`);
      first = false;
    },
    finish: () => {
      writeSync(file, "\n]}\n");
      closeSync(file);
      renameSync(growing, join(folder, "results.json"));
      forget();
    },
  };
}

/** The whole of `results.json`. @throws WorkbookError when there is none, or it cannot be read */
export function readResults(folder: string): string {
  return attempt(folder, () => readFileSync(join(folder, "results.json"), "utf8"));
}

interface Before {
  readonly names: readonly string[];
  get(name: string): SubmissionJson | undefined;
}

/** The results before these; each is parsed when it is asked for, since a large course has many. */
function readBefore(folder: string): Before {
  const file = join(folder, "results.json");
  const lines = new Map<string, string>();
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const line of text.split("\n")) {
    // As they are written here: a line each.
    const [, name] = /^\{"name":("(?:[^"\\]|\\.)*")/.exec(line) ?? [];
    if (name !== undefined) lines.set(JSON.parse(name) as string, line.replace(/,$/, ""));
  }
  return {
    names: [...lines.keys()],
    get: (name) => {
      try {
        const line = lines.get(name);
        return line === undefined ? undefined : (JSON.parse(line) as SubmissionJson);
      } catch {
        return undefined;
      }
    },
  };
}

function writeChanges(file: string, changes: readonly string[]): void {
  // What moved last stays told as long as nothing else moves.
  if (changes.length > 0)
    writeWhole(file, `# What has changed since the results before\n\n${changes.join("\n")}\n`);
}

/** Takes away the feedback of submissions that there are no records of any more, and nothing that is not ours. */
function removeOld(
  feedback: string,
  before: readonly string[],
  taken: ReadonlyMap<string, string>,
): void {
  const old = new Map<string, string>();
  for (const name of before) fileName(name, old);
  for (const [key, name] of old)
    if (!taken.has(key)) rmSync(join(feedback, `${name}.md`), { force: true });
}

/** One student's file that cannot be written is no reason to grade nobody. @returns why it could not */
function writeFeedback(file: string, report: SubmissionReport): string | undefined {
  try {
    const text = renderFeedback(report);
    if (!holds(file, text)) writeWhole(file, text);
    return undefined;
  } catch (error) {
    return `The feedback could not be written to ${file} (${codeOf(error)}).`;
  }
}

/** A file name that every system takes, made from a folder's name that may be anything. */
function fileName(name: string, taken: Map<string, string>): string {
  const key = (name: string) => name.normalize("NFC").toLowerCase();
  const safe = name.replace(/[^\p{L}\p{M}\p{N}._ ()@+-]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
  // By code points, and few enough that no system's 255 bytes are passed.
  const plain = [...safe].slice(0, 50).join("") || "_";
  let distinct = plain;
  for (let copy = 2; taken.has(key(distinct)); copy++) distinct = `${plain}~${copy}`;
  taken.set(key(distinct), distinct);
  return distinct;
}
