/**
 * Copies of the project for tests of its sources, its cache and its packages.
 *
 * @module
 */
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import type { Ended } from "./commands/run-for-tests.ts";

/** A copy of the project without the tracks. It has links to the packages, but its own cache. */
export function copyOfProject(packages = true): string {
  const copy = mkdtempSync(join(tmpdir(), "deckwork-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(join(PROJECT, "package.json"), join(copy, "package.json"));
  for (const name of ["commands", "engine", "toolkit", "main.ts", "deckwork.cjs"])
    cpSync(join(PROJECT, "graders", name), join(copy, "graders", name), { recursive: true });
  if (packages) {
    mkdirSync(join(copy, "node_modules"));
    for (const name of readdirSync(join(PROJECT, "node_modules")).filter(
      (name) => name !== ".cache",
    ))
      symlinkSync(join(PROJECT, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

/** Runs a copy's commands on a workbook. */
export function runCopy(copy: string, root: string, ...words: readonly string[]): Promise<Ended> {
  const launcher = join(copy, "graders/deckwork.cjs");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...words], {
      env: { ...process.env, DECKWORK_ROOT: root },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: 60_000,
    });
    const [out, err] = ["", ""].map((_, at) => {
      const chunks: Buffer[] = [];
      child.stdio[at + 1]!.on("data", (chunk: Buffer) => chunks.push(chunk));
      return () => Buffer.concat(chunks).toString("utf8");
    }) as [() => string, () => string];
    child.on("error", reject).on("close", (status) => resolve({ status, out: out(), err: err() }));
  });
}
