/** The result of a check. */
export type Checked =
  | { readonly kind: "passed" }
  /** What is missing, one sentence each. */
  | { readonly kind: "missing"; readonly what: readonly string[]; readonly seen?: "run" }
  | { readonly kind: "not checked"; readonly because: string };
