/**
 * Watches the objects of one class while a program with switches runs: the reference's class takes part in the program,
 * and each of its objects has one of the student's class beside it, which gets the same calls, until the two give
 * something else.
 *
 * @module
 */
import { turnOn } from "./names.ts";

/** In front of the numbers, in the line of standard error that tells of them. */
const OTHER = "deckwork: another object ";

/** What is given to a program as one of its switches. */
export function watchClass(
  slot: number,
  methods: readonly string[],
  endings: readonly number[],
): string {
  const given = [slot, methods, endings].map((one) => JSON.stringify(one));
  return turnOn([`(${WATCH})(${given.join(", ")}, console.error)`]);
}

/** Each number of a method is its place in the list that was given. */
export interface OtherObject {
  /** The one that gives something else. */
  readonly method: number;
  /** The one after which it does: the same, or one before it on the same object. */
  readonly since: number;
  /** Whether that one has made the object. */
  readonly isNew: boolean;
  /** The number of its ending, if it came to one that has a number. */
  readonly ending?: number;
}

/** @returns `undefined` if the objects always gave the same */
export function otherObject(stderr: string): OtherObject | undefined {
  const line = stderr.split("\n").findLast((one) => one.startsWith(OTHER));
  if (line === undefined) return undefined;
  const [method, since, isNew, ending] = line.slice(OTHER.length).split(" ").map(Number);
  return {
    ...{ method: method!, since: since!, isNew: isNew === 1 },
    ...(ending === undefined ? {} : { ending }),
  };
}

/** More calls take too long. */
const MOST_CALLS = 4000;
/** After more on one object, it is not looked for which of them made it another. */
const MOST_AGAIN = 100;

/**
 * It runs before the program, with the language's own objects as they are. It ends the program when it has found
 * something: what was printed until then is right, or something else was done twice and nothing is known.
 */
