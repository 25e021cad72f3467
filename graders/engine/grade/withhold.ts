/**
 * Takes out of a verdict what nobody may see.
 *
 * @module
 */
import { withoutGiven } from "../judge/calls.ts";
import { withoutCounts } from "../judge/checks.ts";
import type { Difference } from "../judge/compare.ts";
import { FORBIDDEN, type Verdict } from "../judge/verdict.ts";

/** The output and errors of a program with reference code in it are never shown, only the kind of verdict. */
export function withhold(verdict: Verdict): Verdict {
  const hidden = (difference: Difference): Difference => ({
    ...difference,
    rows: [],
    first: -1,
    beyond: { expected: 0, actual: 0 },
  });
  switch (verdict.kind) {
    case "different":
      return { ...verdict, difference: hidden(verdict.difference) };
    case "asks for more":
      return { kind: "asks for more", difference: undefined };
    case "crashed":
      return { kind: "crashed", status: undefined, error: undefined, difference: undefined };
    case "timed out":
    case "too much memory":
    case "too much output": {
      const { difference: _, ...known } = verdict;
      return known;
    }
    case "missing":
      return { ...verdict, what: verdict.what.map(withoutGiven).map(withoutCounts) };
    case "refused":
      return verdict.when === "building" ? verdict : { ...verdict, ...FORBIDDEN };
    default:
      return verdict;
  }
}
