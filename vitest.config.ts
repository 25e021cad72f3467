import { existsSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const NOT_OURS = ["graders/*/starter/**", "graders/corpus/programs/**", "**/node_modules/**"];

/** Files of four seconds and more. They begin before the others, the longest first, so that the workers end together. */
const LONG = [
  "graders/commands/watch.test.ts",
  "graders/solutions.test.ts",
  "graders/engine/execute/runners.test.ts",
  "graders/engine/execute/odd-programs.test.ts",
  "graders/engine/scenarios.test.ts",
  "graders/commands/commands.test.ts",
  "graders/engine/judge/score.test.ts",
  "graders/engine/games/fresh.test.ts",
  "graders/engine/grade/foreign.all.test.ts",
  "graders/engine/grade/tests.test.ts",
  "graders/engine/sandbox/box.test.ts",
  "graders/workbook.test.ts",
  "graders/engine/grade/grade.test.ts",
  "graders/hearts/rules.test.ts",
  "graders/engine/student/watch/stage.test.ts",
  "graders/engine/grade/trace-fault.test.ts",
  "graders/attacks/attacks.all.test.ts",
  "graders/docs/browser.all.test.ts",
  "graders/engine/handout/handout.all.test.ts",
  "graders/engine/execute/runners.all.test.ts",
  "graders/corpus/programs.all.test.ts",
  "graders/engine/page/page.all.test.ts",
  "graders/engine/execute/vitest.all.test.ts",
  "graders/engine/scenarios.all.test.ts",
  "graders/engine/autograder/harness.all.test.ts",
  "graders/engine/course/hostile-course.all.test.ts",
  "graders/strength/strength.all.test.ts",
  "graders/deckwork.all.test.ts",
];

/** Files with something of their own in the process that runs them: a folder, a host for the toolkit, signals, a terminal. */
const ALONE = [
  "graders/!(attacks|bench|commands|corpus|docs|engine|slips|strength|toolkit)/*.test.ts",
  "graders/commands/{start,typecheck,watch}.test.ts",
  "graders/toolkit/*.test.ts",
];

/** What `npm run test:all` runs once more, with more games, more runs or more processes. */
const IN_FULL = readdirSync("graders", { recursive: true, encoding: "utf8" })
  .map((file) => `graders/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".all.test.ts"))
  .filter((file) => readFileSync(file, "utf8").includes("/in-full-for-tests.ts"));

/** All of these take turns. */
const ENGINE_IN_FULL = IN_FULL.filter((file) => file.startsWith("graders/engine/"));
const COMMANDS_IN_FULL = IN_FULL.filter((file) => /^graders\/(?:commands\/|[^/]+$)/.test(file));
const GAMES_IN_FULL = IN_FULL.filter(
  (file) => !(ENGINE_IN_FULL.includes(file) || COMMANDS_IN_FULL.includes(file)),
);

/**
 * The longest files first; but before them all that are alone, because a worker that keeps what it has imported is given
 * up for one of them.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) => {
      const at = LONG.findIndex((path) => moduleId.replaceAll("\\", "/").endsWith(`/${path}`));
      return (project.name === "workbook" ? LONG.length + 1 : 0) + (at < 0 ? LONG.length : at);
    };
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}

const CASES = "graders/exercises.cases.ts";

/** What a save in a track's exercises makes run again: the cases, and the student's own tests. */
function testsOf(track: string): string[] {
  const tests = readdirSync(`exercises/${track}`, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `exercises/${track}/${file}`);
  return [CASES, ...tests];
}

/** What `npm run test:ui` shows a student; with `--project`, it shows that project. */
const isForStudents =
  process.env.npm_lifecycle_event === "test:ui" &&
  !process.argv.some((word) => word.startsWith("--project"));

/** What takes longest in `npm run test:all` takes turns: one group each day. */
const BY_TURNS: readonly (readonly string[])[] = [
  ["graders/docs/browser.all.test.ts"],
  [
    "graders/engine/scenarios.all.test.ts",
    "graders/engine/autograder/harness.all.test.ts",
    "graders/strength/strength.all.test.ts",
    "graders/corpus/spellings.all.test.ts",
    "graders/deckwork.all.test.ts",
  ],
  [
    "graders/engine/execute/runners.all.test.ts",
    "graders/engine/page/page.all.test.ts",
    "graders/engine/course/hostile-course.all.test.ts",
    "graders/grading-guide.all.test.ts",
    "graders/engine/course/hostile-folders.all.test.ts",
    "graders/commands/kill-and-resume.all.test.ts",
    "graders/engine/report/html.all.test.ts",
  ],
  [
    "graders/engine/handout/handout.all.test.ts",
    "graders/corpus/programs.all.test.ts",
    "graders/engine/execute/vitest.all.test.ts",
    "graders/engine/grade/foreign-report.all.test.ts",
    "graders/engine/author/verify.all.test.ts",
    "graders/commands/grade-languages.all.test.ts",
  ],
  [
    ...COMMANDS_IN_FULL,
    "graders/author-guide.all.test.ts",
    "graders/commands/checkout.all.test.ts",
    "graders/commands/signals.all.test.ts",
  ],
  ENGINE_IN_FULL,
  [
    "graders/slips/stand-ins.all.test.ts",
    "graders/slips/later-stages.all.test.ts",
    "graders/commands/no-stack.all.test.ts",
    "graders/engine/execute/types-service.all.test.ts",
    "graders/engine/grade/tests-that-test-nothing.all.test.ts",
    "graders/engine/grade/where-printed.all.test.ts",
    "graders/engine/guest/repairs/write-repairs.all.test.ts",
  ],
  [
    ...GAMES_IN_FULL,
    "graders/exercises.all.test.ts",
    "graders/solutions.all.test.ts",
    "graders/editor.all.test.ts",
    "graders/commands/complaint.all.test.ts",
    "graders/engine/similarity/find-alike.all.test.ts",
  ],
];

const TODAY = Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/** What is not its turn today. With `DECKWORK_DAYS=all`, everything has its turn. */
function notToday(): readonly string[] {
  if (process.env.DECKWORK_DAYS === "all") return [];
  const today = TODAY % BY_TURNS.length;
  return BY_TURNS.filter((_, turn) => turn !== today).flat();
}

/** Who names a file wants it today. */
const isNamed = process.argv.some((word) => word.includes(".test.ts"));

const COMPILE = "graders/engine/for-tests/compile.ts";

/** What an import of this name gets instead, by its path in the engine. */
function shared(name: string, instead: string) {
  return {
    find: new RegExp(`^${name.replaceAll(".", "\\.")}$`),
    replacement: fileURLToPath(new URL(`graders/engine/${instead}`, import.meta.url)),
  };
}

const PROJECTS = [
  {
    // An idle box is used again by the next test, and so are the compiler, and the proof that boxes start.
    resolve: {
      alias: [
        shared("../sandbox/worker.ts", "sandbox/shared-workers-for-tests.ts"),
        shared("../execute/types-service.ts", "execute/shared-types-service-for-tests.ts"),
        shared("./protection.ts", "sandbox/protection-proven-once-for-tests.ts"),
      ],
    },
    test: {
      // What `npm test` runs: the workbook's own, as a student's clone may hold anything under `exercises/`. They
      // share what they import, which takes most of them longer than all that they do.
      name: "workbook",
      include: ["graders/**/*.test.ts"],
      exclude: ["graders/**/*.all.test.ts", ...ALONE, ...NOT_OURS],
      globalSetup: COMPILE,
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      // The rest of what `npm test` runs.
      name: "alone",
      include: ALONE,
      exclude: NOT_OURS,
      globalSetup: COMPILE,
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      // What `npm run test:all` runs: what proves much and takes minutes.
      name: "all",
      include: ["graders/**/*.all.test.ts", ...IN_FULL],
      env: {
        DECKWORK_TESTS: "in full",
        DECKWORK_TURN: `${Math.floor(TODAY / BY_TURNS.length)}`,
      },
      exclude: [...NOT_OURS, ...(isNamed ? [] : notToday())],
      // A page in a browser may wait for everything else on the machine.
      expect: { poll: { timeout: 20_000 } },
      testTimeout: 300_000,
      hookTimeout: 60_000,
    },
  },
  {
    test: {
      name: "exercises",
      // The cases of every stage, and the tests that students write themselves.
      include: [CASES, "exercises/**/*.test.ts"],
      setupFiles: ["graders/exercises.setup.ts"],
      testTimeout: 120_000,
    },
  },
];

/**
 * Where the tests make their thousands of small files, and the processes they start: in memory, if there is room. Some
 * disks take a fifth of the tests' time to find a place for each file.
 */
function temporary(): string {
  const folder = "/dev/shm";
  if (process.env.TMPDIR || process.platform !== "linux" || !existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= 1024 ** 3 ? folder : tmpdir();
}
process.env.TMPDIR = temporary();

export default defineConfig({
  test: {
    // The cases read what they grade by themselves, so vitest does not know by which files they change.
    watchTriggerPatterns: [
      { pattern: /exercises\/([^/]+)\/.*\.ts$/, testsToRun: (_, [, track]) => testsOf(track!) },
    ],
    // By itself vitest leaves a processor to whoever watches; of two that would be one half of the time.
    maxWorkers: availableParallelism(),
    // What TypeScript was compiled to is kept beside the packages, by its content.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongFilesFirst },
    projects: PROJECTS.filter(({ test: { name } }) => !isForStudents || name === "exercises"),
  },
});
