/**
 * The boxed process of the realm runner: reads batches of programs and cases from standard input, one JSON document per
 * line, and writes the result of each case as soon as it has it.
 */
import { Script } from "node:vm";
import { answer, inputLines } from "./lines.ts";
import { signalNobodyElse } from "./own-signals.ts";
import {
  loadProgram,
  type NeedsProcess,
  type Program,
  type RealmLimits,
  runOnce,
  typeLines,
} from "./realm-core.ts";
import { watchRejections } from "./rejections.ts";
import { type Run, wasCostly } from "./run.ts";

/** The jobs of one submission. */
export interface RealmBatch {
  readonly programs: readonly {
    readonly id: string;
    /** Its code, by the place in the batch's texts. */
    readonly code: number;
    /** The same of what runs before it, if anything does. */
    readonly prelude?: number;
  }[];
  /** Each only once: many programs may differ in their preludes only. */
  readonly texts: readonly string[];
  readonly jobs: readonly Job[];
  readonly limits: RealmLimits;
  /** After this many costly cases of one program, its remaining cases are not run. */
  readonly timeOuts: number;
  /** How many costly cases each program had in boxes before this one. */
  readonly stopped: readonly (readonly [program: string, cases: number])[];
}

export interface Job {
  /** The id of its program. */
  readonly program: string;
  /** The typed lines. */
  readonly lines: readonly string[];
}

/** The answer to the job with that number. */
export interface RealmAnswer {
  readonly job: number;
  readonly result: Run | NeedsProcess | "not run";
}

signalNobodyElse();
const rejections = watchRejections();

/** By their texts: later batches of the submission may have the same. */
const preludes = new Map<string, Script>();
const compiled = new Map<string, Program | NeedsProcess>();

async function runBatch(batch: RealmBatch): Promise<void> {
  const scripts = new Map<string, Program | NeedsProcess>();
  const timeOuts = new Map(batch.stopped);
  const load = (id: string): Program | NeedsProcess => {
    const { code, prelude } = batch.programs.find((program) => program.id === id)!;
    const text = batch.texts[code]!;
    const program = compiled.get(text) ?? loadProgram(text);
    compiled.set(text, program);
    if (prelude === undefined || "needs" in program) return program;
    const before = batch.texts[prelude]!;
    const script = preludes.get(before) ?? new Script(before, { filename: "prelude.js" });
    preludes.set(before, script);
    return { ...program, prelude: script };
  };
  const run = async ({ program, lines }: Job): Promise<RealmAnswer["result"]> => {
    const script = scripts.get(program) ?? load(program);
    scripts.set(program, script);
    if ("needs" in script) return script;
    const stopped = timeOuts.get(program) ?? 0;
    if (stopped >= batch.timeOuts) return "not run";
    const result = await runOnce(script, () => typeLines(lines), batch.limits, rejections);
    if ("needs" in result) scripts.set(program, result);
    else if (wasCostly(result.ended)) timeOuts.set(program, stopped + 1);
    return result;
  };
  for (const [job, asked] of batch.jobs.entries())
    answer({ job, result: await run(asked) } satisfies RealmAnswer);
}

async function serve(): Promise<void> {
  for (const line of inputLines()) await runBatch(JSON.parse(line) as RealmBatch);
}

void serve();
