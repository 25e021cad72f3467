/**
 * Loads what authors write in TypeScript beside a stage's transcripts: known mistakes and the player.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { loadAuthored } from "#compiled/authored.cjs";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Mistake, Player } from "./authoring.ts";
import { KNOWN_MISTAKES } from "./edition.ts";
import { readJson } from "./files.ts";
import { parseStrictly, strict } from "./strict.ts";
import type { Stage, Workbook } from "./workbook.ts";

/** The solution's files with the mistake in them. */
export function applyMistake(
  solutions: Readonly<Record<string, string>>,
  stage: Stage,
  mistake: Mistake,
): Record<string, string> {
  const files = { ...solutions };
  for (const { stage: other, file, find, replace } of mistake.edits) {
    const path = `${stage.track}/${other ?? stage.name}/${file}`;
    const times = (files[path] ?? "").split(find).length - 1;
    if (times !== 1) {
      throw new WorkbookError(
        `graders/${stage.path}/mistakes.ts: "${mistake.name}" looks for ${JSON.stringify(find)}, which is ${times} times in ${file}; name a text that is there exactly once.`,
      );
    }
    files[path] = files[path]!.replace(find, () => replace);
  }
  return files;
}

/** The known mistakes of a stage, from its `mistakes.ts`; in the students' edition, what is known of them. */
export async function loadMistakes(workbook: Workbook, stage: Stage): Promise<readonly Mistake[]> {
  const known = join(workbook.root, "graders", stage.path, KNOWN_MISTAKES);
  if (existsSync(known))
    return readJson(known, knownMistakes).map(({ name, says, ...rest }) => ({
      name,
      says,
      edits: [],
      known: rest,
    }));
  return load(workbook, stage, "mistakes.ts", mistakesFile).mistakes ?? [];
}

/** The stage's player, if it has one. */
export async function loadPlayer(workbook: Workbook, stage: Stage): Promise<Player | undefined> {
  return load(workbook, stage, "player.ts", playerFile).player;
}

const text = v.string("this must be a text");

const knownMistakes = v.array(
  strict({
    name: text,
    says: text,
    task: v.exactOptional(v.number()),
    prints: v.record(text, text),
  }),
);

const mistakesFile = v.object({
  mistakes: v.exactOptional(
    v.array(
      strict({
        name: text,
        says: text,
        edits: v.array(
          strict({ stage: v.exactOptional(text), file: text, find: text, replace: text }),
          "this must be a list",
        ),
      }),
      "this must be a list",
    ),
  ),
});

const playerFile = v.object({
  player: v.exactOptional(
    v.custom<Player>((value) => typeof value === "function", "this must be a function"),
  ),
});

/** The exports of a stage's file; empty if there is no such file. */
function load<Schema extends v.GenericSchema>(
  { root }: Workbook,
  stage: Stage,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const path = join(root, "graders", stage.path, file);
  if (!existsSync(path)) return parseStrictly(path, schema, {});
  let exported: object;
  try {
    exported = loadAuthored(root, `${stage.path}/${file}`);
  } catch (error) {
    throw new WorkbookError(
      `${path}: cannot be loaded: ${(error as Error).message.split("\n")[0]}`,
    );
  }
  return parseStrictly(path, schema, { ...exported });
}
