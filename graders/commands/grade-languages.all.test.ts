/** The programs in other languages that `grade` accepts, and their build and start commands. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSession } from "../engine/sandbox/session.ts";
import { writeWhole } from "../engine/workbook/write-whole.ts";
import { afterAllTests, ownWorkbook, run, runProcess } from "./run-for-tests.ts";

const session = openSession();
const { protection } = session;
session.close();
const unboxed = protection.kind === "bubblewrap" ? undefined : protection.why;
if (unboxed) console.warn(`NOT RUN: programs in other languages, because ${unboxed}`);

const root = unboxed ? "" : ownWorkbook(undefined, afterAllTests());
const GREETING = "Good evening, everyone.";
/** Said to be C, so that no compiler is needed. */
const SETTINGS = '{ "run": ["sh", "greet.c"], "language": "c" }';
const GREET = `echo "${GREETING}"\n`;
let serial = 0;

/** A separate course. */
function course(files: Readonly<Record<string, string>>): string {
  const folder = join(root, `course-${serial++}`);
  for (const [path, text] of Object.entries(files)) writeWhole(join(folder, path), text);
  return folder;
}

async function grade(folder: string, ...options: string[]) {
  const out = join(folder, "..", `out-${serial++}`);
  const ended = await run(root, ["grade", folder, "--out", out, ...options]);
  const { submissions } = JSON.parse(readFileSync(join(out, "results.json"), "utf8"));
  const cases = submissions.map(
    (one: { tracks: { stages: { cases: object[] }[] }[] }) => one.tracks[0]?.stages[0]?.cases[0],
  );
  const feedback = (name: string) => readFileSync(join(out, "feedback", `${name}.md`), "utf8");
  return { ...ended, cases, feedback };
}

