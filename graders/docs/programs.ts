/**
 * The reference's programs, built for a page: each is a classic script, since a page from disk can load no other kind.
 *
 * @module
 */
import { join } from "node:path";
import { build } from "esbuild";
import type { Part } from "../engine/text/transcript.ts";
import { type Stage, transcriptsOf, type Workbook } from "../engine/workbook/workbook.ts";

/** What a stage's script gives to the page. */
export interface Playable {
  /** The program, for a worker: the body of an async function. Without it, the games can only be watched. */
  readonly code?: string;
  /** The visible transcripts, the one worth showing first. */
  readonly games: readonly Game[];
}

export interface Game {
  readonly name: string;
  readonly about: string;
  readonly parts: readonly Part[];
}

/**
 * The programs by their stages' paths, minified: nobody reads a solution in the page by accident.
 *
 * @param play - whether the programs are there, or only their games
 */
export async function buildPlayables(
  { root, tracks }: Workbook,
  play: boolean,
): Promise<ReadonlyMap<string, Playable>> {
  const stages = tracks.flatMap((track) => track.stages).filter(({ tests }) => !tests);
  if (!play) return new Map(stages.map((stage) => [stage.path, { games: gamesOf(stage) }]));
  const { outputFiles } = await build({
    entryPoints: stages.map(({ path }) => ({
      in: join(root, "solutions", path, "main.ts"),
      out: path,
    })),
    absWorkingDir: root,
    outdir: join(root, "site"),
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "ascii",
    legalComments: "none",
    logLevel: "silent",
    tsconfigRaw: "{}",
  });
  return new Map(
    outputFiles.map(({ text }, at) => [
      stages[at]!.path,
      { code: text, games: gamesOf(stages[at]!) },
    ]),
  );
}

function gamesOf({ cases, demo }: Stage): Game[] {
  const games = transcriptsOf({ cases }).map(({ name, transcript: { description, parts } }) => ({
    name,
    about: description.join(" "),
    parts,
  }));
  const placeOf = ({ name }: Game): number => {
    if (name === demo) return 0;
    // An ordinary game comes before one that shows what happens when something is typed wrongly.
    return /^refuses-|ends-in-the-middle$/.test(name) ? 2 : 1;
  };
  return games.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The script of a stage. No text in it ends a script element. */
export function scriptOf(stage: string, playable: Playable): string {
  const data = JSON.stringify(playable).replaceAll("<", "\\u003c");
  return `(globalThis.deckworkPlayables ??= {})[${JSON.stringify(stage)}] = ${data};\n`;
}
