/**
 * While a program types by itself, what somebody else types is not shown in between, nor left to the shell behind.
 *
 * @module
 */
import { constants } from "node:os";
import { ENDED_BY_SIGNAL } from "../../sandbox/ending.ts";

const CTRL_C = "\x03";

/** Swallows all keys but Ctrl-C, until this process ends; Node gives the terminal back as it was. */
export function quietKeyboard(): void {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  stdin.setRawMode(true);
  stdin.setEncoding("utf8");
  stdin.on("data", (keys: string) => {
    if (!keys.includes(CTRL_C)) return;
    process.stdout.write("\n", () => process.exit(ENDED_BY_SIGNAL + constants.signals.SIGINT));
  });
  // The program ends by itself, whether or not anybody presses a key.
  stdin.unref();
}
