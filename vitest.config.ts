import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const NOT_OURS = ["graders/*/starter/**", "**/node_modules/**"];

/** Files of ten seconds and more. They begin first, so that the workers end together. */
const LONG = [
  "graders/solutions.test.ts",
  "graders/workbook.test.ts",
  "graders/engine/grade/hostile-course.test.ts",
  "graders/engine/scenarios.test.ts",
  "graders/engine/run/runners.test.ts",
  "graders/engine/score/score.test.ts",
  "graders/add-a-stage.test.ts",
  "graders/engine/desk/watch-stage.test.ts",
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG.some((path) => moduleId.replaceAll("\\", "/").endsWith(`/${path}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // By itself vitest leaves a processor to whoever watches; of two that would be one half of the time.
    maxWorkers: Math.max(1, availableParallelism()),
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          // What `npm test` runs: the workbook alone, as a student's clone may hold anything under `exercises/`.
          name: "workbook",
          include: ["graders/**/*.test.ts"],
          exclude: ["graders/**/*.all.test.ts", ...NOT_OURS],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // What `npm run test:all` runs: what proves much and takes minutes.
          name: "all",
          include: ["graders/**/*.all.test.ts"],
          exclude: NOT_OURS,
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "exercises",
          // The cases of every stage, and the tests that students write themselves.
          include: ["graders/exercises.cases.ts", "exercises/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