describe.skipIf(unboxed)("programs in other languages", () => {
  it("are not graded unless they are allowed, and the student learns whom to ask", async () => {
    const folder = course({
      "ann/tiny/1-greet/greet.c": GREET,
      "ann/tiny/1-greet/deckwork.json": SETTINGS,
    });
    const { status, cases, feedback } = await grade(folder);
    expect(status).toBe(0);
    expect(cases).toMatchObject([
      {
        verdict: "refused",
        earned: 0,
        detail:
          "tiny/1-greet is in C, which this course does not accept; ask your instructor to allow it with --languages c.",
      },
    ]);
    expect(feedback("ann")).toContain("--languages c");
  });

  it("are ignored beside TypeScript if they are not allowed", async () => {
    const folder = course({
      "ann/tiny/1-greet/greet.ts": `export function greeting(): string {\n  return "${GREETING}";\n}\n`,
      "ann/tiny/1-greet/main.ts": readFileSync(
        join(root, "solutions/tiny/1-greet/main.ts"),
        "utf8",
      ),
      "ann/tiny/1-greet/deckwork.json": SETTINGS,
    });
    const { cases, feedback } = await grade(folder);
    expect(cases).toMatchObject([{ verdict: "passed" }]);
    expect(feedback("ann")).toContain("deckwork.json was not used");
  });

  it.each(["c", "python, C", "any"])("are graded with --languages %s", async (languages) => {
    const folder = course({
      "ann/tiny/1-greet/greet.c": GREET,
      "ann/tiny/1-greet/deckwork.json": SETTINGS,
    });
    const { cases } = await grade(folder, "--languages", languages);
    expect(cases).toMatchObject([{ verdict: "passed" }]);
  });

  it("are started according to the course's deckwork.json if they have none", async () => {
    const folder = course({
      "deckwork.json": `{ "stages": { "1-greet": ${SETTINGS} } }`,
      "ann/tiny/1-greet/greet.c": GREET,
      "ben/tiny/1-greet/greet.c": "echo wrong",
      "ben/tiny/1-greet/other.c": GREET,
      "ben/tiny/1-greet/deckwork.json": SETTINGS.replace("greet.c", "other.c"),
      "cleo/tiny/1-greet/greet.ts": `export function greeting(): string {\n  return "${GREETING}";\n}\n`,
      "cleo/tiny/1-greet/main.ts": readFileSync(
        join(root, "solutions/tiny/1-greet/main.ts"),
        "utf8",
      ),
    });
    const { cases } = await grade(folder, "--languages", "c");
    expect(cases).toMatchObject([
      { verdict: "passed" },
      { verdict: "passed" },
      { verdict: "passed" },
    ]);
  });

  it("are started according to --settings, rather than the file in the course's folder", async () => {
    const folder = course({
      "deckwork.json": SETTINGS.replace("greet.c", "nothing"),
      "settings.json": SETTINGS,
      "ann/tiny/1-greet/greet.c": GREET,
    });
    const settings = join(folder, "settings.json");
    const { cases } = await grade(folder, "--languages", "c", "--settings", settings);
    expect(cases).toMatchObject([{ verdict: "passed" }]);
  });

  it("are described in their own terms when outputs are made again from the records", async () => {
    const folder = course({
      "ann/tiny/1-greet/greet.c": "echo 'free(): double free detected' >&2; kill -ABRT $$",
      "ann/tiny/1-greet/deckwork.json": SETTINGS,
    });
    const out = join(folder, "..", `out-${serial++}`);
    const read = () => readFileSync(join(out, "feedback/ann.md"), "utf8");
    await run(root, ["grade", folder, "--out", out, "--languages", "c"]);
    const first = read();
    expect(first).toContain("SIGABRT: it freed the same memory twice.");
    expect(first).toContain("free(): double free detected");
    expect(first).not.toContain("npm run hint");
    await run(root, ["report", out]);
    expect(read()).toBe(first);
  });

  it("never follow the settings of a different student, even with both folders named", async () => {
    const folder = course({
      "ann/deckwork.json": SETTINGS.replace("greet.c", "evil.c"),
      "ann/tiny/1-greet/greet.c": GREET,
      "ben/tiny/1-greet/greet.c": GREET,
    });
    const { cases } = await grade(join(folder, "ann"), join(folder, "ben"), "--languages", "c");
    expect(cases).toMatchObject([{ verdict: "crashed" }, { verdict: "not started" }]);
  });

  it.each([
    [
      ["--languages", "phyton"],
      '--languages phyton: "phyton" is not a known language; write c, c++, python, java, go, rust, javascript or any.',
    ],
    [
      ["--languages", ","],
      "--languages needs the names of languages; write one or more of c, c++, python, java, go, rust, javascript or any.",
    ],
    [
      ["--settings", "x.json"],
      "--settings x.json needs --languages, which says what languages are graded; for example, add --languages c.",
    ],
    [
      ["--languages", "c", "--settings", "none.json"],
      'none.json cannot be read (ENOENT); name a file that contains {"build": ["make"], "run": ["./program"]}.',
    ],
  ])("with %j get one sentence", async (options, says) => {
    const { status, out, err } = await run(root, ["grade", course({}), ...options]);
    expect({ status, out, err: err.replace(/\s+/g, " ").trim() }).toEqual({
      status: 2,
      out: "",
      err: says,
    });
  });

  // A real process, to test that it prints only the report. It takes a second to start.
  it("that fail with --lines end in a report, not in a stack trace", async () => {
    const stage = join(root, "exercises/tiny/2-roll");
    writeFileSync(join(stage, "roll.sh"), "read seed; echo Hello; exit 3\n");
    writeFileSync(join(stage, "deckwork.json"), '{ "run": ["sh", "roll.sh"] }');
    const ended = await runProcess(root, ["check", "tiny/2", "--lines", "7,3,x,2"]);
    expect(ended.err).toBe("");
    expect(ended.status).toBe(1);
    expect(ended.out).toContain("The program ended itself with exit status 3,");
    expect(ended.out).not.toMatch(/^\s+at /m);
  });
});
