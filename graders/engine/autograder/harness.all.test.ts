/**
 * The archive for Gradescope in a folder laid out as `/autograder`: the image is prepared, and submissions are graded, as
 * Gradescope does it.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { readZip } from "../for-tests/read-zip.ts";
import { writeAutograder } from "./autograder-zip.ts";
import type { GradescopeResults } from "./gradescope-results.ts";

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn("NOT RUN: Gradescope's harness runs as root, and this is not root");

const TRACK = "two-player-spades";
const SECRET = "a secret that no submission may read";
/** The same limit as on Gradescope. */
const LIMIT_MS = 600_000;

describe.runIf(isRoot)("as Gradescope runs it", () => {
  let autograder: string;
  const submission = () => join(autograder, "submission");

  function runScript(script: string) {
    const { PATH, HOME } = process.env;
    const { status, stdout, stderr } = spawnSync(script, {
      cwd: autograder,
      env: { PATH, HOME },
      encoding: "utf8",
      timeout: LIMIT_MS,
    });
    return { status, said: `${stdout}${stderr}` };
  }

  /** What the student gets. */
  function grade(): GradescopeResults {
    const { status, said } = runScript(join(autograder, "run_autograder"));
    expect([status, said]).toEqual([0, expect.stringContaining("Ada Lovelace")]);
    return JSON.parse(readFileSync(join(autograder, "results/results.json"), "utf8"));
  }

  // This takes ten seconds: packages are installed, and the reference is graded.
  beforeAll(async () => {
    autograder = mkdtempSync(join(tmpdir(), "deckwork-autograder-"));
    chmodSync(autograder, 0o755);
    const archive = join(autograder, "autograder.zip");
    await writeAutograder(archive, PROJECT, {
      track: TRACK,
      fresh: { games: 2, secret: SECRET },
    });
    for (const [path, { text, mode }] of Object.entries(await readZip(readFileSync(archive)))) {
      const file = join(autograder, "source", path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { mode });
    }
    rmSync(archive);
    const { status, said } = runScript(join(autograder, "source/setup.sh"));
    expect([status, said]).toEqual([0, expect.stringMatching(/^solutions +60\/60 \+10 /m)]);
    const run = "run_autograder";
    copyFileSync(join(autograder, "source", run), join(autograder, run));
    const metadata = {
      created_at: "2026-07-01T14:22:32.365935-07:00",
      assignment: { due_date: "2026-07-02T00:00:00.000000-07:00" },
      users: [{ id: 9, name: "Ada Lovelace", email: "ada@x.org" }],
    };
    const file = join(autograder, "submission_metadata.json");
    writeFileSync(file, JSON.stringify(metadata), { mode: 0o644 });
  }, LIMIT_MS);
  afterAll(() => rmSync(autograder, { recursive: true, force: true }));

  beforeEach(() => {
    rmSync(submission(), { recursive: true, force: true });
    rmSync(join(autograder, "results"), { recursive: true, force: true });
    mkdirSync(join(autograder, "results"));
    cpSync(join(PROJECT, "solutions", TRACK), join(submission(), TRACK), { recursive: true });
  });

  test("the reference gets all points", () => {
    const { score, tests } = grade();
    expect(score).toBe(70);
    expect(tests.filter(({ status }) => status === "failed").map(({ name }) => name)).toEqual([
      "Review",
    ]);
  });

  test("a program finds no secret, and cannot write its own results", () => {
    const secrets = [
      "source/fresh-seed",
      "source/grade-options",
      "source/deckwork/package.json",
      `source/deckwork/solutions/${TRACK}/1-structs/main.ts`,
      "submission_metadata.json",
      "results/results.json",
    ].map((path) => join(autograder, path));
    const own = join(autograder, "results/results.json");
    writeFileSync(
      join(submission(), TRACK, "2-build-deck/main.ts"),
      `import { readFileSync, writeFileSync } from "node:fs";
const found = ${JSON.stringify(secrets)}.map((file) => {
  try { return readFileSync(file, "utf8"); } catch { return "closed"; }
});
try { writeFileSync(${JSON.stringify(own)}, '{"score":100}'); found.push("written"); } catch { found.push("closed"); }
console.log(found.join(" "));
`,
    );
    const { score, tests } = grade();
    expect(score).toBe(60);
    const shown = tests.map(({ output }) => output).join("\n");
    expect(shown).toContain(` ${[...secrets, own].map(() => "closed").join(" ")}\n`);
  });

  test("if the grader fails, there are no results", () => {
    const solutions = join(autograder, "source/deckwork/solutions");
    chmodSync(solutions, 0o755);
    const { status, said } = runScript(join(autograder, "run_autograder"));
    chmodSync(solutions, 0o700);
    expect([status, said]).toEqual([2, expect.stringContaining("Nothing was graded, because")]);
    expect(existsSync(join(autograder, "results/results.json"))).toBe(false);
  });
});
