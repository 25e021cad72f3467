import { mkdtempSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayTrouble } from "./machine-trouble.ts";

test("what the machine refuses is said with the place", () => {
  const error = Object.assign(new Error(), { code: "ENOSPC", syscall: "write", path: "/x/y" });
  expect(sayTrouble(error)).toBe(
    "/x/y: the disk is full (ENOSPC); fix this, or, for temporary files, set TMPDIR to a folder where you can write.",
  );
});

test("anything else may be a bug, and is not talked about", () => {
  const missing = () => writeFileSync("/nowhere/at/all", "");
  for (const act of [missing, () => mkdtempSync("/nowhere/at/all")]) {
    try {
      act();
    } catch (error) {
      expect(sayTrouble(error)).toBeUndefined();
    }
  }
  for (const other of [new TypeError("EROFS"), undefined, null, "EROFS", { code: "EROFS" }])
    expect(sayTrouble(other)).toBeUndefined();
});
