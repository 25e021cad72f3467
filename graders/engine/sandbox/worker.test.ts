/** A worker that a hostile program has taken over: its output neither fills the grader's memory nor deceives it. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readProcessReports, readRealmAnswer } from "../execute/answers.ts";
import { openSession } from "./session.ts";
import { openWorker } from "./worker.ts";

const session = openSession();
afterAll(() => session.close());

const LIMITS = {
  memoryBytes: 400 * 2 ** 20,
  cpuMs: 5000,
  wallMs: 20_000,
  idleMs: 10_000,
  processes: 12,
};

let serial = 0;

function workerOf(source: string) {
  const program = join(session.folder, `worker-${serial++}.cjs`);
  writeFileSync(program, `const { writeSync } = require("node:fs");\n${source}`, { mode: 0o644 });
  return openWorker(session, {
    files: { "worker.cjs": program },
    command: (at) => [at("node"), at("worker.cjs")],
    limits: LIMITS,
    permissions: true,
  });
}

const answered = `process.stdin.once("data", () => { writeSync(1, '{"job":0}\\n'); `;

describe("a worker", () => {
  it("is heard once for each answer that is owed", async () => {
    const worker = workerOf(`${answered} writeSync(1, '{"job":1}\\n'); });`);
    worker.send({}, 2);
    expect(await worker.next()).toEqual({ document: { job: 0 } });
    expect(await worker.next()).toEqual({ document: { job: 1 } });
    await worker.stop();
  });

  it("that cannot start because its session is closed leads to no other protection", () => {
    const closed = openSession();
    closed.close();
    expect(closed.reconsider({ kind: "container", why: "another" })).toBe(false);
  });

  it("is ended by one extra answer, which is ignored", async () => {
    const worker = workerOf(`${answered} writeSync(1, '{"job":1}\\n{"job":2}\\n'); });`);
    worker.send({}, 2);
    const heard = [await worker.next(), await worker.next(), await worker.next()];
    expect(heard).not.toContainEqual({ document: { job: 2 } });
    expect(heard.at(-1)).toEqual({ end: { how: "stopped" }, stderr: "" });
  });

  it("is ended by an answer without a question, however many follow", async () => {
    const worker = workerOf(
      `${answered} setTimeout(() => { for (;;) writeSync(1, '{"job":1}\\n'.repeat(1000)); }, 100); });`,
    );
    const before = process.memoryUsage().rss;
    worker.send({}, 1);
    expect(await worker.next()).toEqual({ document: { job: 0 } });
    expect(await worker.next()).toEqual({ end: { how: "stopped" }, stderr: "" });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
  });

  it.each([
    ["no document", `writeSync(1, "hello\\n")`],
    ["a line without an end", `for (;;) writeSync(1, "x".repeat(1 << 16))`],
  ])("is ended by %s", async (_, source) => {
    const worker = workerOf(`process.stdin.once("data", () => { ${source} });`);
    worker.send({}, 1);
    expect(await worker.next()).toEqual({ end: { how: "stopped" }, stderr: "" });
  });
});

describe.skipIf(process.platform !== "linux")("if bwrap does not start", () => {
  it("a worker starts again without it, and gets everything again that it was sent", async () => {
    const bin = mkdtempSync(join(tmpdir(), "deckwork-bwrap-"));
    writeFileSync(join(bin, "bwrap"), "#!/bin/sh\necho no namespaces here >&2\nexit 1\n", {
      mode: 0o755,
    });
    chmodSync(bin, 0o755);
    const path = process.env.PATH;
    process.env.PATH = `${bin}:${path}`;
    const doubtful = openSession();
    try {
      const program = join(doubtful.folder, "echo.cjs");
      writeFileSync(program, "process.stdin.pipe(process.stdout);", { mode: 0o644 });
      const worker = openWorker(doubtful, {
        files: { "echo.cjs": program },
        command: (at) => [at("node"), at("echo.cjs")],
        limits: LIMITS,
        permissions: true,
      });
      worker.send({ job: 0 }, 1);
      worker.send({ job: 1 }, 1);
      expect([await worker.next(), await worker.next()]).toEqual([
        { document: { job: 0 } },
        { document: { job: 1 } },
      ]);
      expect(doubtful.protection).toEqual({
        kind: "permissions",
        why: "bwrap does not start: no namespaces here",
      });
      await worker.stop();
    } finally {
      process.env.PATH = path;
      doubtful.close();
      rmSync(bin, { recursive: true });
    }
  });
});

describe("an answer", () => {
  const run = {
    stdout: "hello\n",
    stderr: "",
    ended: { how: "exit", status: 0 },
    pauses: [{ at: 6, seconds: 2 }],
  };

  it("is accepted in the right form and order", () => {
    expect(readRealmAnswer({ job: 3, result: run }, 3)).toEqual({ job: 3, result: run });
    expect(readRealmAnswer({ job: 3, result: { needs: "process" } }, 3)?.result).toEqual({
      needs: "process",
    });
  });

  it.each([
    ["for another job", { job: 4, result: run }],
    ["that is nothing", null],
    ["without an output", { job: 3, result: { ...run, stdout: undefined } }],
    ["of an end nobody knows", { job: 3, result: { ...run, ended: { how: "won" } } }],
    [
      "with a name that is an object",
      {
        job: 3,
        result: { ...run, ended: { how: "exit", status: 1, error: { name: {}, message: "" } } },
      },
    ],
    ["longer than any output", { job: 3, result: { ...run, stdout: "x".repeat(1_000_001) } }],
  ])("%s is not an answer", (_, document) => {
    expect(readRealmAnswer(document, 3)).toBeUndefined();
  });
});

describe("reports on a process", () => {
  it("are accepted, and other lines are skipped", () => {
    const lines = [
      '{"kind":"read","at":5,"inVain":false}',
      "hello",
      '{"kind":"read","at":"5","inVain":false}',
      '{"kind":"error","error":{"name":{"toString":1},"message":"m"}}',
      '{"kind":"pause","seconds":null}',
      "{",
    ];
    expect(readProcessReports(lines.join("\n"))).toEqual([
      { kind: "read", at: 5, inVain: false },
      { kind: "pause", seconds: Number.NaN },
    ]);
  });

  it("are limited in number", () => {
    const flood = '{"kind":"pause","seconds":1}\n'.repeat(40_000);
    expect(readProcessReports(flood).length).toBe(10_000);
  });
});
