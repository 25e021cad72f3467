/**
 * The result of a student's tests, from the last line of their output. They share a context with the rest of the
 * student's file, so it is read with care.
 *
 * @module
 */
import * as v from "valibot";
import { REPORT_LIMITS, REPORT_MARK, type TestReport } from "../guest/test-report.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const { tests, failed, chars, diffChars } = REPORT_LIMITS;
const failedSchema = v.object({
  name: text(chars),
  message: text(chars),
  diff: v.exactOptional(text(diffChars)),
  stack: v.exactOptional(text(diffChars)),
});

const schema = v.object({
  tests: v.pipe(v.array(text(chars)), v.maxLength(tests)),
  failed: v.pipe(v.array(failedSchema), v.maxLength(failed)),
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
