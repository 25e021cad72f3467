/**
 * Grades a stage again on every save, with everything warm: the compiler, a box, the workbook's knowledge.
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

/** What the watch tells; never while another check is under way. */
export interface WatchEvents {
  /** A check begins. */
  begins?(): void;
  /** @param at - when the files were read */
  tell(result: StageResult, at: Date): void;
  /** Nothing can be watched any more. */
  fail(error: unknown): void;
}

/** Who saves more often than this is told at the first save, and then when it is calm again; tests are less patient. */
const CALM_MS = 150;
/** Within this, what an editor writes in several steps is written. */
const SETTLE_MS = 15;
/** A folder that is being deleted is gone by then. */
const GONE_MS = 50;

/** What was told last. */
interface Told {
  readonly result: StageResult;
  readonly at: Date;
  /** What was graded; nothing where the same files may fare better another time. */
  readonly of: Submission | undefined;
}

/**
 * Watches the exercises and tells each result of a stage: once at the beginning, and whenever a save changed what is
 * graded. Files and folders may go and come back.
 */
export class StageWatch {
  private readonly closeWatcher: () => Promise<void>;
  /** Why to look again: something was saved; or to be sure, of what may have been read half written. */
  private wanted: "saved" | "sure" | undefined;
  private paused = false;
  private closed = false;
  private begunAt = Number.NEGATIVE_INFINITY;
  private calm: NodeJS.Timeout | undefined;
  private sure: NodeJS.Timeout | undefined;
  private graded: Submission | undefined;
  private told: Told | undefined;
  /** Whether a check has begun that nothing was told of. */
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
      // What was saved before the watcher had seen everything.
      ready: () => this.look("sure"),
      failed: (says) => {
        const { track, stage } = this.watched;
        const instead = `npm run check -- ${track.name}/${stage.number} grades it once.`;
        this.stop(new WorkbookError(`${says}; ${instead}`));
      },
    });
    this.look("saved");
  }

  /** Watches another stage from now on. */
  turnTo(watched: Watched): void {
    this.watched = watched;
    this.told = undefined;
    this.graded = undefined;
    this.look("saved");
  }

  /** Lets saves wait. */
  pause(): void {
    this.paused = true;
  }

  /** Goes on, with a check if something was saved. */
  resume(): void {
    this.paused = false;
    if (this.wanted) this.look(this.wanted);
  }

  /** Waits for the check that is under way. */
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
    // An editor empties a file and then fills it; of two changes in a few milliseconds only the first is told of.
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
    // Saves that come while a check is under way are one more check, not many.
    while (this.wanted && !this.paused && !this.closed) {
      // The first of several writes is told of at once, and the others perhaps not at all.
      if (this.wanted === "saved") await sleep(SETTLE_MS);
      if (this.paused || this.closed) return;
      const { watched } = this;
      const known = this.wanted === "sure" ? this.graded : this.told?.of;
      this.wanted = undefined;
      const at = new Date();
      const submission = await readSteadily(this.workbook.root, watched.track);
      const { told } = this;
      // Editors write files beside the student's, and people save what they have not changed.
      if (!isDeepStrictEqual(submission, known)) await this.check(watched, submission, at);
      // A save was taken back while it was checked: what was told before is so again.
      else if (told && this.owed && !this.calm && isDeepStrictEqual(submission, told.of))
        this.tell(told);
    }
  }

  private async check({ track, stage }: Watched, submission: Submission, at: Date): Promise<void> {
    this.graded = submission;
    this.begunAt = performance.now();
    this.owed = true;
    this.events.begins?.();
    const { stages } = await gradeTrack(this.grader, submission, track, [stage]);
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
