/** What came of a test file: the form in which it leaves the box. */
export interface TestReport {
  readonly tests: number;
  /** How many times anything was expected. */
  readonly assertions: number;
  /** The first of those that failed. */
  readonly failed: readonly { readonly name: string; readonly message: string }[];
}

/** Stands before the report, on a line of its own. */
export const REPORT_MARK = "\u0001deckwork tests ";
