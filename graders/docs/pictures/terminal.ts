/**
 * A real but invisible terminal: tmux runs the commands on its own pseudo-terminal and gives the contents of the screen.
 *
 * @module
 */
import { execFileSync, spawnSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { WorkbookError } from "../../engine/text/workbook-error.ts";

export interface Terminal {
  /** Types a text. Keys such as `Enter` and `Down` are given as `keys`. */
  type(text: string, ...keys: readonly string[]): void;
  /** Waits until the screen contains this text and no longer changes, and gives its lines with colours. */
  screen(holds: RegExp): Promise<string[]>;
  close(): void;
}

export interface TerminalOptions {
  readonly columns: number;
  readonly rows: number;
  readonly folder: string;
  readonly home: string;
}

const STEP_MS = 200;
/** How many looks at the screen in a row must be the same. */
const AT_REST = 4;
const PATIENCE_MS = 60_000;

/** @throws WorkbookError if this machine has no tmux */
export function openTerminal({ columns, rows, folder, home }: TerminalOptions): Terminal {
  if (spawnSync("tmux", ["-V"]).error)
    throw new WorkbookError(
      "tmux is not installed, but the pictures of the terminal need it (apt-get install tmux).",
    );
  const socket = `deckwork-pictures-${process.pid}`;
  // Hide everything about this machine: its settings, its colours, and npm's news.
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: "C.UTF-8",
    npm_config_update_notifier: "false",
  };
  const tmux = (...args: readonly string[]): string =>
    execFileSync("tmux", ["-L", socket, "-f", "/dev/null", ...args], { env, encoding: "utf8" });
  tmux(
    ...["new-session", "-d", "-s", "picture", "-x", `${columns}`, "-y", `${rows}`, "-c", folder],
    "sh",
  );
  const type = (text: string, ...keys: readonly string[]): void => {
    if (text !== "") tmux("send-keys", "-t", "picture", "-l", text);
    if (keys.length > 0) tmux("send-keys", "-t", "picture", ...keys);
  };
  // Set the prompt, because shells have different ones, also for root.
  type("PS1='$ '; clear", "Enter");
  return {
    type,
    screen: async (holds) => {
      let last = "";
      let same = 0;
      for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
        await wait(STEP_MS);
        const now = tmux("capture-pane", "-p", "-e", "-t", "picture");
        same = now === last ? same + 1 : 0;
        last = now;
        if (same >= AT_REST && holds.test(stripVTControlCharacters(now)))
          return now.trimEnd().split("\n");
      }
      throw new WorkbookError(
        `The terminal never showed ${holds}. Its last screen was:\n${stripVTControlCharacters(last).trimEnd()}`,
      );
    },
    close: () => void tmux("kill-server"),
  };
}
