export class Printer {
  static line(...parts: readonly unknown[]): void {
    process.stdout.write(`${parts.map(String).join(" ")}\n`);
  }
}
