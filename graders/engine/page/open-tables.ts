/**
 * Gives numbers to texts that many students share, so that the page contains them only once.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { inertTerminal } from "../text/inert.ts";
import type { Transcript } from "../text/transcript.ts";
import type { Stage, Track } from "../workbook/workbook.ts";
import type { Expected, StageTable, Tables, TrackTable } from "./class-data.ts";
import { expectedOf } from "./rows.ts";
import { round } from "./statistics.ts";

export interface OpenTables {
  track(track: Track, scale: number): number;
  stage(track: number, stage: Stage): number;
  one(track: number, stage: number, name: string, fresh: boolean): number;
  kind(text: string): number;
  mistake(text: string): number;
  apart(text: string): number;
  transcript(transcript: Transcript): number;
  /** The transcripts that have not been written yet. They are kept only here. */
  takeTranscripts(): { readonly from: number; readonly transcripts: readonly Expected[] };
  /** The tables so far, without transcripts. */
  tables(): Pick<Tables, "tracks" | "kinds" | "mistakes" | "apart">;
}

interface GrowingStage extends Omit<StageTable, "cases"> {
  readonly cases: StageTable["cases"][number][];
}

interface GrowingTrack extends Omit<TrackTable, "stages"> {
  readonly stages: readonly GrowingStage[];
}

export function openTables(): OpenTables {
  const tracks: GrowingTrack[] = [];
  const numbers = { kind: openNumbers(), mistake: openNumbers(), apart: openNumbers() };
  const places = openNumbers();
  const cases = new Map<string, ReturnType<typeof openNumbers>>();
  const seen = new WeakMap<Transcript, number>();
  const known = new Map<string, number>();
  let waiting: Expected[] = [];
  return {
    track: (track, scale) => {
      const at = places(track.name);
      tracks[at] ??= {
        name: track.name,
        title: inertTerminal(track.title),
        stages: track.stages.map((stage) => stageTable(stage, scale)),
      };
      return at;
    },
    stage: (track, stage) =>
      tracks[track]!.stages.findIndex(({ number }) => number === stage.number),
    one: (track, stage, name, fresh) => {
      const place = `${track} ${stage}`;
      const number = cases.get(place) ?? openNumbers();
      cases.set(place, number);
      const at = number(name);
      tracks[track]!.stages[stage]!.cases[at] ??= {
        name: inertTerminal(name),
        ...(fresh ? { fresh } : {}),
      };
      return at;
    },
    kind: numbers.kind,
    mistake: numbers.mistake,
    apart: numbers.apart,
    transcript: (transcript) => {
      const before = seen.get(transcript);
      if (before !== undefined) return before;
      // Each record has its own copy of the fresh games' transcripts, so only their hashes are kept.
      const key = createHash("sha1").update(JSON.stringify(transcript)).digest("base64");
      const at = known.get(key) ?? known.size;
      if (at === known.size) {
        known.set(key, at);
        waiting.push(expectedOf(transcript));
      }
      seen.set(transcript, at);
      return at;
    },
    takeTranscripts: () => {
      const transcripts = waiting;
      waiting = [];
      return { from: known.size - transcripts.length, transcripts };
    },
    tables: () => ({
      tracks,
      kinds: numbers.kind.all(),
      mistakes: numbers.mistake.all(),
      apart: numbers.apart.all(),
    }),
  };
}

function stageTable(stage: Stage, scale: number): GrowingStage {
  const { number, title, points, extra } = stage;
  return { number, title: inertTerminal(title), points: round(points * scale), extra, cases: [] };
}

/** Numbers texts from 0, in order of appearance. */
function openNumbers(): ((text: string) => number) & { all(): string[] } {
  const known = new Map<string, number>();
  const number = (text: string) => {
    const at = known.get(text) ?? known.size;
    known.set(text, at);
    return at;
  };
  return Object.assign(number, { all: () => [...known.keys()].map(inertTerminal) });
}
