/** Node's `assert`, as tests use it, made of vitest's comparisons: a realm has no modules of Node. */
import { equals, iterableEquality, typeEquality } from "@vitest/expect";
import * as chai from "chai";

type Check = (...values: unknown[]) => void;
type Expected = (new () => unknown) | RegExp | ((error: unknown) => unknown) | object | undefined;

const { AssertionError } = chai;

function fail(message: unknown, otherwise: string, showing: object = {}): never {
  if (message instanceof Error) throw message;
  const error = new AssertionError(
    message === undefined ? otherwise : String(message),
    showing,
    fail,
  );
  throw Object.assign(error, { code: "ERR_ASSERTION" });
}

function comparing(says: string, holds: (one: unknown, other: unknown) => boolean): Check {
  return (actual, expected, message) => {
    if (!holds(actual, expected))
      fail(message, `Expected values to be ${says}`, { actual, expected, showDiff: true });
  };
}

const strictly = [iterableEquality, typeEquality] as never;
const isLoose = (one: unknown, other: unknown) =>
  // biome-ignore lint/suspicious/noDoubleEquals: this is what Node's assert.equal does.
  one == other || (Number.isNaN(one) && Number.isNaN(other));
const isDeep = (one: unknown, other: unknown) => equals(one, other, strictly, true);
const isObject = (value: unknown) => typeof value === "object" && value !== null;
const looselyEqual = (one: unknown, other: unknown) =>
  isObject(one) || isObject(other) ? undefined : isLoose(one, other);
const isDeepLoose = (one: unknown, other: unknown) =>
  equals(one, other, [looselyEqual, iterableEquality] as never);
const not = (holds: typeof isDeep) => (one: unknown, other: unknown) => !holds(one, other);

function isExpected(error: unknown, expected: Expected): boolean {
  if (expected === undefined || typeof expected === "string") return true;
  if (expected instanceof RegExp) return expected.test(String(error));
  if (typeof expected === "function") {
    if (expected.prototype !== undefined && error instanceof expected) return true;
    if (Object.prototype.isPrototypeOf.call(Error, expected)) return false;
    return (expected as (error: unknown) => unknown)(error) === true;
  }
  return Object.entries(expected).every(([key, value]) => {
    const own = (error as Record<string, unknown>)?.[key];
    return value instanceof RegExp && typeof own === "string"
      ? value.test(own)
      : isDeep(own, value);
  });
}

function checkThrown(threw: boolean, error: unknown, expected: Expected, message: unknown): void {
  if (!threw)
    fail(
      message ?? (typeof expected === "string" ? expected : undefined),
      "Missing expected exception.",
    );
  if (!isExpected(error, expected)) throw error;
}

const settle = async (work: unknown): Promise<{ threw: boolean; error?: unknown }> => {
  try {
    await (typeof work === "function" ? work() : work);
    return { threw: false };
  } catch (error) {
    return { threw: true, error };
  }
};

const attempt = (work: unknown): { threw: boolean; error?: unknown } => {
  try {
    (work as () => unknown)();
    return { threw: false };
  } catch (error) {
    return { threw: true, error };
  }
};

const ok: Check = (value, message) => {
  if (!value) fail(message, `The expression evaluated to a falsy value: ${String(value)}`);
};

const strict = {
  ok,
  AssertionError,
  fail: (message?: unknown) => fail(message, "Failed"),
  equal: comparing("strictly equal", Object.is),
  notEqual: comparing("different", not(Object.is)),
  strictEqual: comparing("strictly equal", Object.is),
  notStrictEqual: comparing("different", not(Object.is)),
  deepEqual: comparing("strictly deep-equal", isDeep),
  notDeepEqual: comparing("different", not(isDeep)),
  deepStrictEqual: comparing("strictly deep-equal", isDeep),
  notDeepStrictEqual: comparing("different", not(isDeep)),
  match: comparing(
    "a match",
    (text, pattern) => typeof text === "string" && (pattern as RegExp).test(text),
  ),
  doesNotMatch: comparing(
    "no match",
    (text, pattern) => typeof text !== "string" || !(pattern as RegExp).test(text),
  ),
  ifError: (error: unknown) => {
    if (error !== null && error !== undefined) throw error;
  },
  throws: (work: unknown, expected?: Expected, message?: unknown) => {
    const { threw, error } = attempt(work);
    checkThrown(threw, error, expected, message);
  },
  doesNotThrow: (work: unknown) => {
    const { threw, error } = attempt(work);
    if (threw) throw error;
  },
  rejects: async (work: unknown, expected?: Expected, message?: unknown) => {
    const { threw, error } = await settle(work);
    checkThrown(threw, error, expected, message);
  },
  doesNotReject: async (work: unknown) => {
    const { threw, error } = await settle(work);
    if (threw) throw error;
  },
};

const callable = (checks: object) =>
  Object.assign((value: unknown, message?: unknown) => ok(value, message), checks);
const strictAssert = callable(strict);
/** The module: a function with the others as its properties. */
export const nodeAssert = Object.assign(
  callable({
    ...strict,
    equal: comparing("equal", isLoose),
    notEqual: comparing("different", not(isLoose)),
    deepEqual: comparing("deep-equal", isDeepLoose),
    notDeepEqual: comparing("different", not(isDeepLoose)),
  }),
  { strict: Object.assign(strictAssert, { strict: strictAssert }) },
);
