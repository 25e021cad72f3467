import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Usage, usageOf } from "./usage.ts";

const reason = process.platform === "linux" ? undefined : "only Linux says what a process uses";
if (reason) console.warn(`NOT RUN: usage.test.ts, because ${reason}`);

const MEBIBYTE = 1024 * 1024;
const started: ChildProcess[] = [];

/** Starts a command in its own process group, which ends with the test. */
function start(command: string, args: readonly string[]): number {
  const child = spawn(command, args, { detached: true, stdio: "ignore" });
  started.push(child);
  return child.pid!;
}

afterEach(async () => {
  for (const child of started.splice(0)) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    try {
      process.kill(-child.pid!, "SIGKILL");
    } catch {
      // It has already ended.
    }
    if (child.exitCode === null && child.signalCode === null) await gone;
  }
});

/** Checks until the usage is as wanted. */
function until(pid: number, wanted: (usage: Usage) => boolean): Promise<Usage> {
  return vi.waitFor(
    () => {
      const usage = usageOf(pid);
      expect(usage && wanted(usage)).toBe(true);
      return usage!;
    },
    { timeout: 10_000, interval: 20 },
  );
}

describe.skipIf(reason)(`what a process tree uses${reason ? ` (not run: ${reason})` : ""}`, () => {
  it("counts the process and all its descendants, and says that none of them computes", async () => {
    const pid = start("sh", ["-c", "sleep 60 & (sleep 60; true) & wait"]);
    const usage = await until(pid, ({ processes, running }) => processes === 4 && !running);
    expect(usage).toEqual({
      processes: 4,
      running: false,
      cpuMs: usage.cpuMs,
      memoryBytes: usage.memoryBytes,
    });
    expect(usage.memoryBytes).toBeLessThan(40 * MEBIBYTE);
  });

  it("counts processes started by a thread other than the first", async () => {
    const inThread = `const { spawn } = require("node:child_process"); spawn("sh", ["-c", "sleep 60 & wait"], { stdio: "ignore" }); setInterval(() => {}, 60_000)`;
    const source = `const { Worker } = require("node:worker_threads"); new Worker(${JSON.stringify(inThread)}, { eval: true })`;
    const pid = start(process.execPath, ["-e", source]);
    const usage = await until(pid, ({ processes }) => processes === 3);
    expect(usage.processes).toBe(3);
  });

  it("adds up the time of all processes, including those that have ended", async () => {
    const loop = "i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done";
    const pid = start("sh", ["-c", `sh -c '${loop}'; sleep 60`]);
    const busy = await until(pid, ({ cpuMs, running }) => running && cpuMs > 0);
    const done = await until(pid, ({ running, processes }) => !running && processes === 2);
    expect(done.cpuMs).toBeGreaterThanOrEqual(busy.cpuMs);
  });

  it("adds up memory in use, not memory that is only reserved", async () => {
    const pid = start(process.execPath, [
      "-e",
      `const used = Buffer.alloc(${100 * MEBIBYTE}, 1); const reserved = new ArrayBuffer(${1000 * MEBIBYTE}); setInterval(() => [used, reserved], 1000)`,
    ]);
    const { memoryBytes } = await until(
      pid,
      (usage) => usage.memoryBytes > 120 * MEBIBYTE && !usage.running,
    );
    expect(memoryBytes).toBeLessThan(600 * MEBIBYTE);
  });

  it("is not misled by a program's name", async () => {
    const source = "process.title = 'a) R 1 (b'; setInterval(() => {}, 60_000)";
    const pid = start(process.execPath, ["-e", source]);
    await until(pid, () => readFileSync(`/proc/${pid}/stat`, "latin1").includes("(a) R 1 (b)"));
    const usage = await until(pid, ({ running }) => !running);
    expect(usage.processes).toBe(1);
    expect(usage.memoryBytes).toBeGreaterThan(10 * MEBIBYTE);
  });

  it("gives nothing for a process that has ended", async () => {
    const pid = start("true", []);
    await new Promise((resolve) => started[0]!.once("exit", resolve));
    expect(usageOf(pid)).toBe(undefined);
  });
});
