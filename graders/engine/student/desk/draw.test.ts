/** The desk as it is seen on terminals of three sizes. */
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { columnsOf } from "../../text/columns.ts";
import type { DeskFacts } from "./actions.ts";
import { factsOf, SPADES, trackOutline } from "./desk-for-tests.ts";
import { renderDesk } from "./draw.ts";
import { AT_THE_DOOR, type DeskState, shownBy } from "./screens.ts";
import type { Place } from "./views.ts";

const [structs, build, show] = SPADES.stages;
const FACTS = factsOf({
  [structs!.path]: "passed",
  [build!.path]: "edited",
  [show!.path]: "broken",
});

const STAGES: Place = { kind: "stages", track: SPADES };
const STAGE: Place = { kind: "stage", stage: show! };

function stateAt(place?: Place, typed = ""): DeskState {
  const spots = place ? [...AT_THE_DOOR.spots, { place }] : [...AT_THE_DOOR.spots];
  const last = spots.at(-1)!;
  return typed === ""
    ? { spots }
    : { spots: [...spots.slice(0, -1), { ...last, list: { typed, at: 0 } }] };
}

const SIZES = { "80x24": [80, 24], "120x40": [120, 40], "40x20": [40, 20] } as const;
type SizeName = keyof typeof SIZES;

function draw(size: SizeName, state: DeskState, facts: DeskFacts = FACTS, colour = false) {
  const [columns, rows] = SIZES[size];
  return renderDesk(shownBy(state, facts), facts, { columns, rows }, colour);
}
const text = (lines: readonly string[]) => `\n${lines.join("\n")}\n`;

describe.each(["80x24", "120x40"] as const)("at %s", (size) => {
  test("the tracks", () => {
    expect(text(draw(size, stateAt()))).toMatchInlineSnapshot(`
      "
      Deckwork

      Which track?

      ❯ Go on with "Show the cards by name"  Two-player Spades 3  broken

        Two-player Spades  ██████████░░░░░░░░░░  2 of 4
        Hearts             ░░░░░░░░░░░░░░░░░░░░  0 of 2

        Leave the desk

      broken: it passed before, but failed its last check.

      ↑ ↓ move   Enter choose   type to search   Esc or q leave
      "
    `);
  });

  test("the stages of a track", () => {
    expect(text(draw(size, stateAt(STAGES)))).toMatchInlineSnapshot(`
      "
      Two-player Spades  ██████████░░░░░░░░░░  2 of 4

      Which stage of Two-player Spades?

        1  Structs                 passed
        2  Build the deck          edited
      ❯ 3  Show the cards by name  broken
        4  Sort the hand           not started
           Data structure review   not answered

      edited: it passed its last check, but you have saved it since.
      broken: it passed before, but failed its last check.

      ↑ ↓ move   Enter choose   type to search   Esc back   q leave the desk
      "
    `);
  });

  test("what to do with a stage", () => {
    expect(text(draw(size, stateAt(STAGE)))).toMatchInlineSnapshot(`
      "
      Show the cards by name
      Two-player Spades, stage 3  broken

      What next?

        Read the lesson                   npm run lesson -- two-player-spades/3
        Show where my files are
        Run my program                    npm run play -- two-player-spades/3
      ❯ Check it                          npm run check -- two-player-spades/3
        Check it after every save         npm run watch -- two-player-spades/3
        Show one more hint                npm run hint -- two-player-spades/3
        Run the finished program          npm run demo -- two-player-spades/3
        Compare with the solution         npm run solution -- two-player-spades/3
        Start over (your work is copied)  npm run reset -- two-player-spades/3
        Next: Sort the hand
        All stages of Two-player Spades
        Leave the desk

      broken: it passed before, but failed its last check.

      ↑ ↓ move   Enter choose   type to search   Esc back   q leave the desk
      "
    `);
  });

  test("what a search finds", () => {
    expect(text(draw(size, stateAt(undefined, "build")))).toMatchInlineSnapshot(`
      "
      Deckwork

      Search: build_

      ❯ 2  Build the deck          Two-player Spades  edited
        1  Build the deck          Hearts             not started

      edited: it passed its last check, but you have saved it since.

      ↑ ↓ move   Enter choose   type to search   Esc clear
      "
    `);
  });
});

