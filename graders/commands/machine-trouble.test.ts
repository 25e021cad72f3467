import { mkdtempSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sayTrouble } from "./machine-trouble.ts";

test("trouble with the machine is described with its place", () => {
  const error = Object.assign(new Error(), { code: "ENOSPC", syscall: "write", path: "/x/y" });
  expect(sayTrouble(error)).toBe(
    "/x/y: the disk is full (ENOSPC); fix this, or, for temporary files, set TMPDIR to a folder where you can write.",
  );
});

test("any other error may be a bug, and gets no sentence", () => {
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
