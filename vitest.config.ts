import { defineConfig } from "vitest/config";

/** Two projects, so that `npm test` looks at the workbook alone: a student's clone may hold anything under `exercises/`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "workbook",
          include: ["graders/**/*.test.ts"],
          exclude: ["graders/*/starter/**", "**/node_modules/**"],
          testTimeout: 120_000,
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
