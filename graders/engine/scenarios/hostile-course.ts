/**
 * A course of hostile submissions, graded in a separate process, for the tests.
 *
 * @module
 */
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { openSession } from "../sandbox/session.ts";
import { discover, type Workbook } from "../workbook/workbook.ts";
import { readSolutions } from "../workbook/stage-files.ts";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import type { Told } from "./grade-course.ts";

const MAIN = "tiny/2-roll/main.ts";

/** What each submission changes in the solution's program, and the verdicts on its two cases. */
export const COURSE: Readonly<
  Record<string, readonly [change: (main: string) => string, verdict: string]>
> = {
  "ann-honest": [(main) => main, "passed"],
  "bob-buffer-bomb": [
    (main) =>
      `const all: Uint8Array[] = [];\nfor (;;) all.push(new Uint8Array(1 << 24).fill(1));\n${main}`,
    "too much memory",
  ],
  "cid-honest": [(main) => `${main}// Finished.\n`, "passed"],
  "dan-endless-loop": [(main) => `${main}for (;;);\n`, "timed out"],
  "eve-fork-bomb": [
    (main) =>
      `import { spawn } from "node:child_process";\nfor (;;) spawn(process.execPath, [process.argv[1]!]);\n${main}`,
    "refused",
  ],
  "fay-flood": [(main) => `${main}for (;;) { try { print("x"); } catch {} }\n`, "too much output"],
  "gus-heap-bomb": [
    // In big pieces: filling the heap with small ones would take all the time of a case.
    (main) =>
      `const all: number[][] = [];\nfor (let i = 0; ; i++) all.push(new Array<number>(1000).fill(i));\n${main}`,
    "too much memory",
  ],
  "hal-honest-and-wrong": [(main) => main.replace("1 + (rand()", "(rand()"), "different"],
  "ida-parentheses": [(main) => `${"{".repeat(200_000)}\n${main}`, "does not build"],
  "jan-deaf-parser": [
    (main) =>
      `${main}\nfunction async(x: number) { return x; }\n${"async(".repeat(150)}1${")".repeat(150)};\n`,
    "passed",
  ],
  "kim-eats-its-own-process": [
    (main) =>
      `import { readFileSync } from "node:fs";\nprocess.kill(process.pid, "SIGSEGV");\nreadFileSync("/etc/passwd");\n${main}`,
    "crashed",
  ],
  "zoe-honest": [(main) => `\uFEFF${main.replaceAll("\n", "\r\n")}`, "passed"],
};

/** How a course is graded: in boxes or without, with the real times or short ones, by this user or a different one. */
export interface Way {
  readonly how: "box" | "bare";
  readonly times: "real" | "short";
  /** What comes before the command. */
  readonly before: readonly string[];
}

export interface Ground {
  readonly folder: string;
  readonly workbook: Workbook;
  write(path: string, text: string): void;
  /** Grades a course in a separate process. */
  gradeApart(way: Way, course: string): Promise<Told>;
  /** Grades these submissions, and expects a verdict on each and nothing left behind. */
  expectAllJudged(way: Way, names: readonly string[]): Promise<void>;
  remove(): void;
}

/** A workbook, and a folder for a course, that other users can read. */
export function openGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), "deckwork-course-"));
  const written = writeWorkbook(tinyWorkbook());
  const workbook = discover(written.root);
  for (const place of [folder, written.root]) chmodSync(place, 0o755);

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const gradeApart = async ({ how, times, before }: Way, course: string) => {
    const home = join(folder, "home");
    mkdirSync(home);
    chmodSync(home, 0o777);
    const command = [process.execPath, "--import", TSX, SCRIPT, workbook.root, course, how, times];
    const argv = [...before, ...command];
    const child = spawn(argv[0]!, argv.slice(1), {
      env: { PATH: process.env.PATH, HOME: home, TMPDIR: home },
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 110_000,
      killSignal: "SIGKILL",
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const status = await new Promise((resolve) => child.once("close", resolve));
    expect(status).toBe(0);
    // The cache of tsx does not matter here.
    expect(readdirSync(home).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
    return JSON.parse(printed) as Told;
  };
  return {
    folder,
    workbook,
    write,
    gradeApart,
    expectAllJudged: async (way, names) => {
      const solutions = readSolutions(workbook);
      for (const name of names) {
        const [change] = COURSE[name]!;
        for (const [path, text] of Object.entries(solutions))
          write(`hostile/${name}/${path}`, path === MAIN ? change(text) : text);
      }
      const told = await gradeApart(way, join(folder, "hostile"));
      expect(told.protection).toBe(way.how === "box" ? "bubblewrap" : "permissions");
      expect(told.submissions).toEqual(
        names.map((name) => {
          const [, verdict] = COURSE[name]!;
          // A slow machine may use up the time before a memory is full.
          const one = verdict === "too much memory" ? expect.stringMatching(FULL_OR_LATE) : verdict;
          return { name, fault: null, stages: [["passed"], [one, one]] };
        }),
      );
      expect(existsSync(told.folder)).toBe(false);
      expect(processesOf(told.folder)).toEqual([]);
    },
    remove: () => {
      written.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const FULL_OR_LATE = /^(?:too much memory|timed out)$/;

const SCRIPT = fileURLToPath(new URL("./grade-course.ts", import.meta.url));
const TSX = fileURLToPath(import.meta.resolve("tsx"));

/** Processes that were started in a session's folder, or see it from inside a box. */
export function processesOf(session: string): string[] {
  const mark = basename(session);
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const place = join("/proc", pid);
    const views = [
      () => readFileSync(join(place, "cmdline"), "latin1"),
      () => readlinkSync(join(place, "cwd")),
      () => readFileSync(join(place, "mountinfo"), "latin1"),
    ];
    return views.some((view) => {
      try {
        return view().includes(mark);
      } catch {
        return false;
      }
    });
  });
}

const AS_USER = ["setpriv", "--reuid=1000", "--regid=1000", "--clear-groups"];
export const isRoot = process.getuid?.() === 0;
const hasSetpriv = spawnSync("setpriv", ["--version"]).status === 0;

function nodeIsReadable(): boolean {
  const [setpriv = "", ...words] = AS_USER;
  return spawnSync(setpriv, [...words, "test", "-r", process.execPath]).status === 0;
}

/** Why folders without permissions cannot be tried, and the command that runs tests as an ordinary user. */
export const notAsUser =
  process.platform !== "linux"
    ? "courses are graded on Linux"
    : isRoot && !hasSetpriv
      ? "root reads everything, and setpriv is not installed"
      : isRoot && !nodeIsReadable()
        ? "an ordinary user cannot read the Node that runs the tests"
        : undefined;
export const asUser: readonly string[] = isRoot ? AS_USER : [];

/** The user who grades, and why that cannot be tried on this machine. */
export function waysToGrade(): readonly [
  title: string,
  way: Omit<Way, "times">,
  reason: string | undefined,
][] {
  const session = openSession();
  const { protection } = session;
  session.close();
  const notLinux = process.platform === "linux" ? undefined : "courses are graded on Linux";
  const notBoxed =
    notLinux ?? (protection.kind === "bubblewrap" ? undefined : protection.why);
  const notOther =
    notBoxed ??
    (isRoot ? notAsUser : "the tests run as an ordinary user already");
  return [
    ["in boxes", { how: "box", before: [] }, notBoxed],
    ["in boxes, graded by an ordinary user", { how: "box", before: AS_USER }, notOther],
    ["without boxes", { how: "bare", before: [] }, notLinux],
  ];
}