describe("at 40x20, every status is seen", () => {
  test("the tracks", () => {
    expect(text(draw("40x20", stateAt()))).toMatchInlineSnapshot(`
      "
      Deckwork

      Which track?

      ❯ Go on with "Show the ca…  broken

        Two-player Spades  ████░░░░  2 of 4
        Hearts             ░░░░░░░░  0 of 2

        Leave the desk

      broken: it passed before, but failed its
        last check.

      Enter choose  type: search  Esc leave
      "
    `);
  });

  test("the stages of a track", () => {
    expect(text(draw("40x20", stateAt(STAGES)))).toMatchInlineSnapshot(`
      "
      Two-player Spades  █████░░░░░  2 of 4

      Which stage of Two-player Spades?

        1  Structs                passed
        2  Build the deck         edited
      ❯ 3  Show the cards by na…  broken
        4  Sort the hand          not started
           Data structure review  not answered

      edited: it passed its last check, but
        you have saved it since.
      broken: it passed before, but failed its
        last check.

      Enter choose  type: search  Esc back
      "
    `);
  });

  test("what to do with a stage", () => {
    expect(text(draw("40x20", stateAt(STAGE)))).toMatchInlineSnapshot(`
      "
      Show the cards by name
      Two-player Spades, stage 3  broken

      What next?

        Read the lesson
        Show where my files are
        Run my program
      ❯ Check it
        Check it after every save
        Show one more hint
        Run the finished program
        Compare with the solution
        Start over (your work is copied)
        Next: Sort the hand
        All stages of Two-player Spades
        Leave the desk

      Enter choose  type: search  Esc back
      "
    `);
  });

  test("the results of a search, and an empty search", () => {
    expect(text(draw("40x20", stateAt(undefined, "build")))).toMatchInlineSnapshot(`
      "
      Deckwork

      Search: build_

      ❯ 2  Build the deck, Two-…  edited
        1  Build the deck, Hear…  not started

      edited: it passed its last check, but
        you have saved it since.

      Enter choose  type: search  Esc clear
      "
    `);
    expect(text(draw("40x20", stateAt(undefined, "poker")))).toMatchInlineSnapshot(`
      "
      Deckwork

      Search: poker_

        No matches; Esc clears the search.

      Enter choose  type: search  Esc clear
      "
    `);
  });

  test("a long list scrolls", () => {
    const titles = Array.from({ length: 25 }, (_, at) => `Stage ${at + 1} of a very long track`);
    const facts = { ...factsOf(), tracks: [trackOutline("Long", titles)], reviews: {} };
    const place: Place = { kind: "stages", track: facts.tracks[0]! };
    expect(text(draw("40x20", stateAt(place), facts))).toMatchInlineSnapshot(`
      "
      Long  ░░░░░░░░░░░░░░░░░░░░  0 of 25

      Which stage of Long?

      ❯ 1  Stage 1 of a very lo…  not started
        2  Stage 2 of a very lo…  not started
        3  Stage 3 of a very lo…  not started
        4  Stage 4 of a very lo…  not started
        5  Stage 5 of a very lo…  not started
        6  Stage 6 of a very lo…  not started
        7  Stage 7 of a very lo…  not started
        8  Stage 8 of a very lo…  not started
        9  Stage 9 of a very lo…  not started
        10  Stage 10 of a very …  not started
        11  Stage 11 of a very …  not started
        12  Stage 12 of a very …  not started
        13  Stage 13 of a very …  not started
        ↓ 12 more

      Enter choose  type: search  Esc back
      "
    `);
  });
});

test("colour adds nothing but colour", () => {
  for (const state of [stateAt(), stateAt(STAGES), stateAt(STAGE), stateAt(undefined, "build")])
    expect(draw("80x24", state, FACTS, true).map(stripVTControlCharacters)).toEqual(
      draw("80x24", state),
    );
});

test("no screen is wider or higher than the terminal, and the selection is visible", () => {
  for (const state of [stateAt(), stateAt(STAGES), stateAt(STAGE), stateAt(undefined, "a")])
    for (const columns of [40, 60, 79, 80, 200])
      for (let rows = 8; rows < 45; rows++) {
        const lines = renderDesk(shownBy(state, FACTS), FACTS, { columns, rows }, false, "A note.");
        expect(lines.length).toBeLessThanOrEqual(rows);
        expect(lines.filter((line) => columnsOf(line) > Math.min(80, columns))).toEqual([]);
        expect(lines.filter((line) => line.startsWith("❯"))).toHaveLength(1);
      }
});

test("the end of a long search is visible, and wide characters count double", () => {
  const [, , line] = draw("40x20", stateAt(undefined, `${"x".repeat(40)}洗`));
  expect(line).toBe(`Search: ${"x".repeat(29)}洗_`);
});

test("a note is shown below the list", () => {
  const shown = shownBy(stateAt(STAGE), FACTS);
  const size = { columns: 80, rows: 40 };
  const without = renderDesk(shown, FACTS, size, false);
  const note = "Opened with vim: a.ts";
  expect(renderDesk(shown, FACTS, size, false, note)).toEqual([
    ...without.slice(0, -2),
    "",
    note,
    ...without.slice(-2),
  ]);
});
