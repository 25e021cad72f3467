/**
 * The boxed process of the realm runner: reads batches of programs and cases from standard input, one JSON document per
 * line, and writes the result of each case as soon as it has it.
 */
import { Script } from "node:vm";
import { freezeOuterWorld } from "./freeze.ts";
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
    /** The same of what runs before it, in this order. */
    readonly preludes: readonly number[];
    /** Whether it gets only what its preludes give it: no trap sends it to a process. */
    readonly bare: boolean;
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
freezeOuterWorld();
const rejections = watchRejections();

/** By their texts: later batches of the submission may have the same. */
const scriptsBefore = new Map<string, Script>();
const compiled = new Map<string, Program | NeedsProcess>();

async function runBatch(batch: RealmBatch): Promise<void> {
  const scripts = new Map<string, Program | NeedsProcess>();
  const timeOuts = new Map(batch.stopped);
  const load = (id: string): Program | NeedsProcess => {
    const { code, preludes, bare } = batch.programs.find((program) => program.id === id)!;
    const text = batch.texts[code]!;
    const program = compiled.get(text) ?? loadProgram(text, bare);
    compiled.set(text, program);
    if ("needs" in program) return program;
    const before = preludes.map((place) => {
      const known = batch.texts[place]!;
      const script = scriptsBefore.get(known) ?? new Script(known, { filename: "prelude.js" });
      scriptsBefore.set(known, script);
      return script;
    });
    return { ...program, preludes: before };
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
