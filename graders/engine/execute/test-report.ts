/**
 * The result of a student's tests, from the last line of their output. They share a context with the rest of the
 * student's file, so it is read with care.
 *
 * @module
 */
import * as v from "valibot";
import { REPORT_MARK, type TestReport } from "../guest/test-report.ts";

const failedSchema = v.object({
  name: v.string(),
  message: v.string(),
  diff: v.exactOptional(v.string()),
  stack: v.exactOptional(v.string()),
});

const schema = v.object({
  tests: v.array(v.string()),
  failed: v.array(failedSchema),
});

/** @returns `undefined` if the tests did not run to their end */
export function readTestReport(stdout: string): TestReport | undefined {
  const line = stdout.trimEnd().split("\n").at(-1) ?? "";
  if (!line.startsWith(REPORT_MARK)) return undefined;
  try {
    const read = v.safeParse(schema, JSON.parse(line.slice(REPORT_MARK.length)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
