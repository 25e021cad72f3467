/** `gradebook.csv`, read with a CSV library, as its users would read it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HITS, refuses, spacing } from "../for-tests/example-cases.ts";
import { EXTRA, stageOf, TRACK, trackOf, withVerdict } from "../for-tests/examples.ts";
import type { Origin } from "../intake/entry.ts";
import type { SubmissionResult } from "../judge/results.ts";
import { type Applied, markTrack } from "../marks/marks.ts";
import { reportSubmission } from "../report/report.ts";
import { openGradebookCsv } from "./gradebook.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "deckwork-gradebook-"));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

type One = Partial<SubmissionResult> & { applied?: Applied; origin?: Origin };

/** Writes the file of these, and reads it. */
function table(submissions: readonly One[], tracks = [TRACK]): Record<string, string>[] {
  const output = openGradebookCsv(out, tracks);
  for (const { applied = { rubric: new Map() }, origin = {}, ...rest } of submissions) {
    const result = { name: "ann", tracks: [], notes: [], ...rest };
    const report = reportSubmission(result, { handedIn: true, priced: true });
    const marked = { result, tracks: result.tracks.map((one) => markTrack(one, applied)) };
    const { name } = result;
    output.add({
      name,
      origin,
      files: {},
      marked,
      report,
      json: "",
      disclosed: report,
      feedback: name,
    });
  }
  output.finish();
  return parse(readFileSync(join(out, "gradebook.csv")), { bom: true, columns: true });
}

const track = trackOf([stageOf([refuses, spacing]), stageOf([refuses], [], EXTRA)]);
const EMPTY = {
  id: "",
  login: "",
  email: "",
  total: "",
  stages: "",
  extra: "",
  "rubric style": "",
  "late days": "",
  "points off": "",
  open: "",
  notes: "",
  fault: "",
};

test("gives the parts of a total, and what is missing from it", () => {
  const origin = { id: "007", login: "ann", email: "ann@x.org" };
  const applied = {
    rubric: new Map([["style", { earned: 20.456 }]]),
    late: { days: 2, off: 5 },
  };
  const rows = table([
    { name: "ann", tracks: [track], applied, origin },
    { name: "bob", tracks: [track], notes: ["A.", "B\x1b."] },
  ]);
  const points = { stages: "52.5", extra: "23.33" };
  expect(rows).toEqual([
    {
      ...EMPTY,
      name: "ann",
      ...origin,
      ...points,
      total: "91.29",
      "rubric style": "20.46",
      "late days": "2",
      "points off": "5",
    },
    {
      ...EMPTY,
      name: "bob",
      ...points,
      total: "75.83",
      open: "still to be marked: style",
      notes: "A. B\\x1b.",
    },
  ]);
});

test("has no total if the grader failed or nothing was graded, and says why", () => {
  const broken = withVerdict(HITS, { kind: "grader fault", why: "no room" });
  const rows = table([
    { name: "ann", fault: "c/ann: cannot be read (EACCES); check its permissions." },
    { name: "bob", tracks: [trackOf([stageOf([refuses, broken])])] },
    { name: "cid", notes: ["No track was found."] },
  ]);
  expect(rows).toEqual([
    { ...EMPTY, name: "ann", fault: "c/ann: cannot be read (EACCES); check its permissions." },
    {
      ...EMPTY,
      name: "bob",
      stages: expect.any(String),
      extra: "",
      open: "blackjack/2-deal could not be graded; still to be marked: style",
    },
    { ...EMPTY, name: "cid", notes: "No track was found.", fault: "Nothing was graded." },
  ]);
});

test("with several tracks, names the track of each column", () => {
  const other = { ...TRACK, name: "hearts", stages: [], rubric: [], review: { points: 5 } };
  const [row] = table([{ tracks: [track] }], [TRACK, other as unknown as typeof TRACK]);
  expect(Object.keys(row!).filter((name) => / /.test(name))).toEqual([
    "blackjack total",
    "blackjack stages",
    "blackjack extra",
    "blackjack rubric style",
    "blackjack late days",
    "blackjack points off",
    "blackjack open",
    "hearts total",
    "hearts stages",
    "hearts review",
    "hearts late days",
    "hearts points off",
    "hearts open",
  ]);
  expect([row!["blackjack total"], row!["hearts total"]]).toEqual(["75.83", ""]);
});

test("accepts any name, and none becomes a formula", () => {
  const names = [
    "=SUM(A1)",
    "-rf",
    "+1",
    "@x",
    'O\'Neil, "Shaq"',
    "a;=1+1",
    "Zoë".normalize("NFD"),
    "🂡".repeat(200),
  ];
  const rows = table(names.map((name) => ({ name })));
  expect(rows.map(({ name }) => name)).toEqual(
    names.map((name) => (/^[=+@-]/.test(name) ? `'${name}` : name.replace(";=", ";'="))),
  );
});
