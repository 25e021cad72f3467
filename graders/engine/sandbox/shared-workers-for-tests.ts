/**
 * Workers that one test leaves to the next: `npm test` opens hundreds, and most take longer to start than to do their work.
 * With `npm test`, an import of `worker.ts` leads here (`vitest.config.ts`); in `npm run test:all`, no worker is shared.
 *
 * @module
 */
import { statSync } from "node:fs";
import type { BoxSpec } from "./confine.ts";
import type { Session } from "./session.ts";
import { openWorker as openNew, type Worker } from "./worker.ts";

export type { Death, Worker } from "./worker.ts";

/** An idle worker, and how often it was opened. */
interface Spare {
  readonly key: string;
  readonly worker: Worker;
  readonly uses: number;
}

/** A worker keeps what it was given, so its memory grows. */
const MOST_USES = 25;
/** So many wait at a time. */
const MOST_SPARE = 6;

/** The one that has waited longest comes first. */
const spares: Spare[] = [];

/** As in `worker.ts`, but perhaps one that has worked before. */
export function openWorker(session: Session, spec: BoxSpec): Worker {
  const key = keyOf(session, spec);
  const at = spares.findLastIndex((one) => one.key === key);
  const [spare] = at < 0 ? [] : spares.splice(at, 1);
  let worker = spare?.worker ?? openNew(session, spec);
  let uses = (spare?.uses ?? 0) + 1;
  let owed = 0;
  let isOpen = true;
  // One that is still starting would lose the folder of its session, which may close before.
  let hasWorked = spare !== undefined;
  /** What it was sent before its first answer: if an earlier test has left a dying worker, a new one gets it again. */
  let unheard: Parameters<Worker["send"]>[] | undefined = spare ? [] : undefined;
  return {
    send: (...sent) => {
      owed += sent[1];
      unheard?.push(sent);
      worker.send(...sent);
    },
    next: async () => {
      let heard = await worker.next();
      if ("end" in heard && unheard && isOpen) {
        worker = openNew(session, spec);
        uses = 1;
        for (const sent of unheard) worker.send(...sent);
        unheard = undefined;
        heard = await worker.next();
      }
      unheard = undefined;
      if ("end" in heard) {
        isOpen = false;
        return heard;
      }
      owed--;
      hasWorked = true;
      return heard;
    },
    stop: async () => {
      if (!isOpen) return;
      const isSpare = hasWorked && owed === 0 && uses < MOST_USES;
      isOpen = false;
      if (!isSpare) return worker.stop();
      spares.push({ key, worker, uses });
      if (spares.length > MOST_SPARE) await spares.shift()!.worker.stop();
    },
  };
}

/** All that two workers must have in common, so that nobody can tell one from the other. */
function keyOf({ assumed, user, prlimit, filter, node }: Session, spec: BoxSpec): string {
  const { files, command, limits, permissions } = spec;
  const named = (name: string) => name;
  const inodes = Object.entries({ node, ...files }).map(([name, path]) => {
    const { dev, ino, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return [name, dev, ino, mtimeMs];
  });
  return JSON.stringify([
    assumed,
    user,
    prlimit,
    filter === undefined,
    inodes,
    command(named),
    spec.env?.(named),
    limits,
    permissions,
  ]);
}
