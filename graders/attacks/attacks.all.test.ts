/**
 * The attacks in the box, graded by root and by an ordinary user, and those that `--container` and `--no-box` promise to
 * stop. One process grades all of a way, so this takes as long as a hundred submissions. Each day has one way and half of
 * the attacks; with `DECKWORK_DAYS=all`, it has all four ways and all attacks.
 */
import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, type TestContext, vi } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { processesOfBoxes } from "../engine/sandbox/own-users.ts";
import type { Confinement } from "../engine/sandbox/session.ts";
import { isRoot, processesOf, waysToGrade } from "../engine/scenarios/hostile-course.ts";
import { HAS_ALL_TURNS, TODAY } from "../turns-for-tests.ts";
import { attacksFor } from "./all.ts";
import type { Told } from "./grade-attacks.ts";

const SCRIPT = "graders/attacks/grade-attacks.ts";
const TSX = fileURLToPath(import.meta.resolve("tsx"));
/** All four ways at once, on a slow machine. */
const LIMIT_MS = 900_000;

/** Whether failures are explained, or only judged. Explaining them takes longer, and is the same everywhere. */
type Depth = "explained" | "verdicts";

interface Way {
  /** What comes before the command. */
  readonly before?: readonly string[];
  readonly project?: string;
}

/** A copy of the project that only its owner can look into, as `--container` demands. */
function closedCopy({ onTestFinished }: TestContext): string {
  const copy = mkdtempSync(join(tmpdir(), "deckwork-closed-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of [
    "package.json",
    "tsconfig.json",
    "graders",
    "solutions",
    "exercises",
    "lessons",
  ])
    cpSync(join(PROJECT, name), join(copy, name), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Grades them in a process with a home of its own, which must be empty afterwards. */
async function gradeAttacks(
  confinement: Confinement,
  depth: Depth,
  names: readonly string[],
  { before = [], project = PROJECT }: Way,
  { expect, onTestFinished }: TestContext,
): Promise<Told> {
  const home = mkdtempSync(join(tmpdir(), "deckwork-attacks-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  chmodSync(home, 0o777);
  const argv = [
    ...before,
    process.execPath,
    "--import",
    TSX,
    join(project, SCRIPT),
    confinement,
    depth,
    ...names,
  ];
  const child = spawn(argv[0]!, argv.slice(1), {
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: home },
    stdio: ["ignore", "pipe", "inherit"],
    timeout: LIMIT_MS,
    killSignal: "SIGKILL",
  });
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
  // The cache of tsx does not matter here.
  expect(readdirSync(home).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
  return JSON.parse(printed) as Told;
}

/** Expects what each attack must get, and nothing left behind. */
async function expectHeld(
  confinement: Confinement,
  depth: Depth,
  way: Way,
  context: TestContext,
): Promise<void> {
  const { expect } = context;
  const attacks = attacksToday(confinement);
  const names = attacks.map(({ name }) => name);
  const told = await gradeAttacks(confinement, depth, names, way, context);
  expect(told.attacks.map(({ name }) => name)).toEqual(names);
  for (const [at, { name, gets, hides = [] }] of attacks.entries()) {
    const { points, verdicts, report, shown } = told.attacks[at]!;
    const isOther = gets.or !== undefined && verdicts.join() === gets.or;
    expect.soft({ name, points, verdicts }).toEqual({
      name,
      points: expect.closeTo(gets.points, 1),
      verdicts: isOther ? verdicts : gets.verdicts,
    });
    if (depth === "verdicts") continue;
    if (gets.says !== undefined && !isOther) expect.soft(report, name).toMatch(gets.says);
    for (const text of hides) expect.soft(shown, name).not.toContain(text);
  }
  expect(told.honest).toHaveLength(1);
  expect(told.residentBytes).toBeLessThan(300 * 2 ** 20);
  expect(existsSync(told.folder)).toBe(false);
  expect(processesOf(told.folder)).toEqual([]);
}

const WAYS = 4;
const WAY_TODAY = TODAY % WAYS;
/** In eight days, each attack is tried in each way. */
const attacksToday = (confinement: Confinement) =>
  attacksFor(confinement).filter(
    (_, at) => HAS_ALL_TURNS || (at + Math.floor(TODAY / WAYS)) % 2 === 0,
  );

interface AttackedWay {
  readonly title: string;
  readonly confinement: Confinement;
  readonly depth: Depth;
  readonly day: number;
  readonly before?: readonly string[];
  readonly reason: string | undefined;
}

function allWays(): readonly AttackedWay[] {
  const [asRoot, asUser] = waysToGrade();
  const onLinux = process.platform === "linux" ? undefined : "courses are graded on Linux";
  const byRoot = onLinux ?? (isRoot ? undefined : "only root can start programs as another user");
  const boxed = ([title, { before }, reason]: NonNullable<typeof asRoot>, day: number) =>
    ({ title, confinement: "box", depth: "explained", day, before, reason }) as const;
  return [
    boxed(asRoot!, 0),
    boxed(asUser!, 1),
    {
      title: "with --container",
      confinement: "container",
      depth: "verdicts",
      day: 2,
      reason: byRoot,
    },
    { title: "with --no-box", confinement: "none", depth: "verdicts", day: 3, reason: onLinux },
  ];
}

// Most attacks wait for a limit.
describe.concurrent("every attack gets what it must", { timeout: LIMIT_MS + 20_000 }, () => {
  const today = allWays().filter(({ day }) => HAS_ALL_TURNS || day === WAY_TODAY);
  for (const { title, confinement, depth, before = [], reason } of today) {
    if (reason) console.warn(`NOT RUN: the attacks ${title}, because ${reason}`);
    it.skipIf(reason)(title, async (context) => {
      const project = confinement === "container" ? { project: closedCopy(context) } : {};
      await expectHeld(confinement, depth, { before, ...project }, context);
    });
  }
  // A process that is killed needs a moment to end.
  afterAll(() => vi.waitFor(() => expect(processesOfBoxes()).toEqual([]), { timeout: 20_000 }));
});
