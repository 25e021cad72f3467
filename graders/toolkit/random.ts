/**
 * The random numbers of the GNU C library, so that a program in C and a program in TypeScript deal the same cards.
 *
 * `rand()` there is an additive feedback generator: each number is the sum of the numbers 3 and 31 steps before it,
 * without its lowest bit. `srand()` fills the first 31 with a smaller generator and skips the next 310 numbers. Source:
 * glibc, `stdlib/random_r.c`, type 3, which is what an unconfigured `rand()` uses.
 *
 * @module
 */

/** The largest number that {@link rand} returns. */
export const RAND_MAX = 2147483647;

const DEGREE = 31;
const SEPARATION = 3;
const WARM_UP = 310;

const state = new Int32Array(DEGREE);
let front = SEPARATION;
let rear = 0;
srand(1);

/**
 * Seeds the generator. Call it once, at the start of the program; the same seed gives the same numbers every time.
 *
 * @param seed - a whole number from 0 to 4294967295; 0 is taken as 1, as in C
 * @throws RangeError when the seed is not such a number
 */
export function srand(seed: number): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) {
    const not = nameOf(seed);
    throw new RangeError(`srand: a seed is a whole number from 0 to 4294967295, not ${not}`);
  }
  // C keeps the seed in a signed 32-bit word and divides towards zero, so this code does, too.
  let word = seed === 0 ? 1 : seed | 0;
  state[0] = word;
  for (let i = 1; i < DEGREE; i++) {
    const high = Math.trunc(word / 127773);
    const low = word % 127773;
    word = 16807 * low - 2836 * high;
    if (word < 0) word += RAND_MAX;
    state[i] = word;
  }
  front = SEPARATION;
  rear = 0;
  for (let i = 0; i < WARM_UP; i++) rand();
}

/** `askSeed` returns a promise of the seed, so it is often given instead, or the function itself. */
function nameOf(seed: unknown): string {
  if (seed instanceof Promise) return "a promise: is an await missing?";
  return typeof seed === "function" ? "a function: is it called?" : String(seed);
}

/**
 * The next random number.
 *
 * @returns a whole number from 0 to {@link RAND_MAX}
 *
 * @example
 * const die = 1 + (rand() % 6);
 */
export function rand(): number {
  const sum = (state[front]! + state[rear]!) | 0;
  state[front] = sum;
  front = (front + 1) % DEGREE;
  rear = (rear + 1) % DEGREE;
  return sum >>> 1;
}
