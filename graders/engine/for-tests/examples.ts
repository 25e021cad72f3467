/**
 * Results for the tests of the reports, made by the real engine from small transcripts.
 *
 * @module
 */
import fc from "fast-check";
import type { Run } from "../execute/outcome.ts";
import type { StageResult, TrackResult } from "../judge/results.ts";
import { scoreStage, scoreTrack } from "../judge/score.ts";
import { judge, type Verdict } from "../judge/verdict.ts";
import { parseTranscript, shownText, type Transcript, typedLines } from "../text/transcript.ts";
import type { Check } from "../workbook/check-settings.ts";
import type { Costs } from "../workbook/settings.ts";
import type { Case, Stage, Track } from "../workbook/workbook.ts";

const PLAYS = `# The player hits once and stands on 15.
# Both hands are shown before each decision.
Seed: [[100]]

 Player Dealer
|  Q♥  |  4♥  |
|   2♦ |  **  |
Hit or stand? [h/s] [[h]]

 Player Dealer
|  Q♥  |  4♥  |
|   2♦ |  **  |
|   3♣ |      |
Hit or stand? [h/s] [[s]]
Dealer hits.

 Player Dealer
|  Q♥  |  4♥  |
|   2♦ |  9♠  |
|   3♣ |   7♣ |
Dealer stands.
Player's score: 15
Dealer's score: 20
Dealer wins!
`;

const SHOUTS = `# Capital letters will do.
Seed: [[3]]
Hit or stand? [h/s] [[]]
Please type h or s.
Hit or stand? [h/s] [[S]]
Dealer stands.
`;

const ENDS = `# Nobody types any more after the seed.
Seed: [[7]]
Hit or stand? [h/s] 
? 1
`;

export const TRANSCRIPTS: Readonly<Record<string, Transcript>> = {
  "hits-once": parseTranscript(PLAYS, "hits-once"),
  "refuses-an-empty-answer": parseTranscript(SHOUTS, "refuses-an-empty-answer"),
  "ends-in-the-middle": parseTranscript(ENDS, "ends-in-the-middle"),
};

/** A run that printed this, and read every line by default. */
export function ran(stdout: string, rest: Partial<Run> = {}): Run {
  return { stdout, stderr: "", ended: { how: "exit", status: 0 }, ...rest };
}

/** The transcript's output, with an edit. */
export function printed(name: string, edit: (text: string) => string = (text) => text): string {
  return edit(shownText(TRANSCRIPTS[name]!));
}

/** A case and its verdict. */
export interface Judged {
  readonly one: Case;
  readonly verdict: Verdict;
}

export function judged(name: string, run: Run): Judged {
  return withVerdict(name, judge(TRANSCRIPTS[name]!, run));
}

const HEADER: Check = { kind: "only", file: "deal.ts", functions: [] };

export function withVerdict(name: string, verdict: Verdict): Judged {
  const transcript = TRANSCRIPTS[name];
  const one: Case = transcript
    ? { kind: "transcript", name, weight: 1, transcript }
    : { kind: "check", name, weight: 1, check: HEADER };
  return { one, verdict };
}

/** Scores a stage with these verdicts on its cases. */
export function scoreJudged(
  stage: Stage,
  judgements: readonly Judged[],
  costs: Costs,
  standIns: readonly string[] = [],
): StageResult {
  const verdicts = new Map(judgements.map(({ one, verdict }) => [one, verdict]));
  const cases = judgements.map(({ one }) => one);
  const result = scoreStage({ ...stage, cases }, (one) => verdicts.get(one)!, costs, standIns);
  return { ...result, stage };
}

const cases: Case[] = [
  {
    kind: "check",
    name: "the-header",
    weight: 1,
    check: HEADER,
  },
  ...Object.entries(TRANSCRIPTS).map(([name, transcript]) => ({
    kind: "transcript" as const,
    name,
    weight: 1,
    transcript,
  })),
];

export const STAGE: Stage = {
  path: "blackjack/2-deal",
  track: "blackjack",
  name: "2-deal",
  number: 2,
  slug: "deal",
  title: "Deal",
  learned: "You can now deal cards from the end of an array.",
  points: 30,
  extra: false,
  cases,
};

export const EXTRA: Stage = {
  ...STAGE,
  path: "blackjack/4-extra",
  name: "4-extra",
  number: 4,
  slug: "extra",
  title: "Extra",
  points: 10,
  extra: true,
};

export const TRACK: Track = {
  name: "blackjack",
  number: 1,
  title: "Blackjack",
  about: "Functions and arrays.",
  stages: [STAGE, EXTRA],
  rubric: [{ name: "style", points: 30, asks: "Small functions.", evidence: [] }],
  review: undefined,
  marking: { caps: {}, afterTheRest: [] },
  costs: { spacing: 0.5, case: 0.5, types: 0 },
};

export function stageOf(
  judgements: readonly Judged[],
  standIns: readonly string[] = [],
  stage = STAGE,
): StageResult {
  return scoreJudged(stage, judgements, TRACK.costs, standIns);
}

export function trackOf(stages: readonly StageResult[]): TrackResult {
  return scoreTrack(TRACK, stages);
}

/** The reads of a run that read every line. */
export function allRead(name: string, askedForMore = false): Pick<Run, "reads"> {
  const taken = typedLines(TRANSCRIPTS[name]!).length;
  const at: number[] = [];
  let length = 0;
  for (const part of TRANSCRIPTS[name]!.parts) {
    if (part.kind === "shown") length += part.text.length;
    else at.push(length);
  }
  return { reads: { taken, askedForMore, at } };
}

const HOSTILE = [
  "\x1b[2J",
  "\x1b]0;title\x07",
  "\r",
  "\n",
  "\t",
  "\x00",
  "\x7f",
  "\x9b31m",
  "\u202e",
  "\u2066",
  "\u200b",
  "\u2028",
  "\ud800",
  "\u00a0",
  "::error::",
  " ::add-mask::",
  "##[error]",
  "##vso[task.complete]",
  "`",
  "```",
  "````",
  "|",
  "<script>",
  "](http://x)",
  "@all",
  "…",
  "♥",
  "   ",
];

/**
 * Any text. Unlike the library's own unit for it, this one keeps no table of a million characters, which every process
 * that is started later would have to copy.
 */
export const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc
    .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((point) => String.fromCodePoint(point)),
});

/** Text from the worst possible student. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.constantFrom("王小明", "🂡🎴", "김".normalize("NFD"), "王-".repeat(50)),
      fc.string(),
      anyText,
      fc.string({ minLength: 60, maxLength: 200 }),
    ),
    {
      maxLength: 8,
    },
  )
  .map((pieces) => pieces.join(""));
