/**
 * How a command ends before its time: what must not outlive it (its temporary folder, boxes, a file that is half
 * written) is taken away, whether it ends by itself, by an error or by a signal. A signal leaves the exit status that a
 * shell would give: 130, 143, 129.
 *
 * @module
 */
import { constants } from "node:os";

/** What asks a command to end: Ctrl-C, `kill`, a terminal that was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndSignal = (typeof SIGNALS)[number];

/** A status above this tells of a signal, as a shell would. */
export const ENDED_BY_SIGNAL = 128;

interface Taker {
  readonly signals: readonly EndSignal[];
  readonly take: (signal: EndSignal) => void;
}

const actions = new Set<{ readonly act: () => void }>();
const takers = new Set<Taker>();

/**
 * Has something done before this process ends, whatever ends it; of several, the last that was asked for comes first.
 *
 * @param act - done at once, without waiting for anything
 * @returns how to leave it undone, once there is nothing to do any more
 */
export function atEnd(act: () => void): () => void {
  return enter(actions, { act });
}

/**
 * Takes signals over, for what has a meaning of its own for them: they no longer end the command.
 *
 * @returns how to give them back
 */
export function takeSignals(
  signals: readonly EndSignal[],
  take: (signal: EndSignal) => void,
): () => void {
  return enter(takers, { signals, take });
}

function enter<T>(into: Set<T>, one: T): () => void {
  if (actions.size + takers.size === 0) listen();
  into.add(one);
  return () => {
    // Nobody listens without need: a process that leaves nothing behind dies of a signal as every other does.
    if (into.delete(one) && actions.size + takers.size === 0) stopListening();
  };
}

function listen(): void {
  process.on("exit", actAll);
  for (const signal of SIGNALS) process.on(signal, answer);
}

function stopListening(): void {
  process.off("exit", actAll);
  for (const signal of SIGNALS) process.off(signal, answer);
}

function answer(signal: NodeJS.Signals): void {
  const taker = [...takers].findLast(({ signals }) => signals.some((one) => one === signal));
  if (taker) taker.take(signal as EndSignal);
  else process.exit(ENDED_BY_SIGNAL + constants.signals[signal]);
}

function actAll(): void {
  for (const { act } of [...actions].reverse()) {
    try {
      act();
    } catch {
      // What cannot be taken away is no reason to leave the rest.
    }
  }
}
