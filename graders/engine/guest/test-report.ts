/** The result of a test file, in the form in which it leaves the box. */
export interface TestReport {
  /** The names of those that ran. */
  readonly tests: readonly string[];
  /** The first of those that failed. */
  readonly failed: readonly FailedTest[];
}

export interface FailedTest {
  /** With the names of its groups; of a file that fails as a whole, the file's. */
  readonly name: string;
  readonly message: string;
  /** What was expected and what came, as vitest shows it. */
  readonly diff?: string;
  /** Only where places may be known. */
  readonly stack?: string;
}

/** How much is told of a file of tests; nothing that says more is a report. */
export const REPORT_LIMITS = { tests: 1000, failed: 20, chars: 400, diffChars: 2000 } as const;

/** The mark before the report, which has its own line. */
export const REPORT_MARK = "\u0001deckwork tests ";

/** In the text of every function and class that tests are run on. */
export const HIDDEN_MARK = "deckwork hides this: ";

/** A report of tests that still run. */
export interface GrowingReport {
  readonly tests: string[];
  readonly failed: FailedTest[];
}

/** @param path - the names of its groups, and its own */
export function addTest({ tests }: GrowingReport, path: readonly string[]): void {
  if (tests.length < REPORT_LIMITS.tests) tests.push(nameOf(path));
}

/** @param path - as for {@link addTest} */
export function addFailed(
  { failed }: GrowingReport,
  path: readonly string[],
  how: Omit<FailedTest, "name">,
): void {
  if (failed.length >= REPORT_LIMITS.failed) return;
  const message = how.message.slice(0, REPORT_LIMITS.chars);
  failed.push({ ...how, name: nameOf(path), message });
}

function nameOf(path: readonly string[]): string {
  return path.join(" > ").slice(0, REPORT_LIMITS.chars);
}

/** Writes the report as the last line. */
export function writeReport(report: GrowingReport, write: (text: string) => void): void {
  write(`\n${REPORT_MARK}${JSON.stringify(report satisfies TestReport)}\n`);
}
