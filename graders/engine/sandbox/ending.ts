/**
 * How a command ends early: everything that must not outlive it (its temporary folder, boxes, a half-written file) is
 * removed, whether it ends by itself, by an error or by a signal. After a signal, the exit status is the one that a
 * shell would give: 130, 143, 129.
 *
 * @module
 */
import { constants } from "node:os";

/** The signals that ask a command to end: Ctrl-C, `kill`, a closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndSignal = (typeof SIGNALS)[number];

/** A status above this means a signal, as in a shell. */
export const ENDED_BY_SIGNAL = 128;

interface Taker {
  readonly signals: readonly EndSignal[];
  readonly take: (signal: EndSignal) => void;
}

const actions = new Set<{ readonly act: () => void }>();
const takers = new Set<Taker>();

/**
 * Registers an action for the end of this process, whatever ends it; the last one registered comes first.
 *
 * @param act - called synchronously
 * @returns a function that removes the action when there is nothing left to do
 */
export function atEnd(act: () => void): () => void {
  return enter(actions, { act });
}

/**
 * Takes over signals for a caller that gives them a different meaning: they no longer end the command.
 *
 * @returns a function that gives them back
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
    // Listen only if necessary: a process that leaves nothing behind dies of a signal like any other.
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
      // If one thing cannot be removed, still remove the rest.
    }
  }
}
