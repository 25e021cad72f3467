/** What an editor shows in a fresh clone, asked through TypeScript's own language server. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { PROJECT } from "#compiled/compiled.cjs";

const SERVER = createRequire(import.meta.url).resolve("typescript/lib/tsserver.js");

interface Diagnostic {
  readonly code: number;
  readonly text: string;
  readonly start: { readonly line: number };
}

/** Opens a file of the exercises with this text, and asks for its red lines. */
async function redLines(path: string, edit: (text: string) => string): Promise<string[]> {
  const file = join(PROJECT, path);
  const server = spawn(process.execPath, [SERVER, "--disableAutomaticTypingAcquisition"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { PATH: process.env.PATH },
    timeout: 60_000,
  });
  onTestFinished(() => void server.kill());
  const ask = (seq: number, command: string, more: object = {}) =>
    server.stdin.write(
      `${JSON.stringify({ seq, type: "request", command, arguments: { file, ...more } })}\n`,
    );
  ask(1, "open", { fileContent: edit(readFileSync(file, "utf8")) });
  ask(2, "semanticDiagnosticsSync");
  for await (const line of createInterface(server.stdout)) {
    if (!line.startsWith("{")) continue;
    const { request_seq, body } = JSON.parse(line) as {
      request_seq?: number;
      body: readonly Diagnostic[];
    };
    if (request_seq === 2) return body.map(({ code, start }) => `${start.line}: TS${code}`);
  }
  throw new Error("the language server has ended without an answer");
}

// Each starts a language server, which takes two seconds.
test("an untouched stage has no red line, not even under its imports", async () => {
  expect(await redLines("exercises/two-player-spades/6-full-play/game.ts", (text) => text)).toEqual(
    [],
  );
});

test("an element that may be missing is shown, as the lessons say", async () => {
  const shown = await redLines("exercises/two-player-spades/3-shuffle/shuffle.ts", (text) =>
    text.replace(
      /^ *throw .*$/m,
      "  const ranks: number[] = [];\n  const first: number = ranks[0];",
    ),
  );
  expect(shown).toEqual([expect.stringMatching(/^\d+: TS2322$/)]);
});
