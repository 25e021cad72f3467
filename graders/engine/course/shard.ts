/**
 * A course in parts that are graded separately, on one machine or on many: `2/8` is the second of eight.
 *
 * @module
 */
import { WorkbookError } from "../text/workbook-error.ts";

export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

const MOST_SHARDS = 10_000;

/**
 * Reads the value of `--shard`.
 *
 * @param text - `2/8`; or `auto`, to use the batch system's variables
 * @throws WorkbookError when it is neither, and when there are no such variables
 */
export function readShard(text: string, env: Readonly<Record<string, string | undefined>>): Shard {
  if (text === "auto") return shardOf(env);
  const [, number, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { number: Number(number), of: Number(of) };
  if (isShard(shard)) return shard;
  throw new WorkbookError(
    `--shard ${text}: write the part and the number of parts, as in 2/8, or auto in a batch system's array.`,
  );
}

function isShard({ number, of }: Shard): boolean {
  return of >= 1 && of <= MOST_SHARDS && number >= 1 && number <= of;
}

/**
 * The part for this task of an array: Slurm's `--array`, with any first index and step, or an indexed job of
 * Kubernetes. That must set `JOB_COMPLETIONS` to the number of parts, because Kubernetes sets only the index.
 */
function shardOf(env: Readonly<Record<string, string | undefined>>): Shard {
  const value = (name: string) => {
    const text = env[name];
    return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  };
  const task = value("SLURM_ARRAY_TASK_ID");
  const count = value("SLURM_ARRAY_TASK_COUNT");
  if (task !== undefined && count !== undefined) {
    const first = value("SLURM_ARRAY_TASK_MIN") ?? 0;
    const step = value("SLURM_ARRAY_TASK_STEP") || 1;
    const shard = { number: (task - first) / step + 1, of: count };
    if (Number.isInteger(shard.number) && isShard(shard)) return shard;
    throw new WorkbookError(
      "--shard auto: the tasks of the Slurm array are not evenly spaced, so it is not clear which part this is; use --array=1-8, or name the part.",
    );
  }
  const index = value("JOB_COMPLETION_INDEX");
  const completions = value("JOB_COMPLETIONS");
  if (index !== undefined && completions !== undefined) {
    const shard = { number: index + 1, of: completions };
    if (isShard(shard)) return shard;
  }
  throw new WorkbookError(
    index === undefined
      ? "--shard auto: this is not a task of a Slurm or Kubernetes array (SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX); name the part, as in 2/8."
      : "--shard auto: JOB_COMPLETION_INDEX says which part this is, but not how many there are; set JOB_COMPLETIONS to the job's number of completions.",
  );
}

/** The part of a list for a shard: every eighth, for example, to spread neighbours that may be similar. */
export function partOf<One>(all: readonly One[], shard: Shard | undefined): readonly One[] {
  return shard ? all.filter((_, at) => at % shard.of === shard.number - 1) : all;
}
