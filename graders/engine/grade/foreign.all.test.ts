/** Programs in other languages: built in the box, run on the same transcripts, and compared with the same mistakes. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { readSubmission } from "../intake/read-submission.ts";
import type { StageResult } from "../judge/results.ts";
import { hurried } from "../limits/times-for-tests.ts";
import { openSession } from "../sandbox/session.ts";
import { discover } from "../workbook/workbook.ts";
import { gradeTrack } from "./grade.ts";
import { openGrader } from "./grader.ts";

const FIXTURES = fileURLToPath(new URL("../for-tests/fixtures/", import.meta.url));
const whole = discover(fileURLToPath(new URL("../../../", import.meta.url)));
const track = whole.tracks.find(({ name }) => name === "blackjack")!;
const workbook = { ...whole, tracks: [track] };
const stage = track.stages.find(({ slug }) => slug === "play")!;
const session = openSession();
const grader = openGrader(session, workbook, { verdictsOnly: true });
/** It also finds known mistakes. */
const telling = openGrader(session, workbook);
const hasty = openGrader(hurried(session), workbook, { verdictsOnly: true });
const folder = mkdtempSync(join(tmpdir(), "deckwork-foreign-"));
afterAll(async () => {
  await Promise.all([grader.close(), telling.close(), hasty.close()]);
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

const unboxed = session.protection.kind === "bubblewrap" ? undefined : session.protection.why;
const tools = ["cc", "make"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);
const because = unboxed ?? (tools.length > 0 ? `there is no ${tools.join(", no ")}` : undefined);
if (because) console.warn(`NOT RUN: programs in other languages, because ${because}`);

async function gradePlay(source: string, by = grader, only = stage): Promise<StageResult> {
  const submission = readSubmission(source, {
    tracks: ["blackjack"],
    stages: track.stages.map(({ path }) => path),
  });
  return (await gradeTrack(by, submission, track, [only])).stages[0]!;
}

let serial = 0;

/** A submission whose stage has these files. */
function lay(files: Readonly<Record<string, string>>): string {
  const place = join(folder, `student-${serial++}`);
  mkdirSync(join(place, stage.path), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(place, stage.path, name), text);
  return place;
}

const settings = (build: string[], run: string[]) =>
  JSON.stringify({ ...(build.length > 0 ? { build } : {}), run });

describe.skipIf(because !== undefined)("a program in C", () => {
  it("passes every transcript, and its pauses are seen", async () => {
    const { cases, earned } = await gradePlay(join(FIXTURES, "blackjack-c"));
    const others = cases.filter(({ verdict }) => verdict.kind !== "passed");
    // Its functions cannot be called from TypeScript.
    expect(others.map(({ name, verdict }) => `${name}: ${verdict.kind}`)).toEqual([
      "single-calls: not checked",
    ]);
    expect(earned).toBe(stage.points);
  });

  it("with a known mistake gets its sentence, and no other", async () => {
    const place = join(folder, "mistaken");
    cpSync(join(FIXTURES, "blackjack-c"), place, { recursive: true });
    const file = join(place, stage.path, "play.c");
    const source = readFileSync(file, "utf8");
    const mistaken = source.replace(">= DEALER_STANDS_FROM", "> DEALER_STANDS_FROM");
    expect(mistaken).not.toBe(source);
    writeFileSync(file, mistaken);
    const { cases } = await gradePlay(place, telling);
    const failed = cases.filter(
      ({ kind, verdict }) => kind === "transcript" && verdict.kind !== "passed",
    );
    expect(failed.length).toBeGreaterThan(3);
    expect(new Set(failed.map(({ mistake }) => mistake?.name))).toEqual(
      new Set(["dealer-hits-on-17"]),
    );
  });

  it("that does not compile is reported in the compiler's words", async () => {
    const place = lay({
      "play.c": "int main(void) { return cards; }\n",
      "deckwork.json": settings(["cc", "-o", "play", "play.c"], ["./play"]),
    });
    const { cases } = await gradePlay(place);
    const transcript = cases.find(({ kind }) => kind === "transcript")!;
    expect(transcript.verdict).toMatchObject({
      kind: "does not build",
      problems: [{ output: expect.arrayContaining([expect.stringContaining("cards")]) }],
    });
  });
});

describe.skipIf(unboxed !== undefined)("a program in another language", () => {
  const script = (text: string) =>
    lay({ "play.sh": text, "deckwork.json": settings([], ["sh", "play.sh"]) });

  it.each([
    ["never ends", "while :; do :; done", "timed out"],
    ["prints without an end", "yes", "too much output"],
    ["fails", "echo oops >&2; exit 3", "crashed"],
    ["ends by a signal", "kill -SEGV $$", "crashed"],
  ])("that %s gets its verdict", async (_, text, kind) => {
    const few = { ...stage, cases: stage.cases.slice(0, 3) };
    const { cases } = await gradePlay(script(text), hasty, few);
    expect(cases.find((one) => one.kind === "transcript")?.verdict.kind).toBe(kind);
  });

  it("finds no part of the workbook, and no network", async () => {
    const text = `ls / /deck /tmp/work; ls ${fileURLToPath(new URL("../", import.meta.url))} && echo SEEN; cat /proc/net/tcp | wc -l; env`;
    const { cases } = await gradePlay(script(text));
    const different = cases.find(({ verdict }) => verdict.kind === "different")?.verdict;
    const printed = JSON.stringify(different);
    expect(printed).not.toContain("SEEN");
    expect(printed).not.toContain("transcript");
    expect(printed).not.toContain("node_modules");
  });

  it("leaves nothing to the next case", async () => {
    const text = `cat /tmp/left 2>/dev/null; ls -A; touch left /tmp/left; echo done`;
    const { cases } = await gradePlay(script(text));
    const outputs = cases.flatMap(({ verdict }) =>
      verdict.kind === "different"
        ? [
            verdict.difference.rows
              .flatMap(({ actual }) => (actual ? [actual.text] : []))
              .join("\n"),
          ]
        : [],
    );
    expect(outputs.length).toBeGreaterThan(2);
    expect(outputs.join()).not.toContain("left");
  });

  it("whose build prints a flood is stopped, and the report says so", async () => {
    const place = lay({
      "deckwork.json": settings(
        ["sh", "-c", "for n in 1 2 3 4 5; do head -c 9000000 /dev/urandom > big$n; done"],
        ["./play"],
      ),
    });
    const { cases } = await gradePlay(place);
    expect(cases.find((one) => one.kind === "transcript")?.verdict.kind).toBe("does not build");
  });

  it.each([
    ["is not JSON", "run: ./play"],
    ["does not say how to start", '{"build": ["make"]}'],
    ["starts nothing", '{"run": []}'],
    ["is no list", '{"run": "./play"}'],
  ])("whose deckwork.json %s gets a note that says what to write", async (_, text) => {
    const { cases } = await gradePlay(lay({ "deckwork.json": text }));
    expect(cases.find((one) => one.kind === "transcript")?.verdict).toMatchObject({
      kind: "refused",
      why: expect.stringContaining('{"build": ["make"], "run": ["./program"]}'),
    });
  });
});

it("without bubblewrap, a program in a different language is not the student's fault", async () => {
  const bare = openSession({ confinement: "none" });
  const other = openGrader(bare, workbook);
  try {
    const place = join(folder, "bare");
    cpSync(join(FIXTURES, "blackjack-c"), place, { recursive: true });
    const submission = readSubmission(place, { tracks: ["blackjack"], stages: [stage.path] });
    const result = await gradeTrack(other, submission, track, [stage]);
    const transcript = result.stages[0]!.cases.find(({ kind }) => kind === "transcript")!;
    expect(transcript.verdict).toMatchObject({
      kind: "grader fault",
      why: expect.stringContaining("bubblewrap"),
    });
  } finally {
    await other.close();
    bare.close();
  }
});
