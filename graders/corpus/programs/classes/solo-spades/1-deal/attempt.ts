export class Attempt {
  readonly #error: unknown;
  readonly #failed: boolean = false;

  constructor(action: () => unknown) {
    try {
      action();
    } catch (error) {
      this.#error = error;
      this.#failed = true;
    }
  }

  toString(): string {
    if (!this.#failed) return "no error";
    return this.#error instanceof RangeError ? "RangeError" : "another error";
  }
}

export const attempt = (action: () => unknown): string => `${new Attempt(action)}`;
