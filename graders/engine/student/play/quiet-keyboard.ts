/**
 * While lines are typed automatically, hides what the person types, and does not leave it for the shell.
 *
 * @module
 */
import { constants } from "node:os";
import { ENDED_BY_SIGNAL } from "../../sandbox/ending.ts";

const CTRL_C = "\x03";

/** Ignores all keys except Ctrl-C until this process ends. Then Node restores the terminal. */
export function quietKeyboard(): void {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.on("data", (keys: string) => {
    if (!keys.includes(CTRL_C)) return;
    process.stdout.write("\n", () => process.exit(ENDED_BY_SIGNAL + constants.signals.SIGINT));
  });
  // Waiting for keys must not keep the program running.
  stdin.unref();
}