const WATCH = `(slot, methods, endings, error) => {
  const { apply, construct, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { is, prototype: plain } = Object;
  const { prototype: list } = Array;
  const callable = getPrototypeOf(() => {});
  const shadows = new WeakMap(), reals = new WeakMap(), ways = new WeakMap(), shared = new WeakSet();
  const shadowOf = shadows.get.bind(shadows), hasShadow = shadows.has.bind(shadows), setShadow = shadows.set.bind(shadows);
  const realOf = reals.get.bind(reals), isShadow = reals.has.bind(reals), setReal = reals.set.bind(reals);
  const wayOf = ways.get.bind(ways), setWay = ways.set.bind(ways);
  const share = shared.add.bind(shared), isShared = shared.has.bind(shared);
  const read = [];
  let calls = 0, over = false, inside = false, last, Real, Shadow;

  /** What another gets for a value: a copy of what is plain, and the other one of a pair. */
  const given = (value, other, has) => {
    if (typeof value === "function") return (...all) => value(...all.map((one) => given(one, realOf, isShadow)));
    if (typeof value !== "object" || value === null) return value;
    if (has(value)) return other(value);
    const proto = getPrototypeOf(value);
    if (proto === list) return value.map((one) => given(one, other, has));
    if (proto !== plain) {
      share(value);
      return value;
    }
    const copy = {};
    for (const key of ownKeys(value)) copy[key] = given(value[key], other, has);
    return copy;
  };
  const forShadow = (value) => given(value, shadowOf, hasShadow);
  const kept = (value) => (typeof value === "function" ? value : given(value, undefined, () => false));

  /**
   * The arguments for both, now and for two new objects. A function without parameters may give something else each time,
   * so it is called once, and what it gave is given again.
   */
  const forBoth = (args) => {
    const all = args.map((one) => {
      if (typeof one !== "function" || one.length > 0) {
        const before = kept(one);
        return { now: [one, forShadow(one)], again: () => [kept(before), forShadow(before)] };
      }
      const gave = [];
      const live = readers(gave);
      const real = () => {
        live.real.next++;
        return gave[gave.length] = one();
      };
      return { now: [real, live.shadow.read], again: () => {
        const { real, shadow } = readers(gave);
        return [real.read, shadow.read];
      } };
    });
    return { now: sides(all.map(({ now }) => now)), again: () => sides(all.map(({ again }) => again())) };
  };
  const sides = (pairs) => ({ real: pairs.map(([one]) => one), shadow: pairs.map(([, one]) => one) });
  /** Each reads from the beginning; both have read as much after each call. */
  const readers = (gave) => {
    const both = { real: { next: 0 }, shadow: { next: 0 } };
    for (const side of [both.real, both.shadow])
      side.read = () => {
        if (side.next >= gave.length) throw "more calls";
        const value = gave[side.next++];
        return side === both.real ? value : forShadow(value);
      };
    read.push(both);
    return both;
  };

  const pair = (real, shadow, way) => {
    setShadow(real, shadow);
    setReal(shadow, real);
    if (way) setWay(real, [way]);
  };

  const agree = (real, shadow, known) => {
    if (typeof real !== "object" || typeof shadow !== "object" || real === null || shadow === null)
      return is(real, shadow) || real === shadow || (typeof real === "function" && typeof shadow === "function");
    if (real === shadow || known.has(real)) return true;
    known.add(real);
    if (hasShadow(real)) return shadowOf(real) === shadow || !isShadow(shadow);
    if (real instanceof Real) {
      if (!(shadow instanceof Shadow) || isShadow(shadow)) return false;
      pair(real, shadow);
      return fieldsAgree(real, shadow, known);
    }
    if (isShared(real) || isShared(shadow)) return false;
    const keys = new Set([...ownKeys(real), ...ownKeys(shadow)]);
    for (const key of keys) if (!agree(real[key], shadow[key], known)) return false;
    return true;
  };
  const fieldsAgree = (real, shadow, known) =>
    ownKeys(real).every((key) => !(key in shadow) || agree(real[key], shadow[key], known));

  const attempt = (work) => {
    try { return { value: work() }; } catch (thrown) { return { thrown, isThrown: true }; }
  };
  const bothAgree = (real, shadow, args, objects) => {
    if (real.isThrown || shadow.isThrown) return real.isThrown === shadow.isThrown;
    const known = new Set();
    return (
      agree(real.value, shadow.value, known) && agree(args.real, args.shadow, known) &&
      (objects === undefined || fieldsAgree(objects[0], objects[1], known)) &&
      read.every(({ real, shadow }) => real.next === shadow.next)
    );
  };

  /**
   * The call after which two new objects give something else, and before which they do not; nothing if they never do: then
   * the program has done something to the object that is not known here.
   */
  const sinceWhich = (way, step) => {
    if (way.length > ${MOST_AGAIN}) return undefined;
    for (let count = 1; count <= way.length; count++) {
      const [made, ...before] = way.slice(0, count);
      const start = made.again();
      const [real, shadow] = ["real", "shadow"].map((side) => attempt(() => made.run[side](undefined, start[side])));
      if (real.isThrown || shadow.isThrown) return undefined;
      pair(real.value, shadow.value);
      for (const its of before) {
        const args = its.again();
        for (const [side, one] of [["real", real], ["shadow", shadow]]) attempt(() => its.run[side](one.value, args[side]));
      }
      const args = step.again();
      const [gave, gives] = [["real", real], ["shadow", shadow]].map(([side, one]) =>
        attempt(() => step.run[side](one.value, args[side])));
      if (!bothAgree(gave, gives, args, [real.value, shadow.value])) return way[count - 1];
    }
    return undefined;
  };

  /** What the program has set by itself since the last call. */
  const setFields = (real, shadow) => {
    for (const key of ownKeys(real))
      if (key in shadow && !agree(real[key], shadow[key], new Set())) shadow[key] = forShadow(real[key]);
  };

  /** Makes one call on both, and ends the program if they give something else. */
  const both = (name, self, args, run, isNew) => {
    const isFree = over || inside || (self !== undefined && !hasShadow(self)) || ++calls > ${MOST_CALLS};
    if (isFree) return run.real(self, args);
    inside = true;
    let real, found;
    try {
      if (self !== undefined) setFields(self, shadowOf(self));
      const { now, again } = forBoth(args);
      const step = { name, run, again };
      real = attempt(() => run.real(self, now.real));
      last = undefined;
      const shadow = attempt(() => run.shadow(self && shadowOf(self), now.shadow));
      const objects = self !== undefined ? [self, shadowOf(self)] : isNew ? [real.value, shadow.value] : undefined;
      if (!bothAgree(real, shadow, now, objects)) {
        over = true;
        const ending = last;
        const way = self !== undefined && wayOf(self);
        const since = way ? sinceWhich(way, step) : step;
        const places = [step, since].map((one) => methods.indexOf(one?.name));
        const isMade = Boolean(way) && since === way[0];
        // A class may have no constructor of its own.
        if (places[1] < 0 && isMade) places[1] = places[0];
        found = places.every((place) => place >= 0);
        if (found) error("${OTHER}" + [...places, Number(isMade), ...(ending === undefined ? [] : [ending])].join(" "));
      } else if (self !== undefined) wayOf(self)?.push(step);
      else if (isNew && !real.isThrown) pair(real.value, shadow.value, step);
      else if (real.value instanceof Real && shadow.value instanceof Shadow) setWay(real.value, [step]);
    } catch {
      over = true;
    } finally {
      inside = false;
    }
    if (found) throw "found";
    if (!real) return run.real(self, args);
    if (real.isThrown) throw real.thrown;
    return real.value;
  };
  /** What cannot be called twice, since it waits: nothing is known of the object any more. */
  const alone = (run) => function (...args) {
    if (!inside) shadows.delete(this);
    return apply(run, this, args);
  };

  const watchMembers = () => {
    const isPlainFunction = (one) => typeof one === "function" && getPrototypeOf(one) === callable;
    for (const key of ownKeys(Real.prototype)) {
      const { value, get, set, ...rest } = getOwnPropertyDescriptor(Real.prototype, key);
      if (key === "constructor" || !(key in Shadow.prototype)) continue;
      if (isPlainFunction(value)) {
        const run = { real: (self, args) => apply(value, self, args), shadow: (self, args) => self[key](...args) };
        const watched = function (...args) { return both(String(key), this, args, run); };
        defineProperty(Real.prototype, key, { ...rest, value: watched });
      } else if (typeof value === "function") defineProperty(Real.prototype, key, { ...rest, value: alone(value) });
      else if (get || set) {
        const read = get && { real: (self) => apply(get, self, []), shadow: (self) => self[key] };
        const write = set && { real: (self, args) => apply(set, self, args), shadow: (self, [one]) => { self[key] = one; } };
        defineProperty(Real.prototype, key, {
          ...rest,
          ...(get ? { get() { return both(String(key), this, [], read); } } : {}),
          ...(set ? { set(one) { both(String(key), this, [one], write); } } : {}),
        });
      }
    }
    for (const key of ownKeys(Real)) {
      const { value, ...rest } = getOwnPropertyDescriptor(Real, key);
      if (typeof key !== "string" || !isPlainFunction(value) || !(key in Shadow)) continue;
      const run = { real: (_, args) => apply(value, Real, args), shadow: (_, args) => Shadow[key](...args) };
      defineProperty(Real, key, { ...rest, value: (...args) => both(key, undefined, args, run) });
    }
  };

  return {
    call: (id, other, mine, self, args) => apply(mine, self, args),
    at: (id) => {
      if (inside && endings.includes(id)) last = id;
    },
    make: (id, other, mine) => {
      if (id !== slot) return mine;
      Real = other();
      Shadow = mine;
      watchMembers();
      const run = { real: (_, args) => construct(Real, args), shadow: (_, args) => construct(Shadow, args) };
      const made = new Proxy(Real, {
        construct: (_, args, target) =>
          target === made ? both("constructor", undefined, args, run, true) : construct(Real, args, target),
      });
      return made;
    },
  };
}`;
