/** The page of a student's feedback in a real browser, which takes seconds to start: wide and narrow, light and dark. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browserPlace, openBrowser, violationsOf } from "../for-tests/browser.ts";
import { feedbackOf, HITS, REFUSES, spacing } from "../for-tests/example-cases.ts";
import {
  EXTRA,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import { renderHtmlFeedback } from "./html.ts";

const HOSTILE = `</pre><script>document.title = "run"</script><img src="https://example.org/x.png" onerror="document.title='run'">\u202eevil\u2066 ${"x".repeat(400)}`;

function page(): string {
  const text = (shown: string) =>
    shown.replace("Dealer hits.", HOSTILE).replace("Dealer wins", "dealer wins");
  const problem = {
    text: 'Expected ";"',
    file: "blackjack/2-deal/deal.ts",
    line: 3,
    column: 9,
    source: `  const ${HOSTILE}`,
  };
  const error = { name: "TypeError", message: HOSTILE };
  const stages = [
    stageOf([
      judged(HITS, ran(printed(HITS, text))),
      judged(REFUSES, ran("", { ended: { how: "exit", status: 1, error } })),
    ]),
    stageOf(
      [spacing, withVerdict("the-header", { kind: "missing", what: [HOSTILE, "A comment."] })],
      ["blackjack/1-shuffle"],
    ),
    stageOf([withVerdict(HITS, { kind: "does not build", problems: [problem] })]),
    stageOf([
      judged(
        HITS,
        ran(printed(HITS, (shown) => shown.replace("Player's score: 15", "Your score: 15"))),
      ),
    ]),
    stageOf([withVerdict("the-header", { kind: "not started" })], [], EXTRA),
  ];
  const facts = new Map([
    [
      "blackjack/2-deal/deal.ts",
      readFacts("interface Card { suit: number }\nfunction deal() {}\n"),
    ],
  ]);
  const one = { ...trackOf(stages), facts };
  const other = { ...one, track: { ...one.track, name: "old-maid", title: "Old Maid" } };
  return renderHtmlFeedback(
    feedbackOf(`Ada ${HOSTILE.slice(0, 80)}`, [one, other], { notes: [HOSTILE] }),
  );
}

const folder = mkdtempSync(join(tmpdir(), "deckwork-page-"));
const file = join(folder, "ada.html");
let browser: Browser | undefined;
beforeAll(async () => {
  writeFileSync(file, page());
  if (browserPlace === undefined)
    console.error(
      "NOT RUN: there is no Chromium on this machine, so no page was opened in a browser.",
    );
  else browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const width of [1280, 390])
  for (const colorScheme of ["light", "dark"] as const)
    test.skipIf(browserPlace === undefined)(
      `at ${width} px in ${colorScheme}: axe finds nothing, nothing is run or fetched, and nothing sticks out`,
      async () => {
        const context = await browser!.newContext({
          viewport: { width, height: 900 },
          colorScheme,
        });
        const opened = await context.newPage();
        const said: string[] = [];
        const asked: string[] = [];
        opened.on("console", (message) => said.push(message.text()));
        opened.on("request", (request) => asked.push(request.url()));
        await opened.goto(pathToFileURL(file).href);
        // The console says what the policy blocks. It must not block anything of ours.
        expect(said).toEqual([]);
        expect(asked).toEqual([pathToFileURL(file).href]);
        expect(await opened.title()).toMatch(/^Feedback for Ada <\/pre><script>/);
        expect(await opened.locator("script, img, main style").count()).toBe(0);
        const room = await opened.evaluate<number>("document.documentElement.scrollWidth");
        expect(room).toBeLessThanOrEqual(width);
        expect(await violationsOf(opened)).toEqual([]);
        if (process.env.DECKWORK_SCREENSHOTS !== undefined) {
          const path = join(
            process.env.DECKWORK_SCREENSHOTS,
            `feedback-${width}-${colorScheme}.png`,
          );
          await opened.screenshot({ path, fullPage: true });
        }
        await context.close();
      },
    );

test.skipIf(browserPlace === undefined)("axe does find what is wrong with a page", async () => {
  const opened = await browser!.newPage();
  await opened.setContent(
    '<p style="color: #ccc; background: #fff">pale</p><table><tr><th></th></tr></table>',
  );
  const rules = (await violationsOf(opened)).map((says) => says.slice(0, says.indexOf(":")));
  expect(rules).toEqual(expect.arrayContaining(["color-contrast", "document-title"]));
  await opened.close();
});
