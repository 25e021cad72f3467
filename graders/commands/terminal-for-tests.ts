/**
 * A real terminal for tests: `script` from util-linux gives a program a pseudo-terminal that can receive keys and be
 * made narrower.
 *
 * @module
 */
import { spawn, spawnSync } from "node:child_process";

const PATIENCE_MS = 60_000;
const LOOK_MS = 25;

/** Why there is no terminal here, if so. */
export function noTerminal(): string | undefined {
  if (process.platform !== "linux") return "a terminal is made with script of util-linux";
  const { stdout } = spawnSync("script", ["--version"], { encoding: "utf8" });
  return /util-linux/.test(stdout ?? "") ? undefined : "script of util-linux is not installed";
}

export interface Terminal {
  /** Everything that was written so far. */
  seen(): string;
  /** Waits until this was written after the last that was waited for. */
  shows(text: string | RegExp): Promise<string>;
  press(keys: string): void;
  resize(columns: number, rows: number): void;
  /** Ends the program with a signal. */
  kill(signal: NodeJS.Signals): void;
  /** How the program ended, and whether the terminal is then as it was before. */
  ended: Promise<{ readonly status: number; readonly asBefore: boolean }>;
  close(): void;
}

export const KEYS = {
  enter: "\r",
  escape: "\x1b",
  up: "\x1b[A",
  down: "\x1b[B",
  pageDown: "\x1b[6~",
  home: "\x1b[H",
  end: "\x1b[F",
  ctrlC: "\x03",
} as const;

/** Starts a program on a terminal of 80 columns, and of so many rows that no lesson is paged. */
export function openTerminal(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Terminal {
  const quoted = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  // The shell ignores Ctrl-C, so that it can tell how the program ended.
  const shell = `stty cols 80 rows 60; tty; before=$(stty -g); trap : INT; sh -c 'echo "pid $$"; exec "$@"' sh ${quoted}; status=$?; after=$(stty -g); test "$before" = "$after" && echo "ended $status as before" || echo "ended $status otherwise"`;
  const child = spawn("script", ["-qefc", shell, "/dev/null"], {
    cwd,
    env: { ...env, SHELL: "/bin/sh" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  let from = 0;
  child.stdin.on("error", () => {});
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const until = async <T>(what: string, look: () => T | undefined): Promise<T> => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (Date.now() > end)
        throw new Error(`${what} never came; there was ${JSON.stringify(text)}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  const find = (pattern: RegExp) => () => pattern.exec(text) ?? undefined;
  const ended = until("the end", find(/ended (\d+) (as before|otherwise)/)).then(
    ([, status, how]) => ({ status: Number(status), asBefore: how === "as before" }),
  );
  ended.catch(() => {});
  return {
    seen: () => text,
    shows: (wanted) =>
      until(String(wanted), () => {
        const rest = text.slice(from);
        const at = typeof wanted === "string" ? rest.indexOf(wanted) : rest.search(wanted);
        if (at < 0) return undefined;
        from += at + (typeof wanted === "string" ? wanted.length : 1);
        return rest;
      }),
    press: (keys) => void child.stdin.write(keys),
    resize: (columns, rows) => {
      const [, tty] = /(\/dev\/\S+)/.exec(text)!;
      spawnSync("stty", ["-F", tty!, "cols", String(columns), "rows", String(rows)]);
    },
    kill: (signal) => void process.kill(Number(/pid (\d+)/.exec(text)![1]), signal),
    ended,
    close: () => void child.kill("SIGKILL"),
  };
}
