/** The result of a test file, in the form in which it leaves the box. */
export interface TestReport {
  readonly tests: number;
  /** How many expectations were checked. */
  readonly assertions: number;
  /** The first of those that failed. */
  readonly failed: readonly { readonly name: string; readonly message: string }[];
}

/** The mark before the report, which has its own line. */
export const REPORT_MARK = "\u0001deckwork tests ";
