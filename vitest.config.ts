import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["graders/**/*.test.ts"],
    // A student's clone may hold anything there; the workbook's own tests never look.
    exclude: ["exercises/**", "**/node_modules/**"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
