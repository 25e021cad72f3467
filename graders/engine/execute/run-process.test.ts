/** What the process runner keeps from the program if only Node's own flags confine it. */
import { afterAll, expect, it, onTestFinished } from "vitest";
import { FOREIGN_BOX } from "../limits/limits.ts";
import { openSession } from "../sandbox/session.ts";
import { runBoxed, runProcess } from "./run-process.ts";

const bare = openSession({ confinement: "none" });
afterAll(() => bare.close());

it.each([
  ["the grader", "process.kill(process.ppid, 'SIGKILL')"],
  ["the grader, by the way below", "process._kill(process.ppid, 9)"],
  ["every process of its user", "process.kill(-1, 'SIGKILL')"],
])("a program cannot end %s", async (_, source) => {
  const run = await runProcess(bare, `console.log("here");\n${source};`, []);
  expect(run).toMatchObject({
    stdout: "here\n",
    ended: { how: "exit", status: 1, error: { code: "ERR_ACCESS_DENIED" } },
  });
});

it("a program cannot open the debugger of the grader", async () => {
  const source = `for (const name of ["_debugProcess", "_debugEnd"]) {
  try { process[name](process.ppid); console.log("done"); } catch { console.log("refused"); }
  try { delete process[name]; } catch {}
}`;
  const run = await runProcess(bare, source, []);
  expect(run).toMatchObject({ stdout: "refused\nrefused\n" });
  // Other files of tests may have sessions of their own.
  if (process.platform !== "win32") expect(process.listenerCount("SIGUSR1")).toBeGreaterThan(0);
});

it("a program may end itself", async () => {
  const run = await runProcess(bare, `process.kill(process.pid, "SIGTERM");`, []);
  expect(run).toMatchObject({ ended: { how: "killed" } });
});

it.each(["in the available box", "without a box"])(
  "a status above all signals is a status, and no input needs to be read, %s",
  async (where) => {
    const session = where.startsWith("in") ? openSession() : bare;
    onTestFinished(() => (session === bare ? undefined : session.close()));
    const source = `process.stdin.unref().ref(); console.log("out"); process.exit(255);`;
    expect(await runProcess(session, source, [])).toMatchObject({
      stdout: "out\n",
      ended: { how: "exit", status: 255 },
    });
  },
);

it.runIf(process.platform === "linux")(
  "a program that waits too long learns how much time it had",
  async () => {
    const limits = { ...FOREIGN_BOX.limits(bare.times), idleMs: 100 };
    const spec = {
      ...FOREIGN_BOX,
      ...bare.times,
      limits,
      files: {},
      command: () => ["sleep", "9"],
    };
    expect(await runBoxed(bare, [], { ...spec, permissions: false })).toEqual({
      stdout: "",
      stderr: "",
      ended: { how: "timed out", limit: "idle", ms: 100, realTime: true },
    });
  },
);
