/**
 * Grades a stage again on every save, and keeps the compiler, a box and the workbook ready.
 *
 * @module
 */
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { gradeTrack } from "../../grade/grade.ts";
import type { Grader } from "../../grade/grader.ts";
import { readExercises, type Submission } from "../../intake/read-submission.ts";
import type { StageResult } from "../../judge/results.ts";
import { WorkbookError } from "../../text/workbook-error.ts";
import type { Stage, Track, Workbook } from "../../workbook/workbook.ts";
import { watchExercises } from "./exercises.ts";

export interface Watched {
  readonly track: Track;
  readonly stage: Stage;
}

/** The events of a watch; none of them happens during a different check. */
export interface WatchEvents {
  /** A check begins. */
  begins?(): void;
  /** It fails; what explains the failure is being looked for. */
  judged?(result: StageResult): void;
  /** @param at - the time when the files were read */
  tell(result: StageResult, at: Date): void;
  /** Watching has failed. */
  fail(error: unknown): void;
}

/** Saves that follow each other faster than this are reported at the first one, and again after the last. Tests use less. */
const CALM_MS = 150;
/** An editor that writes in several steps needs less time than this. */
const SETTLE_MS = 15;
/** Deleting a folder takes less time than this. */
const GONE_MS = 50;

/** The last result that was reported. */
interface Told {
  readonly result: StageResult;
  readonly at: Date;
  /** The files that were graded; `undefined` if the same files may get a better result next time. */
  readonly of: Submission | undefined;
}

/**
 * Watches the exercises and reports each result of a stage: once at the beginning, and after each save that changes the
 * graded files. Files and folders may be deleted and made again.
 */
export class StageWatch {
  private readonly closeWatcher: () => Promise<void>;
  /** Why to look again: something was saved, or a file may have been read while it was half written. */
  private wanted: "saved" | "sure" | undefined;
  private paused = false;
  private closed = false;
  private begunAt = Number.NEGATIVE_INFINITY;
  private calm: NodeJS.Timeout | undefined;
  private sure: NodeJS.Timeout | undefined;
  private graded: Submission | undefined;
  private told: Told | undefined;
  /** Whether a check has begun but has not been reported. */
  private owed = false;
  private underWay: Promise<void> | undefined;

  constructor(
    private readonly grader: Grader,
    private readonly workbook: Workbook,
    private watched: Watched,
    private readonly events: WatchEvents,
    private readonly calmMs = CALM_MS,
  ) {
    this.closeWatcher = watchExercises(workbook.root, {
      changed: () => this.saved(),
      // Catch saves from before the watcher had found all files.
      ready: () => this.look("sure"),
      failed: (says) => {
        const { track, stage } = this.watched;
        const instead = `npm run check -- ${track.name}/${stage.number} grades it once.`;
        this.stop(new WorkbookError(`${says}; ${instead}`));
      },
    });
    this.look("saved");
  }

  /** Watches a different stage from now on. */
  turnTo(watched: Watched): void {
    this.watched = watched;
    this.told = undefined;
    this.graded = undefined;
    this.look("saved");
  }

  /** Makes saves wait. */
  pause(): void {
    this.paused = true;
  }

  /** Continues, with a check if something was saved. */
  resume(): void {
    this.paused = false;
    if (this.wanted) this.look(this.wanted);
  }

  /** Waits for the current check. */
  async settled(): Promise<void> {
    while (this.underWay) await this.underWay;
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.calm);
    clearTimeout(this.sure);
    await this.closeWatcher();
  }

  private stop(error: unknown): void {
    if (!this.closed) this.events.fail(error);
    this.closed = true;
  }

  private saved(): void {
    // An editor empties a file and then fills it; of two changes within milliseconds, only the first is reported.
    clearTimeout(this.sure);
    this.sure = setTimeout(() => this.look("sure"), this.calmMs);
    if (!this.calm && performance.now() - this.begunAt > this.calmMs) {
      this.look("saved");
      return;
    }
    clearTimeout(this.calm);
    this.calm = setTimeout(() => {
      this.calm = undefined;
      this.look("saved");
    }, this.calmMs);
  }

  private look(why: "saved" | "sure"): void {
    this.wanted = this.wanted === "saved" ? this.wanted : why;
    if (this.paused || this.closed) return;
    this.underWay ??= this.work()
      .catch((error) => this.stop(error))
      .finally(() => {
        this.underWay = undefined;
        if (this.wanted) this.look(this.wanted);
      });
  }

  private async work(): Promise<void> {
    // All saves during a check lead to only one more check.
    while (this.wanted && !this.paused && !this.closed) {
      // The first of several writes is reported immediately, and the others may not be reported at all.
      if (this.wanted === "saved") await sleep(SETTLE_MS);
      if (this.paused || this.closed) return;
      const { watched } = this;
      const known = this.wanted === "sure" ? this.graded : this.told?.of;
      this.wanted = undefined;
      const at = new Date();
      const submission = await readSteadily(this.workbook.root, watched.track);
      const { told } = this;
      // Editors write other files, and people save files that they have not changed.
      if (!isDeepStrictEqual(submission, known)) await this.check(watched, submission, at);
      // A save was undone while it was being checked, so the previous result is valid again.
      else if (told && this.owed && !this.calm && isDeepStrictEqual(submission, told.of))
        this.tell(told);
    }
  }

  private async check({ track, stage }: Watched, submission: Submission, at: Date): Promise<void> {
    this.graded = submission;
    this.begunAt = performance.now();
    this.owed = true;
    this.events.begins?.();
    const { stages } = await gradeTrack(this.grader, submission, track, [stage], ([result]) => {
      if (!this.closed && this.wanted !== "saved" && !this.calm) this.events.judged?.(result!);
    });
    const own = stages[0]!;
    if (this.closed) return;
    this.grader.warm();
    if (this.wanted === "saved" || this.calm) return;
    this.tell({ result: own, at, of: mayChange(own) ? undefined : submission });
  }

  private tell(told: Told): void {
    this.told = told;
    this.owed = false;
    this.events.tell(told.result, told.at);
  }
}

/** Reads the exercises, which may be in the middle of being deleted. */
async function readSteadily(root: string, track: Track): Promise<Submission> {
  try {
    return readExercises(root, [track]);
  } catch {
    await sleep(GONE_MS);
    return readExercises(root, [track]);
  }
}

/** Whether the same files may get a better result next time. */
function mayChange({ cases }: StageResult): boolean {
  return cases.some(
    ({ verdict }) => verdict.kind === "grader fault" || verdict.kind === "timed out",
  );
}
