import type { Lines } from "./lines.ts";
import { InputEnded, Terminal } from "./terminal.ts";

/** A program that can be started, and ends well or with a message. */
export abstract class Program {
  protected readonly terminal: Terminal;

  constructor(lines: Lines) {
    this.terminal = new Terminal(lines);
  }

  protected abstract run(): Promise<void>;

  async start(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      if (!(error instanceof InputEnded)) throw error;
      process.stderr.write(`\n${error.message}\n`);
      process.exitCode = 1;
    } finally {
      this.terminal.close();
    }
  }
}
