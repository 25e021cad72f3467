/** What is said if results cannot be written. */
import { expect, test } from "vitest";
import { attempt } from "./ledger.ts";

test("a folder is blamed for what the system says, and not for a fault of ours", () => {
  const failing = (error: Error) => () =>
    attempt("out", () => {
      throw error;
    });
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  expect(failing(full)).toThrow("out: results cannot be written there (ENOSPC); free some space");
  expect(failing(new ReferenceError("x is not defined"))).toThrow(
    new ReferenceError("x is not defined"),
  );
});
