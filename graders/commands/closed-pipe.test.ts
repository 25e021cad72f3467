/** The behaviour of commands and programs if their reader, such as `head`, closes the pipe. */
import { spawn } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";
import { tinyWorkbook } from "../engine/for-tests/tiny-workbook.ts";
import { aThirdOf, testInFull } from "../in-full-for-tests.ts";
import { afterAllTests, commandOf, ownWorkbook } from "./run-for-tests.ts";

const after = afterAllTests();
const root = ownWorkbook(tinyWorkbook(), after);

interface Left {
  readonly status: number | null;
  readonly err: string;
}

/** Runs a program whose standard output is closed as soon as it begins to write, or before. */
function leave(
  [program, ...args]: readonly [string, ...string[]],
  { after, input = "" }: { readonly after: "nothing" | "the first"; readonly input?: string },
): Promise<Left> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, DECKWORK_ROOT: root },
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    let err = "";
    child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
    if (after === "nothing") child.stdout.destroy();
    else child.stdout.once("data", () => child.stdout.destroy());
    child.stdin.on("error", () => {}).end(input);
    child.on("error", reject).on("exit", (status) => resolve({ status, err }));
  });
}

const LINES = [
  ["lesson tiny/1", 0],
  ["check", 1],
  ["hint tiny/1 --again", 0],
  ["solution tiny/1 --insist", 0],
  ["--help", 0],
  ["check --help", 0],
  ["demo tiny/2 --replay rolls-three", 0],
  ["demo tiny/2 --replay rolls-three --cast -", 0],
] as const;

// These are real processes, because the test is about the end of a process.
describe.concurrent("a reader that goes away", () => {
  test.each(aThirdOf(LINES))(
    "leaves %s its own exit status, and no stack",
    async (line, status) => {
      const left = await leave(commandOf(line.split(" ")), { after: "nothing" });
      expect(left).toEqual({ status, err: "" });
    },
  );

  testInFull("leaves a course graded to its end", async () => {
    const out = join(root, "reports");
    const course = join(root, "course");
    for (const name of ["ann", "bob", "cid"])
      cpSync(join(root, "solutions/tiny"), join(course, name, "tiny"), { recursive: true });
    const left = await leave(commandOf(["grade", course, "--out", out]), { after: "the first" });
    expect(left).toEqual({ status: 0, err: "" });
    const { submissions } = JSON.parse(readFileSync(join(out, "results.json"), "utf8"));
    expect(submissions.map(({ name }: { name: string }) => name)).toEqual(["ann", "bob", "cid"]);
  });

  test("ends a program that tsx runs, quietly", async () => {
    const tsx = pathToFileURL(join(PROJECT, "node_modules/tsx/dist/loader.mjs")).href;
    const program = join(PROJECT, "solutions/blackjack/3-play/main.ts");
    const input = "100\nH\nX\nY\n".repeat(400);
    const left = await leave([process.execPath, "--import", tsx, program], {
      after: "nothing",
      input,
    });
    expect(left).toEqual({ status: 0, err: "" });
  });
});
