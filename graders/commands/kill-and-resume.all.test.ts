/**
 * A course that is killed at any moment and resumed gives the same bytes as one without interruption. This takes ten
 * seconds, because eight submissions are graded more than twice, and one is hostile. `DECKWORK_SUBMISSIONS` grades more,
 * one in ten of them hostile.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { isTimes } from "../engine/course/times.ts";
import { COURSE } from "../engine/scenarios/hostile-course.ts";
import { readSolutions } from "../engine/workbook/stage-files.ts";
import { discover } from "../engine/workbook/workbook.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { commandOf, ownWorkbook } from "./run-for-tests.ts";

const SUBMISSIONS = Number(process.env.DECKWORK_SUBMISSIONS ?? 8);
const KILLS = 3;
const MAIN = "tiny/2-roll/main.ts";
/** Nobody waits for the limits on time more often than has to be seen. */
const HOSTILE = Object.entries(COURSE).filter(([name]) => !name.includes("honest"));

test.runIf(process.platform === "linux")(
  "a course that is killed three times at random moments and resumed gives the same results",
  async () => {
    const root = ownWorkbook();
    const folder = mkdtempSync(join(tmpdir(), "deckwork-killed-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const course = join(folder, "course");
    writeSubmissions(root, course);

    const calm = await grade(root, course, join(folder, "calm"));
    expect([calm.status, calm.err]).toEqual([0, ""]);
    const disturbed = join(folder, "disturbed");
    const pids = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const after = recordsIn(disturbed) + Math.ceil((SUBMISSIONS / (KILLS + 1)) * Math.random());
      pids.push(await killAfter(root, course, disturbed, after));
    }
    const known = recordsIn(disturbed);
    expect(known).toBeGreaterThan(0);
    const last = await grade(root, course, disturbed);
    expect([last.status, last.err]).toEqual([0, ""]);
    expect(last.out).toContain(
      `${SUBMISSIONS} submissions, ${SUBMISSIONS - known} of them graded now`,
    );
    expect(filesOf(disturbed)).toEqual(filesOf(join(folder, "calm")));
    expect(abandonedBy([...pids, calm.pid, last.pid])).toEqual([]);
  },
  SUBMISSIONS * 10_000,
);

function writeSubmissions(root: string, course: string): void {
  const solved = readSolutions(discover(root));
  for (let student = 0; student < SUBMISSIONS; student++) {
    const hostile = student % 10 === 0 ? HOSTILE[(student / 10) % HOSTILE.length] : undefined;
    const name = `student-${String(student).padStart(4, "0")}${hostile ? `-${hostile[0]}` : ""}`;
    const files = { ...solved, [MAIN]: `${solved[MAIN]}// ${student}\n` };
    if (hostile) files[MAIN] = hostile[1][0](files[MAIN]!);
    for (const [path, text] of Object.entries(files)) writeWhole(join(course, name, path), text);
  }
}

function begin(root: string, course: string, out: string) {
  const [program, ...args] = commandOf(["grade", course, "--out", out]);
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, DECKWORK_ROOT: root },
    timeout: SUBMISSIONS * 5000,
    killSignal: "SIGKILL",
  });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, said, ended };
}

async function grade(root: string, course: string, out: string) {
  const { child, said, ended } = begin(root, course, out);
  const status = await ended;
  // It names submissions that take long.
  const err = said.err.replace(/^Still grading .*\n/gm, "");
  return { status, pid: child.pid!, out: said.out, err };
}

/** Kills a run as soon as there are so many records. @returns its process */
async function killAfter(root: string, course: string, out: string, records: number) {
  const { child, ended } = begin(root, course, out);
  while (recordsIn(out) < records && child.exitCode === null) await sleep(5 + 10 * Math.random());
  child.kill("SIGKILL");
  await ended;
  return child.pid!;
}

function recordsIn(out: string): number {
  const records = join(out, "records");
  return existsSync(records)
    ? readdirSync(records).filter((name) => !name.startsWith(".")).length
    : 0;
}

/** Every file by its path, but for the times. */
function filesOf(out: string): Record<string, string> {
  const paths = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTimes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths.sort().map((path) => [path.slice(out.length), readFileSync(path, "utf8")]),
  );
}

/** The temporary folders that these processes have left, on a disk or in memory. */
function abandonedBy(pids: readonly number[]): string[] {
  const places = [process.getuid?.() === 0 ? "/tmp" : tmpdir(), "/dev/shm"].filter(existsSync);
  const all = places.flatMap((place) => readdirSync(place).map((name) => join(place, name)));
  return all.filter((folder) => {
    const owner = join(folder, "owner.pid");
    return existsSync(owner) && pids.includes(Number(readFileSync(owner, "utf8")));
  });
}
