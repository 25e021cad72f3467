/** What commands leave behind if they are told to end. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeCourse } from "../engine/course/sample-class.ts";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { childrenOf } from "../engine/sandbox/usage.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { commandOf, ownWorkbook } from "./run-for-tests.ts";

const PATIENCE_MS = 60_000;
const LOOK_MS = 20;

const root = ownWorkbook(tinyWorkbook(), afterAll);
const course = mkdtempSync(join(tmpdir(), "deckwork-signals-"));
afterAll(() => rmSync(course, { recursive: true, force: true }));
beforeAll(() => {
  const files = readSolutions(discover(root));
  const MAIN = "tiny/2-roll/main.ts";
  writeCourse(course, [
    { name: "ann", files },
    { name: "bob", files: { ...files, [MAIN]: `${files[MAIN]}for (;;);\n` } },
  ]);
});

/** Waits for what will be so soon. */
async function until<T>(look: () => T | undefined): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = look();
    if (seen !== undefined) return seen;
    if (Date.now() > end) throw new Error("It never came.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

function descendantsOf(pid: number): number[] {
  try {
    return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
  } catch {
    return [];
  }
}

function commandLineOf(pid: number | string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "latin1");
  } catch {
    return "";
  }
}

/** What a command has made that must not outlive it. */
interface Made {
  /** The folder of its session. */
  readonly folder: string;
  /** The processes in its boxes. */
  readonly pids: readonly number[];
}

/** Seen once a realm is at work. */
function madeBy({ pid }: ChildProcess): Made | undefined {
  const pids = descendantsOf(pid!);
  for (const box of pids.filter((one) => commandLineOf(one).includes("realm.cjs"))) {
    try {
      return { folder: readlinkSync(`/proc/${box}/cwd`), pids };
    } catch {
      // It has just ended.
    }
  }
  return undefined;
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<readonly [status: number | null, said: string]>;
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Started {
  const [node, ...rest] = commandOf(args);
  const child = spawn(node, rest, {
    cwd: root,
    env: { ...env, DECKWORK_ROOT: root },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.resume();
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<readonly [number | null, string]>((resolve) =>
    child.once("close", (status) => resolve([status, said])),
  );
  return { child, ended };
}

async function expectNothingLeft({ folder, pids }: Made): Promise<void> {
  expect(folder).toMatch(/deckwork-\w{6}$/);
  expect(existsSync(folder)).toBe(false);
  // Killed processes need a moment to disappear.
  await until(() => (pids.every((pid) => commandLineOf(pid) === "") ? true : undefined));
}

const reason = process.platform === "linux" ? undefined : "processes are looked for in /proc";
if (reason) console.warn(`NOT RUN: commands that are told to end, because ${reason}`);

describe.skipIf(reason)("a command that is told to end leaves nothing behind", () => {
  const noBox = { PATH: "/nowhere", HOME: process.env.HOME, TMPDIR: process.env.TMPDIR };
  test.each([
    ["SIGINT", 130, "in boxes", process.env, []],
    ["SIGTERM", 143, "in boxes", process.env, []],
    ["SIGHUP", 129, "in boxes", process.env, []],
    ["SIGTERM", 143, "where there is no bubblewrap", noBox, ["--no-box"]],
  ] as const)("grade, on %s: status %i, %s", async (signal, status, _, env, words) => {
    const out = mkdtempSync(join(course, "..", "deckwork-out-"));
    onTestFinished(() => rmSync(out, { recursive: true, force: true }));
    const { child, ended } = start(["grade", course, "--out", out, "--jobs", "1", ...words], env);
    const records = join(out, "records");
    const written = () => (existsSync(records) ? readdirSync(records) : []);
    await until(() => (written().some((name) => name.startsWith("ann-")) ? true : undefined));
    const made = await until(() => madeBy(child));
    expect(readdirSync(out)).toEqual(["ledger.json", "lock", "records"]);
    child.kill(signal);
    expect(await ended).toEqual([status, ""]);
    expect(readdirSync(out)).toEqual(["ledger.json", "records"]);
    expect(written().filter((name) => !/^\w+-\w+\.json$/.test(name))).toEqual([]);
    await expectNothingLeft(made);
  });

  test("watch leaves quietly on Ctrl-C", async () => {
    // A program that ends would be too fast to interrupt.
    const main = join(root, "exercises/tiny/1-greet/main.ts");
    writeFileSync(main, `${readFileSync(main, "utf8")}for (;;);\n`.replace(/^print\(.*$/m, ""));
    const { child, ended } = start(["watch", "tiny/1"]);
    const made = await until(() => madeBy(child));
    child.kill("SIGINT");
    expect(await ended).toEqual([0, ""]);
    await expectNothingLeft(made);
  });
});
