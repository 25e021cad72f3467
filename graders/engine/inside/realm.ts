/**
 * The boxed process of the realm runner: reads batches of programs and cases from standard input, a JSON document a
 * line, and writes the result of each case as soon as it has it.
 */
import { createInterface } from "node:readline";
import type vm from "node:vm";
import {
  loadProgram,
  type NeedsProcess,
  type RealmLimits,
  type Run,
  runOnce,
  watchRejections,
} from "./realm-core.ts";

/** What one submission has to run. */
export interface RealmBatch {
  readonly programs: readonly { readonly id: string; readonly code: string }[];
  readonly jobs: readonly RealmJob[];
  readonly limits: RealmLimits;
  /** After this many time-outs of one program its remaining cases are not run. */
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
  const scripts = new Map<string, vm.Script | NeedsProcess>();
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
    let next = 0;
    const result = await runOnce(script, () => lines[next++], batch.limits, rejections);
    if ("needs" in result) scripts.set(program, result);
    else if (result.ended.how === "timed out") timeOuts.set(program, (timeOuts.get(program) ?? 0) + 1);
    answer({ job, result });
  }
}

function answer(message: RealmAnswer): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

let queue = Promise.resolve();
createInterface({ input: process.stdin }).on("line", (line) => {
  queue = queue.then(() => runBatch(JSON.parse(line) as RealmBatch));
});
