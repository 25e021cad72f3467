/**
 * The boxed process of the realm runner: reads batches of programs and cases from standard input, a JSON document a
 * line, and writes the result of each case as soon as it has it.
 */
import { readSync, writeSync } from "node:fs";
import {
  loadProgram,
  type NeedsProcess,
  type Program,
  type RealmLimits,
  type Run,
  runOnce,
  typeLines,
  watchRejections,
} from "./realm-core.ts";

/** What one submission has to run. */
export interface RealmBatch {
  readonly programs: readonly { readonly id: string; readonly code: string }[];
  readonly jobs: readonly RealmJob[];
  readonly limits: RealmLimits;
  /** After so many stopped cases of one program its remaining cases are not run. */
  readonly timeOuts: number;
}

export interface RealmJob {
  readonly program: string;
  /** What is typed, line by line. */
  readonly lines: readonly string[];
}

/** The answer to the job of that number. */
export interface RealmAnswer {
  readonly job: number;
  readonly result: Run | NeedsProcess | "not run";
}

const rejections = watchRejections();

async function runBatch(batch: RealmBatch): Promise<void> {
  const scripts = new Map<string, Program | NeedsProcess>();
  const timeOuts = new Map<string, number>();
  for (const [job, { program, lines }] of batch.jobs.entries()) {
    let script = scripts.get(program);
    if (!script) {
      script = loadProgram(batch.programs.find(({ id }) => id === program)?.code ?? "");
      scripts.set(program, script);
    }
    if ("needs" in script) {
      answer({ job, result: script });
      continue;
    }
    if ((timeOuts.get(program) ?? 0) >= batch.timeOuts) {
      answer({ job, result: "not run" });
      continue;
    }
    const result = await runOnce(script, () => typeLines(lines), batch.limits, rejections);
    if ("needs" in result) scripts.set(program, result);
    else if (result.ended.how !== "exit") timeOuts.set(program, (timeOuts.get(program) ?? 0) + 1);
    answer({ job, result });
  }
}

/** Written at once and whole: a stream would hand over the rest only when the next case is through. */
function answer(message: RealmAnswer): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let from = 0; from < bytes.length; ) from += writeSync(1, bytes, from);
}

/** Lines of standard input, read where they stand: a stream and its machinery would cost as much as ten cases. */
function* inputLines(): Generator<string> {
  const buffer = Buffer.alloc(1 << 16);
  let pending: Buffer[] = [];
  for (;;) {
    const length = readSync(0, buffer, 0, buffer.length, null);
    if (length === 0) return;
    let from = 0;
    for (let end = buffer.indexOf(10); end !== -1 && end < length; end = buffer.indexOf(10, from)) {
      yield Buffer.concat([...pending, buffer.subarray(from, end)]).toString("utf8");
      pending = [];
      from = end + 1;
    }
    pending.push(Buffer.from(buffer.subarray(from, length)));
  }
}

async function serve(): Promise<void> {
  for (const line of inputLines()) await runBatch(JSON.parse(line) as RealmBatch);
}

void serve();
