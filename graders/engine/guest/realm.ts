/**
 * The boxed process of the realm runner: reads batches of programs and cases from standard input, one JSON document per
 * line, and writes the result of each case as soon as it has it.
 */
import { Script } from "node:vm";
import { scriptIn } from "../compiled/load.cjs";
import { collectGarbage } from "./collect-garbage.ts";
import { freezeOuterWorld } from "./freeze.ts";
import { answer, inputLines } from "./lines.ts";
import { optimise } from "./optimise.ts";
import { signalNobodyElse } from "./own-signals.ts";
import {
  loadProgram,
  type NeedsProcess,
  type Program,
  type RealmLimits,
  runOnce,
  typeLines,
  type Unlike,
} from "./realm-core.ts";
import { watchRejections } from "./rejections.ts";
import { type Run, wasCostly } from "./run.ts";

/** Vitest, or what most files of tests use of it. */
export type TestScript = "vitest" | "quick vitest";

/** The jobs of one submission. */
export interface RealmBatch {
  readonly programs: readonly {
    readonly id: string;
    /** Its code, by the place of the text. */
    readonly code: number;
    /** The same of our own scripts that run before it, in this order. */
    readonly preludes: readonly number[];
    /** The same of a student's script, which runs after those and within its time. */
    readonly own?: number;
    /** For a file of tests: the first of the preludes. No trap sends it to a process. */
    readonly tests?: TestScript;
  }[];
  /** So many texts of earlier batches keep their places. */
  readonly known: number;
  /** Those after them. Each is sent only once: many programs differ in their preludes only. */
  readonly texts: readonly string[];
  readonly jobs: readonly Job[];
  readonly limits: RealmLimits;
  readonly pace: Pace;
  /** After this many costly cases of one program, its remaining cases are not run. */
  readonly timeOuts: number;
  /** How many costly cases each program had in boxes before this one. */
  readonly stopped: readonly (readonly [program: string, cases: number])[];
}

/**
 * Nearly every case is over in a few milliseconds. So optimised code would come too late, and nothing here stops a `quick`
 * case: the outside ends the box if one takes long. In a new box, such a case and those after it are `optimised` and
 * limited, so that one that never ends is stopped with what it printed. Those that are only `limited` are not worth
 * optimising.
 */
export type Pace = "quick" | "limited" | "optimised";

export interface Job {
  /** The id of its program. */
  readonly program: string;
  /** The typed lines. */
  readonly lines: readonly string[];
  /** Only in a realm: where it prints more, in UTF-16 units, it is stopped, as it is at the limit for all. */
  readonly outputChars?: number;
  /** Only in a realm: what goes wrong in the same way is stopped there. */
  readonly unlike?: Unlike;
}

/** The answer to the job with that number. */
export interface RealmAnswer {
  readonly job: number;
  readonly result: Run | NeedsProcess | "not run";
}

/** What places in errors name. */
const PRELUDE_NAME = "prelude.js";

signalNobodyElse();
freezeOuterWorld();
const rejections = watchRejections();

/** By their places. */
const texts: string[] = [];
/** By their texts: later batches of the submission may have the same. */
const scriptsBefore = new Map<string, Script>();
/** By their texts, and files of tests apart from programs. */
const compiled = {
  programs: new Map<string, Program | NeedsProcess>(),
  tests: new Map<string, Program | NeedsProcess>(),
};

function scriptOf(text: string): Script {
  const known = scriptsBefore.get(text) ?? new Script(text, { filename: PRELUDE_NAME });
  scriptsBefore.set(text, known);
  return known;
}

const testScripts = new Map<TestScript, Script>();

/** Few boxes need them. */
function testScript(name: TestScript): Script {
  const loaded = testScripts.get(name);
  if (loaded) return loaded;
  const { DECKWORK_VITEST, DECKWORK_QUICK_VITEST } = process.env;
  const file = (name === "vitest" ? DECKWORK_VITEST : DECKWORK_QUICK_VITEST)!;
  const { script, keep } = scriptIn(file, file.replace(/js$/, "cache"), PRELUDE_NAME);
  if (process.env.DECKWORK_KEEP_CODE) process.on("exit", keep);
  testScripts.set(name, script);
  return script;
}

let vitestRuns = 0;

async function runBatch(batch: RealmBatch): Promise<void> {
  const scripts = new Map<string, Program | NeedsProcess>();
  const { pace } = batch;
  texts.splice(batch.known, Number.POSITIVE_INFINITY, ...batch.texts);
  const timeOuts = new Map(batch.stopped);
  const limits = pace === "quick" ? { ...batch.limits, cpuMs: Infinity } : batch.limits;
  if (pace === "optimised") optimise();
  const testedBy = new Map(batch.programs.map((one) => [one.id, one.tests]));
  const load = (id: string): Program | NeedsProcess => {
    const { code, preludes, own, tests } = batch.programs.find((program) => program.id === id)!;
    const text = texts[code]!;
    const before = compiled[tests ? "tests" : "programs"];
    const program = before.get(text) ?? loadProgram(text, tests !== undefined);
    before.set(text, program);
    if ("needs" in program) return program;
    const scriptAt = (place: number) => scriptOf(texts[place]!);
    return {
      ...program,
      preludes: [
        ...program.preludes,
        ...(tests ? [testScript(tests)] : []),
        ...preludes.map(scriptAt),
      ],
      ...(own === undefined ? {} : { own: scriptAt(own) }),
    };
  };
  const run = async ({ program, lines, ...its }: Job): Promise<RealmAnswer["result"]> => {
    const script = scripts.get(program) ?? load(program);
    scripts.set(program, script);
    if ("needs" in script) return script;
    const stopped = timeOuts.get(program) ?? 0;
    if (stopped >= batch.timeOuts) return "not run";
    // Vitest leaves megabytes behind. More or less often takes longer.
    if (testedBy.get(program) === "vitest" && ++vitestRuns % 2 === 0) collectGarbage();
    const result = await runOnce(script, () => typeLines(lines), { ...limits, ...its }, rejections);
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
