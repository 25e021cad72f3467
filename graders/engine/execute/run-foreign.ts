/**
 * Runs a program in another language: a box for each case, as in the process runner.
 *
 * @module
 */
import { FOREIGN_BOX } from "../limits/limits.ts";
import type { Session } from "../sandbox/session.ts";
import type { ForeignProgram } from "./build-foreign.ts";
import type { Run } from "./outcome.ts";
import { runBoxed } from "./run-process.ts";

/**
 * AddressSanitizer refuses to run after another library, but our library for pauses does not disturb it. Its search for
 * leaks does not work in a box, and a leak is not a crash. The freed memory that it keeps fits into the box.
 */
const TYPED = "typed.txt";
const RUN = `mkdir /tmp/work
tar -x -f /deck/product.tar -C /tmp/work --no-same-owner
cd "/tmp/work/$1"
shift
if [ -f /tmp/work/.pause.so ]; then export LD_PRELOAD=/tmp/work/.pause.so; fi
export DECKWORK_PID=$$
export ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0:quarantine_size_mb=64
exec "$@" </deck/${TYPED}`;

/** Runs a built program once. */
export function runForeign(
  session: Session,
  { archive, folder, run }: ForeignProgram,
  lines: readonly string[],
  times = session.times,
): Promise<Run> {
  const spec = {
    files: { "product.tar": archive },
    command: () => ["/bin/sh", "-c", RUN, "sh", folder, ...run],
    limits: FOREIGN_BOX.limits(times),
    outputChars: times.outputChars,
    realTime: FOREIGN_BOX.realTime,
    permissions: false,
    grouped: true,
  };
  return runBoxed(session, lines, spec, TYPED);
}
