/**
 * Records transcripts from a solution, in this process, because the reference is trusted code.
 *
 * @module
 */
import type { Build } from "../execute/build.ts";
import {
  loadProgram,
  type NeedsProcess,
  type Program,
  runOnce,
  type Typist,
  typeLines,
} from "../guest/realm-core.ts";
import { watchRejections } from "../guest/rejections.ts";
import { isInputEnded, type Run } from "../guest/run.ts";
import { CASE_LIMITS } from "../limits/limits.ts";
import { normalParts, type Part, type Transcript } from "../text/transcript.ts";
import { WorkbookError } from "../text/workbook-error.ts";
import type { Player } from "../workbook/authoring.ts";

export interface Recorder {
  /** Records a program while these lines are typed; after the last line, the input ends. */
  type(lines: readonly string[], description: readonly string[]): Promise<Transcript>;
  /** Whether the program reads input. */
  asks(): Promise<boolean>;
  /** Records a game that a player plays. */
  play(player: Player, seed: number, description: readonly string[]): Promise<Transcript>;
}

/** If a game has more turns than this, its player never finishes it. */
const MOST_TURNS = 2000;

/**
 * Opens a recorder for a built solution.
 *
 * @param place - the stage's path, for messages
 */
export function openRecorder(build: Build | undefined, place: string): Recorder {
  if (build?.kind !== "built") {
    throw new WorkbookError(
      `solutions/${place} does not build: ${build?.problems[0]?.text ?? "there is nothing"}`,
    );
  }
  const program = soundOf(loadProgram(build.code), place);
  const record = async (
    newTypist: () => Typist,
    description: readonly string[],
  ): Promise<Transcript> => {
    const { run, typed } = await runTyped(program, newTypist);
    return { description, ...transcribe(soundOf(run, place), typed, place) };
  };
  return {
    asks: async () => {
      const { run } = await runTyped(program, () => typeLines([]));
      return soundOf(run, place).reads !== undefined;
    },
    type: (lines, description) => record(() => typeLines(lines), description),
    play: (player, seed, description) => record(() => playWith(player, seed, place), description),
  };
}

/** @throws WorkbookError when it needs something that only a process has */
function soundOf<T extends object>(result: T | NeedsProcess, place: string): T {
  if (!("needs" in result)) return result;
  throw new WorkbookError(
    `solutions/${place} needs ${result.needs}; a reference uses only the toolkit and the language.`,
  );
}

/** Runs a program, and notes what was typed. @throws what the typist throws, which would otherwise look like a crash */
async function runTyped(program: Program, newTypist: () => Typist) {
  let typed: string[] = [];
  let fault: unknown;
  const noting = (): Typist => {
    const answer = newTypist();
    typed = [];
    return (shown) => {
      try {
        const line = answer(shown);
        if (line !== undefined) typed.push(line);
        return line;
      } catch (error) {
        fault = error;
        return undefined;
      }
    };
  };
  const rejections = watchRejections();
  const run = await runOnce(program, noting, CASE_LIMITS, rejections).finally(rejections.close);
  if (fault !== undefined) throw fault;
  return { run, typed };
}

/**
 * The shown and typed parts, in order, and the status. @throws WorkbookError when the reference did not end normally
 */
function transcribe(
  { ended, reads, stdout }: Run,
  typed: readonly string[],
  place: string,
): Pick<Transcript, "parts" | "status"> {
  if (ended.how !== "exit")
    throw new WorkbookError(
      `solutions/${place}: the reference ${ended.how}; fix it before you record.`,
    );
  const { error, status } = ended;
  if (error && !isInputEnded(error)) {
    throw new WorkbookError(
      `solutions/${place}: the reference crashed: ${error.name}: ${error.message}`,
    );
  }
  const at = reads?.at ?? [];
  const parts = typed.flatMap((line, index): Part[] => [
    { kind: "shown", text: stdout.slice(at[index - 1] ?? 0, at[index]) },
    { kind: "typed", line },
  ]);
  const rest = stdout.slice(at.at(-1) ?? 0);
  return { parts: normalParts([...parts, { kind: "shown", text: rest }]), status };
}

/** A player from the start of a game. */
function playWith(player: Player, seed: number, place: string): Typist {
  const random = randomFrom(seed);
  let turn = 0;
  // The text on the terminal: the output, with each typed line and its line end in its place.
  let text = "";
  let from = 0;
  return (shown) => {
    if (turn >= MOST_TURNS)
      throw new WorkbookError(
        `graders/${place}/player.ts: the game does not end in ${MOST_TURNS} turns.`,
      );
    const output = shown();
    text += output.slice(from);
    from = output.length;
    const line = player({
      prompt: text.slice(text.lastIndexOf("\n") + 1),
      text,
      turn: turn++,
      random,
    });
    text += `${line}\n`;
    return line;
  };
}

/**
 * Small random numbers for players, the same everywhere for the same seed (mulberry32). Not the toolkit's: a player
 * must neither change nor follow the game's numbers.
 */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
