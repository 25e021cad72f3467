/** The result of a check. */
export type Checked =
  | { readonly kind: "passed" }
  /** What is missing, one sentence each, and the declarations that this is about, by name, if they are known. */
  | {
      readonly kind: "missing";
      readonly what: readonly string[];
      readonly seen?: "run";
      readonly names?: readonly string[];
    }
  | { readonly kind: "not checked"; readonly because: string };
