import { expect, test } from "vitest";
import { partOf, readShard } from "./shard.ts";

test.each([
  ["1/1", 1, 1],
  ["2/8", 2, 8],
  ["8/8", 8, 8],
])("%s", (text, number, of) => {
  expect(readShard(text, {})).toEqual({ number, of });
});

test.each(["0/8", "9/8", "2", "2/0", "-1/8", "2/8/3", "a/b", "", "1/99999"])(
  "%j is not a shard",
  (text) => {
    expect(() => readShard(text, {})).toThrow(
      `--shard ${text}: write the part and the number of parts, as in 2/8, or auto in a batch system's array.`,
    );
  },
);

const slurm = (id: number, count: number, min: number, step = 1) => ({
  SLURM_ARRAY_TASK_ID: String(id),
  SLURM_ARRAY_TASK_COUNT: String(count),
  SLURM_ARRAY_TASK_MIN: String(min),
  SLURM_ARRAY_TASK_STEP: String(step),
});

test("auto reads a Slurm array with any first index, and an indexed job of Kubernetes", () => {
  expect(readShard("auto", slurm(1, 8, 1))).toEqual({ number: 1, of: 8 });
  expect(readShard("auto", slurm(0, 8, 0))).toEqual({ number: 1, of: 8 });
  expect(readShard("auto", slurm(15, 4, 0, 5))).toEqual({ number: 4, of: 4 });
  expect(readShard("auto", { JOB_COMPLETION_INDEX: "0", JOB_COMPLETIONS: "3" })).toEqual({
    number: 1,
    of: 3,
  });
});

test("auto says what is missing", () => {
  expect(() => readShard("auto", {})).toThrow("this is not a task of a Slurm or Kubernetes array");
  expect(() => readShard("auto", { JOB_COMPLETION_INDEX: "0" })).toThrow("set JOB_COMPLETIONS");
  // --array=1,2,9
  expect(() => readShard("auto", slurm(9, 3, 1))).toThrow("not evenly spaced");
});

test("the parts of a course have each submission exactly once", () => {
  const all = Array.from({ length: 23 }, (_, at) => at);
  const parts = [1, 2, 3, 4].map((number) => partOf(all, { number, of: 4 }));
  expect(parts.flat().sort((a, b) => a - b)).toEqual(all);
  expect(parts.map((part) => part.length)).toEqual([6, 6, 6, 5]);
  expect(partOf(all, undefined)).toBe(all);
});
