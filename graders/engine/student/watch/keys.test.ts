/** Watching on a screen of 80 columns and 12 rows, without a terminal. */
import { expect, test } from "vitest";
import type { CaseResult, StageResult } from "../../judge/results.ts";
import type { Key } from "../terminal/keys.ts";
import { WatchKeys } from "./keys.ts";
import type { StageWatch, Watched } from "./stage.ts";
import { GREET as stage } from "./watch-for-tests.ts";

const FAILURE: CaseResult = {
  kind: "check",
  name: "says-hello",
  verdict: {
    kind: "missing",
    what: Array.from({ length: 20 }, (_, at) => `thing ${at}`),
    seen: "run",
  },
  points: 25,
  earned: 0,
};
const FAILS = { stage, cases: [FAILURE], earned: 0, standIns: [] } as unknown as StageResult;

/** Watches a failure that is higher than the screen. */
function watch(hint: string, result = FAILS) {
  const ran: (readonly string[])[] = [];
  let lines: readonly string[] = [];
  const nothing = () => {};
  const keys = new WatchKeys(
    {
      screen: {
        draw: (drawn) => {
          lines = drawn;
        },
        lend: nothing,
        listen: nothing,
        takeBack: nothing,
        close: nothing,
      },
      look: () => ({ width: 80, colour: false }),
      size: () => ({ columns: 80, rows: 12 }),
      after: () => undefined,
      before: () => undefined,
      hint: () => hint,
      run: async (args) => {
        ran.push(args);
        return { status: 0 };
      },
      out: nothing,
      end: nothing,
    },
    { stage } as Watched,
    () => ({ pause: nothing, resume: nothing, turnTo: nothing }) as unknown as StageWatch,
  );
  keys.tell(result);
  return {
    ran,
    press: (key: Key) => keys.press(key),
    tell: () => keys.tell(FAILS),
    /** Where one is, after these keys: `Lines 1–5 of 28`. */
    place: async (...pressed: readonly Key[]) => {
      for (const key of pressed) await keys.press(key);
      return lines.find((line) => line.startsWith("Lines "))?.split(":")[0];
    },
    /** What scrolls, as much as is seen of it. */
    seen: () => lines.slice(3, -4),
  };
}

const h: Key = { kind: "text", text: "h" };

test("keys scroll, and a save goes back to the top", async () => {
  const { place, tell } = watch("A nudge.");
  const first = await place();
  expect(first).toMatch(/^Lines 1–5 of \d+$/);
  expect(await place({ kind: "down" })).toMatch(/^Lines 2–6 /);
  expect(await place({ kind: "text", text: " " })).toMatch(/^Lines 6–10 /);
  expect(await place({ kind: "page up" }, { kind: "up" })).toBe(first);
  const [, all] = / of (\d+)$/.exec(first!)!;
  expect(await place({ kind: "end" })).toBe(`Lines ${Number(all) - 4}–${all} of ${all}`);
  tell();
  expect(await place()).toBe(first);
});

test("h scrolls to the hint, which is below the failure, and Esc removes it", async () => {
  const { place, seen } = watch("A nudge.");
  const before = await place();
  await place(h);
  expect(seen().at(-1)).toBe("A nudge.");
  expect(await place({ kind: "home" })).toMatch(/^Lines 1–5 /);
  await place({ kind: "escape" });
  expect(await place()).toBe(before);
});

test("a hint taller than the screen is always shown from its beginning", async () => {
  const hint = Array.from({ length: 9 }, (_, at) => `hint line ${at}`);
  const { place, seen } = watch(hint.join("\n"));
  await place(h);
  expect(seen()).toEqual(hint.slice(0, 5));
  await place({ kind: "end" });
  expect(seen()).toEqual(hint.slice(-5));
  await place(h);
  expect(seen()).toEqual(hint.slice(0, 5));
});

test("l opens the lesson at the task that failed, if that is known", async () => {
  const letter: Key = { kind: "text", text: "l" };
  const unknown = watch("");
  await unknown.press(letter);
  expect(unknown.ran).toEqual([["lesson", "tiny/1-greet"]]);
  const mistake = { name: "late", says: "It is late.", task: 2 };
  const known = watch("", { ...FAILS, cases: [{ ...FAILURE, mistake }] });
  await known.press(letter);
  expect(known.ran).toEqual([["lesson", "tiny/1-greet", "--task", "2"]]);
});
