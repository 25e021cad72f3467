/** Reports on failing programs in other languages, in the words of the language and its tools. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { tinyWorkbook, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import { readSubmission } from "../intake/read-submission.ts";
import type { TrackResult } from "../judge/results.ts";
import { renderFeedback } from "../report/markdown.ts";
import { reportSubmission } from "../report/report.ts";
import { isOnPath } from "../sandbox/on-path.ts";
import { openSession } from "../sandbox/session.ts";
import { discover, type Stage } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { type GraderOptions, openGrader } from "./grader.ts";

const { root, remove } = writeWorkbook(tinyWorkbook());
const workbook = discover(root);
const track = workbook.tracks[0]!;
const stage = track.stages.at(-1)!;
const session = openSession();
const grader = openGrader(session, workbook, { evidence: true });
const folder = mkdtempSync(join(tmpdir(), "deckwork-foreign-"));
afterAll(async () => {
  await grader.close();
  remove();
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
const noCompiler = unboxed ?? (isOnPath("cc") ? undefined : "there is no C compiler");
const noPython = unboxed ?? (isOnPath("python3") ? undefined : "there is no python3");
for (const why of new Set([noCompiler, noPython]))
  if (why) console.warn(`NOT RUN: programs in other languages, because ${why}`);

let serial = 0;

type Files = Readonly<Record<string, string>>;

/** Grades a submission whose stages have these files. */
async function grade(
  stages: Readonly<Record<string, Files>>,
  options?: GraderOptions,
  only?: Stage,
): Promise<TrackResult> {
  const place = join(folder, `student-${serial++}`);
  for (const [path, files] of Object.entries(stages)) {
    mkdirSync(join(place, path), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(place, path, name), text);
  }
  const submission = readSubmission(place, {
    tracks: [track.name],
    stages: track.stages.map(({ path }) => path),
  });
  const by = options ? openGrader(session, workbook, options) : grader;
  const wanted = only ? [only] : track.stages.filter(({ path }) => Object.hasOwn(stages, path));
  const result = await gradeTrack(by, submission, track, wanted);
  if (options) await by.close();
  return result;
}

const gradeC = (source: string, flags: readonly string[] = []) =>
  grade({
    [stage.path]: {
      "play.c": source,
      "deckwork.json": JSON.stringify({
        build: ["cc", "-g", ...flags, "-o", "play", "play.c"],
        run: ["./play"],
      }),
    },
  });

const gradeScript = (
  text: string,
  options?: GraderOptions,
  build?: readonly string[],
  only?: Stage,
) =>
  grade(
    {
      [stage.path]: {
        "play.sh": text,
        "deckwork.json": JSON.stringify({ ...(build ? { build } : {}), run: ["sh", "play.sh"] }),
      },
    },
    options,
    only,
  );

const kindsOf = ({ stages }: TrackResult) =>
  stages.flatMap(({ cases }) =>
    cases.flatMap(({ kind, verdict }) => (kind === "transcript" ? [verdict.kind] : [])),
  );

const feedbackOf = (result: TrackResult) =>
  renderFeedback(reportSubmission({ name: "dan", tracks: [result], notes: [] }, { priced: true }));

const TYPESCRIPT = /npm run (?:hint|play)|main\.ts|`ask`|await|TypeScript|#toolkit|Functions: none/;

