import type { Lines } from "./lines.ts";

export class InputEnded extends Error {
  constructor(prompt: string) {
    super(`The input ended after "${prompt.trimEnd()}".`);
  }
}

export class Terminal {
  constructor(private readonly lines: Lines) {}

  print(line = ""): void {
    process.stdout.write(line + "\n");
  }

  async ask(prompt: string): Promise<string> {
    process.stdout.write(prompt);
    const line = await this.lines.next();
    if (line === undefined) throw new InputEnded(prompt);
    return line;
  }

  close(): void {
    this.lines.close();
  }
}
