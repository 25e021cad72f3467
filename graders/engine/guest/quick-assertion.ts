/**
 * The parts of chai that vitest's own expectations use, without the rest of it. It stands in for chai itself where
 * `vitest-quick.ts` is built.
 *
 * What is missing fails. That may be wrong, so no file of tests loses anything by what fails here; see `grade/tests.ts`.
 */

export class AssertionError extends Error {
  override readonly name = "AssertionError";
}

type Flags = Record<string, unknown>;

export class Assertion {
  readonly __flags: Flags;

  constructor(object: unknown, message: string | undefined) {
    this.__flags = { object, message };
  }

  get _obj(): unknown {
    return this.__flags.object;
  }
  get not(): this {
    this.__flags.negate = true;
    return this;
  }
  get have(): this {
    return this;
  }

  assert(holds: unknown, says: string, otherwise: string): void {
    if (Boolean(holds) === Boolean(this.__flags.negate))
      throw new AssertionError(this.__flags.negate ? otherwise : says);
  }

  instanceOf(made: new () => unknown): void {
    const says = `an instance of ${made.name}`;
    this.assert(this._obj instanceof made, `expected ${says}`, `expected not ${says}`);
  }

  length(length: number): void {
    const one = this._obj;
    if (typeof one !== "string" && !Array.isArray(one)) throw new AssertionError("not an array");
    const says = `a length of ${length}`;
    this.assert(one.length === length, `expected ${says}`, `expected not ${says}`);
  }

  contain(item: unknown): void {
    const all = this._obj;
    if (!Array.isArray(all)) throw new AssertionError("expected an array");
    this.assert(all.indexOf(item) !== -1, "expected to be in it", "expected not to be in it");
  }

  throws(expected: string | RegExp | undefined): void {
    const call = this._obj;
    if (typeof call !== "function") throw new AssertionError("expected a function");
    let thrown: unknown;
    let isThrown = false;
    try {
      call();
    } catch (error) {
      thrown = error;
      isThrown = true;
    }
    const fits = isThrown && (expected === undefined || isAbout(thrown, expected));
    this.assert(fits, "expected an error", "expected no such error");
  }
}

function isAbout(thrown: unknown, expected: string | RegExp): boolean {
  const { message = thrown } = Object(thrown) as { message?: unknown };
  return typeof expected === "string"
    ? String(message).includes(expected)
    : expected.test(String(message));
}

function flag(one: Assertion, name: string, ...value: unknown[]): unknown {
  if (value.length > 0) [one.__flags[name]] = value;
  return one.__flags[name];
}

type Method = (this: Assertion, ...values: unknown[]) => unknown;

/** Nothing is made for the messages: nobody reads them. */
export const util = {
  flag,
  addMethod(to: object, name: string, value: Method): void {
    Object.defineProperty(to, name, { value });
  },
  addProperty(): void {},
  overwriteMethod(): void {},
  getMessage: (_: Assertion, [, says]: readonly [unknown, string]) => says,
};

/** Where plugins would be added. */
export function use(): void {}
