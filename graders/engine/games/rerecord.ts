/**
 * Records the transcripts of a stage again, each from its own typed lines, and finds those that changed.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printTranscript, type Transcript, typedLines } from "../text/transcript.ts";
import { codeOf, WorkbookError } from "../text/workbook-error.ts";
import { type Stage, transcriptsOf, type Workbook } from "../workbook/workbook.ts";
import type { Recorder } from "./record.ts";

/** A transcript as it should be on the disk. */
export interface Recording {
  /** The file's path under the root. */
  readonly file: string;
  readonly transcript: Transcript;
  /** The file's text. */
  readonly text: string;
  readonly changed: boolean;
}

/** The file of a transcript, under the root. */
export function transcriptFile(stage: Stage, name: string): string {
  return `graders/${stage.path}/${name}.transcript`;
}

/** Compares a new transcript with the one on the disk. */
export function recordingOf(
  workbook: Workbook,
  stage: Stage,
  name: string,
  transcript: Transcript,
): Recording {
  const file = transcriptFile(stage, name);
  const text = printTranscript(transcript);
  return { file, transcript, text, changed: readIfThere(join(workbook.root, file)) !== text };
}

/** Records every transcript of a stage again. */
export async function rerecord(
  workbook: Workbook,
  stage: Stage,
  recorder: Recorder,
): Promise<Recording[]> {
  const recordings: Recording[] = [];
  for (const one of transcriptsOf(stage)) {
    const { transcript } = one;
    const again = await recorder.type(typedLines(transcript), transcript.description);
    recordings.push(recordingOf(workbook, stage, one.name, again));
  }
  return recordings;
}

function readIfThere(path: string): string | undefined {
  try {
    // A clone on Windows may have different line ends; they do not count as a change.
    return readFileSync(path, "utf8").replaceAll("\r\n", "\n");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw new WorkbookError(`${path}: cannot be read (${codeOf(error)}).`);
  }
}

const ONE_EMPTY_LINE = "\\";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws WorkbookError when a transcript cannot have that name */
export function checkName(name: string): void {
  if (SLUG.test(name)) return;
  throw new WorkbookError(
    `"${name}" cannot be the name of a transcript: use lower-case letters, digits and hyphens, as in refuses-a-wrong-answer.`,
  );
}

/**
 * Reads lines that are separated by commas, with `\,` for a comma and `\\` for a backslash before one. An empty text
 * has no lines, and a backslash alone is one empty line.
 */
export function splitLines(text: string): string[] {
  if (text === "") return [];
  if (text === ONE_EMPTY_LINE) return [""];
  const lines = `,${text}`.match(/,(?:\\[\\,]|[^,])*/g) ?? [];
  return lines.map((line) => line.slice(1).replace(/\\([\\,])/g, "$1"));
}

/** Writes lines as `--lines` takes them; {@link splitLines} reads them back. */
export function joinLines(lines: readonly string[]): string {
  if (lines.length === 1 && lines[0] === "") return ONE_EMPTY_LINE;
  return lines.map((line) => line.replace(/[\\,]/g, "\\$&")).join(",");
}
