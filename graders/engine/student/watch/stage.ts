/**
 * Grades a stage again on every save, with everything warm: the compiler, a box, the workbook's knowledge.
 *
 * @module
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { watch } from "chokidar";
import type { Grader } from "../../grade/grade.ts";
import { readExercises, type Submission } from "../../intake/read-submission.ts";
import type { StageResult } from "../../judge/score.ts";
import { codeOf, WorkbookError } from "../../text/workbook-error.ts";
import { EXERCISES, wayTo } from "../../workbook/places.ts";
import type { Stage, Track, Workbook } from "../../workbook/workbook.ts";

export interface Watched {
  readonly track: Track;
  readonly stage: Stage;
}

/** Who is told what; never while another check is under way. */
export interface WatchEvents {
  /** A check begins. */
  begins?(): void;
  /** @param at - when the files were read */
  tell(result: StageResult, at: Date): void;
  /** Nothing can be watched any more. */
  fail(error: unknown): void;
}

export interface StageWatch {
  /** Watches another stage from now on. */
  turnTo(watched: Watched): void;
  /** Lets saves wait. */
  pause(): void;
  /** Goes on, with a check if something was saved. */
  resume(): void;
  /** Waits for the check that is under way. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Who saves more often than this is told at the first save, and then when it is calm again; tests are less patient. */
const CALM_MS = 150;
/** Within this, what an editor writes in several steps is written. */
const SETTLE_MS = 15;
/** How often it is asked whether `exercises` is still the same folder. */
const AGAIN_MS = 500;
/** A folder that is being deleted is gone by then. */
const GONE_MS = 50;

/**
 * Watches the exercises and tells each result of a stage: once at the beginning, and whenever a save changed what is
 * graded. Files and folders may go and come back.
 */
export function watchStage(
  grader: Grader,
  workbook: Workbook,
  first: Watched,
  { begins, tell, fail }: WatchEvents,
  calmMs = CALM_MS,
): StageWatch {
  let watched = first;
  /** Why to look again: something was saved; or to be sure, of what may have been read half written. */
  let wanted: "saved" | "sure" | undefined;
  let paused = false;
  let closed = false;
  let begunAt = Number.NEGATIVE_INFINITY;
  let calm: NodeJS.Timeout | undefined;
  let sure: NodeJS.Timeout | undefined;
  let told: Submission | undefined;
  let graded: Submission | undefined;
  let underWay: Promise<void> | undefined;
  /** What was told last, and whether a check has begun since that nothing was told of. */
  let last: { readonly result: StageResult; readonly at: Date } | undefined;
  let owed = false;

  const stop = (error: unknown): void => {
    if (!closed) fail(error);
    closed = true;
  };
  const look = (why: "saved" | "sure" = "saved"): void => {
    wanted = wanted === "saved" ? wanted : why;
    if (paused || closed) return;
    underWay ??= work()
      .catch(stop)
      .finally(() => {
        underWay = undefined;
        if (wanted) look(wanted);
      });
  };
  const work = async (): Promise<void> => {
    // Saves that come while a check is under way are one more check, not many.
    while (wanted && !paused && !closed) {
      // The first of several writes is told of at once, and the others perhaps not at all.
      if (wanted === "saved") await sleep(SETTLE_MS);
      if (paused || closed) return;
      const known = wanted === "sure" ? graded : told;
      wanted = undefined;
      const { track, stage } = watched;
      const at = new Date();
      const submission = await readSteadily(workbook.root, track);
      // Editors write files beside the student's, and people save what they have not changed.
      if (isDeepStrictEqual(submission, known)) {
        // A save was taken back while it was checked: what was told before is so again.
        if (owed && last && !calm && isDeepStrictEqual(submission, told)) {
          owed = false;
          tell(last.result, last.at);
        }
        continue;
      }
      graded = submission;
      begunAt = performance.now();
      owed = true;
      begins?.();
      const { result } = await grader.grade(submission, track, [stage]);
      const [own] = result.stages;
      if (closed) return;
      grader.warm();
      if (wanted === "saved" || calm) continue;
      told = mayChange(own!) ? undefined : submission;
      last = { result: own!, at };
      owed = false;
      tell(own!, at);
    }
  };
  const saved = (): void => {
    // An editor empties a file and then fills it; of two changes in a few milliseconds only the first is told of.
    clearTimeout(sure);
    sure = setTimeout(() => look("sure"), calmMs);
    if (!calm && performance.now() - begunAt > calmMs) {
      look();
      return;
    }
    clearTimeout(calm);
    calm = setTimeout(() => {
      calm = undefined;
      look();
    }, calmMs);
  };

  // From the root, so that `exercises` itself may be deleted and made again.
  const watcher = watch(workbook.root, {
    ignoreInitial: true,
    ignorePermissionErrors: true,
    ignored: (path) => isOfNoInterest(wayTo(workbook.root, path)),
  });
  watcher.on("all", saved);
  watcher.on("error", (error) =>
    stop(
      new WorkbookError(
        `${join(workbook.root, EXERCISES)}: cannot be watched (${codeOf(error)}); npm run check -- ${watched.track.name}/${watched.stage.number} grades it once.`,
      ),
    ),
  );
  // A folder that is moved away, with another in its place at once, can pass the watcher by.
  const exercises = join(workbook.root, EXERCISES);
  let folder = identityOf(exercises);
  const again = setInterval(() => {
    const found = identityOf(exercises);
    if (found === folder) return;
    folder = found;
    watcher.add(exercises);
    saved();
  }, AGAIN_MS);
  // What was saved before the watcher had seen everything.
  watcher.on("ready", () => look("sure"));
  look();
  return {
    turnTo: (next) => {
      watched = next;
      told = undefined;
      graded = undefined;
      last = undefined;
      look();
    },
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
      if (wanted) look(wanted);
    },
    settled: async () => {
      while (underWay) await underWay;
    },
    close: async () => {
      closed = true;
      clearTimeout(calm);
      clearTimeout(sure);
      clearInterval(again);
      await watcher.close();
    },
  };
}

/** Which file or folder stands at a path now, if one does. */
function identityOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino}`;
}

/** Only the exercises are, without what is kept beside them. */
function isOfNoInterest(path: string | undefined): boolean {
  if (path === undefined) return true;
  if (path === "") return false;
  const [top, ...rest] = path.split("/");
  return (
    top !== EXERCISES || rest.some((name) => name === "node_modules" || name.includes(".kept-"))
  );
}

/** Reads the exercises, which may be on their way out. */
async function readSteadily(root: string, track: Track): Promise<Submission> {
  try {
    return readExercises(root, [track]);
  } catch {
    await sleep(GONE_MS);
    return readExercises(root, [track]);
  }
}

/** Whether the same files may fare better another time. */
function mayChange({ cases }: StageResult): boolean {
  return cases.some(
    ({ verdict }) => verdict.kind === "grader fault" || verdict.kind === "timed out",
  );
}