describe.skipIf(unboxed)("a program in another language", () => {
  it("that crashes in every case is run in every case", async () => {
    const [one] = stage.cases;
    const names = ["a", "b", "c", "d", "e", "f"];
    const cases = names.map((name) => ({ ...one!, name }));
    const result = await gradeScript("kill -SEGV $$", undefined, undefined, { ...stage, cases });
    expect(kindsOf(result)).toEqual(names.map(() => "crashed"));
  });

  it("has its last words shown, and no words of TypeScript", async () => {
    const told = feedbackOf(
      await gradeScript(
        'for n in 1 2 3 4 5 6 7 8 9 10 11 12; do echo "line $n\x1b[2J" >&2; done; exit 3',
      ),
    );
    expect(told.replaceAll(/\s+/g, " ")).toContain(
      "The program ended itself with exit status 3, which means that something went wrong.",
    );
    expect(told).toContain("line 12\\x1b[2J");
    expect(told).not.toContain("line 4\\x1b");
    expect(told).not.toMatch(TYPESCRIPT);
    expect(told).toContain(`Sources in other languages are not analysed`);
  });

  // Over a second: it waits for a quarter of the time, and the rest must be enough on a busy machine.
  it("whose build does not end gets a quarter of the time, and leaves the rest to others", async () => {
    const [first, other] = track.stages;
    const script = { "play.sh": "echo hello" };
    const settings = (build: string[]) => ({
      ...script,
      "deckwork.json": JSON.stringify({ build, run: ["sh", "play.sh"] }),
    });
    const result = await grade(
      {
        [first!.path]: settings(["sh", "-c", "sleep 100"]),
        [other!.path]: settings(["true"]),
      },
      { trackMs: 4000 },
    );
    const [slow, quick] = result.stages;
    expect(slow!.cases[0]!.verdict).toEqual({
      kind: "does not build",
      // It waits for whichever limit comes first.
      problems: [
        {
          text: expect.stringMatching(
            /^sh -c sleep 100 needs more than the 1 s (that a build may take|for which a build may wait)\.$/,
          ),
        },
      ],
    });
    expect(quick!.cases[0]!.verdict.kind).toBe("different");
  });

  it("is built once if several stages have the same files and the same command", async () => {
    const [first, other] = track.stages;
    const files = {
      "play.sh": "cat made",
      "deckwork.json": JSON.stringify({
        build: ["sh", "-c", "head -c 8 /dev/urandom | od -An -tx1 > made"],
        run: ["sh", "play.sh"],
      }),
    };
    const result = await grade({ [first!.path]: files, [other!.path]: files });
    const printed = result.stages.flatMap(({ cases }) =>
      cases.flatMap(({ run }) => (run ? [run.stdout] : [])),
    );
    expect(printed.length).toBeGreaterThan(2);
    expect(new Set(printed).size).toBe(1);
  });

  it("that does not build passes no case, whatever a check would say", async () => {
    const result = await gradeScript("echo", undefined, ["false"]);
    expect(feedbackOf(result)).toMatch(/\| 0 of \d+ cases passed \|/);
  });
});

describe.skipIf(noCompiler)("a program in C", () => {
  it("that does not compile gets the compiler's own lines, errors before warnings", async () => {
    const warnings = "int unused(void) { int x; return 0; }\n"
      .repeat(50)
      .replaceAll("unused", () => `f${serial++}`);
    const told = feedbackOf(
      await gradeC(`${warnings}int main(void) {\n  return cards;\n}\n`, ["-Wall"]),
    );
    expect(told).toContain("play.c:52:10: error: ");
    expect(told).toContain("\n       52 |   return cards;\n          |          ^~~~~\n");
    expect(told).not.toContain("warning");
    expect(told).not.toMatch(TYPESCRIPT);
  });

  const includes =
    "#include <signal.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n";
  it.each([
    ["a null pointer", "int *p = NULL; return *p;", /SIGSEGV: it used memory that is not its own/],
    [
      "a double free",
      "char *p = malloc(9); free(p); free(p);",
      /SIGABRT: it freed the same memory twice/,
    ],
    ["a division by zero", "raise(SIGFPE);", /SIGFPE: it divided a whole number by/],
    ["an exit status of a shell's", "exit(139);", /139/],
  ])("that ends by %s gets an explanation", async (_, body, says) => {
    const told = feedbackOf(await gradeC(`${includes}int main(void) { ${body} }\n`, ["-w"]));
    expect(told).toMatch(says);
    expect(told).not.toMatch(TYPESCRIPT);
  });

  const sanitizer = spawnSync(
    "cc",
    ["-fsanitize=address", "-x", "c", "-", "-o", join(folder, "probe")],
    {
      input: "int main(void) { return 0; }\n",
    },
  );
  it.skipIf(sanitizer.status !== 0)(
    "runs with AddressSanitizer, which says where memory was misused",
    async () => {
      // Over a second: the compiler and every start are slow with it.
      const good = await gradeC(`${includes}int main(void) { puts("hello"); }\n`, [
        "-fsanitize=address",
      ]);
      expect(new Set(kindsOf(good))).toEqual(new Set(["different"]));
      const bad = `${includes}int main(void) {\n  int *hand = malloc(4);\n  hand[1] = 2;\n  return hand[1];\n}\n`;
      const told = feedbackOf(await gradeC(bad, ["-fsanitize=address"]));
      expect(told).toContain("AddressSanitizer: heap-buffer-overflow");
      expect(told).toMatch(/ in main play\.c:7/);
    },
  );
});

describe.skipIf(noPython)("a program in Python", () => {
  it("that raises an exception gets its name and the end of the traceback", async () => {
    const told = feedbackOf(
      await grade({
        [stage.path]: {
          "play.py": "def deal(text):\n    return int(text)\n\ndeal('x')\n",
          "deckwork.json": JSON.stringify({ run: ["python3", "play.py"] }),
        },
      }),
    );
    expect(told).toContain("ValueError: invalid literal for int() with base 10: 'x'");
    expect(told).toContain("line 2, in deal");
    expect(told).toContain("(Python)");
    expect(told).not.toMatch(TYPESCRIPT);
  });
});
