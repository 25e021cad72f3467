/** A student's feedback as a page of HTML. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "../execute/build.ts";
import {
  explained,
  feedbackOf,
  feedbackPage,
  HITS,
  REFUSES,
  spacing,
} from "../for-tests/example-cases.ts";
import {
  EXTRA,
  hostileText,
  judged,
  printed,
  ran,
  stageOf,
  trackOf,
  withVerdict,
} from "../for-tests/examples.ts";
import { readFacts } from "../guest/facts/read-facts.ts";
import { renderHtmlFeedback } from "./html.ts";

const extra = stageOf([withVerdict("the-header", { kind: "not started" })], [], EXTRA);
const passes = withVerdict("the-header", { kind: "passed" });
const facts = new Map([
  ["blackjack/2-deal/deal.ts", readFacts("interface Card { suit: number }\nfunction deal() {}\n")],
]);

/** The page of Ada, with these cases in her second stage. */
function pageOf(...cases: Parameters<typeof stageOf>[0]): string {
  return feedbackPage("Ada Lovelace", [trackOf([stageOf([passes, ...cases])])]);
}

/** The table of a difference, a line each. */
function differenceIn(page: string): string[] {
  const [, rows = ""] = /<table class="difference">.*?<tbody>\n(.*?)\n<\/tbody>/s.exec(page) ?? [];
  return rows.split("\n");
}

test("a student's feedback: points, the simplest failure in full, the others in a line, evidence", () => {
  const error = { name: "Error", message: "<img src=x> @everyone | `x`" };
  const crash = judged(REFUSES, ran("", { ended: { how: "exit", status: 1, error } }));
  const edit = (text: string) =>
    text.replace("Dealer hits.\n", "").replace("Dealer wins", "dealer wins");
  const result = trackOf([stageOf([passes, judged(HITS, ran(printed(HITS, edit))), crash]), extra]);
  const notes = ["tiny/1-greet/<img>.ts is a link."];
  expect(feedbackPage("Ada Lovelace", [{ ...result, facts }], { notes })).toMatchInlineSnapshot(`
    "<main>
    <h1>Feedback for <bdi>Ada Lovelace</bdi></h1>
    <p>Notes from reading the submission:</p>
    <ul>
    <li>tiny/1-greet/&lt;img&gt;.ts is a link.</li>
    </ul>
    <section aria-labelledby="blackjack">
    <h2 id="blackjack">Blackjack: 10 of 30 points, and 0 of 10 extra</h2>
    <table class="points">
    <caption class="unseen">Points per stage</caption>
    <thead><tr><th scope="col">Stage</th><th scope="col">Points</th><th scope="col">Cases</th></tr></thead>
    <tbody>
    <tr class="failing"><th scope="row">2 Deal</th><td>10 of 30</td><td>1 of 3 cases passed</td></tr>
    <tr class="not-started"><th scope="row">4 Extra (extra credit)</th><td>0 of 10</td><td>not started</td></tr>
    </tbody>
    </table>
    <h3>2 Deal: 10 of 30 points</h3>
    <p>The simplest failure in full:</p>
    <div class="told">
    <h4>hits-once: different</h4>
    <p class="description">This case: The player hits once and stands on 15. Both hands are shown before each decision.</p>
    <p>After you typed <code>s</code> at <code>Hit or stand? [h/s]</code>, this is the first difference:</p>
    <div class="scroll" role="group" aria-label="What differs" tabindex="0">
    <table class="difference">
    <thead class="unseen"><tr><th scope="col">Which</th><th scope="col">Line</th></tr></thead>
    <tbody>
    <tr class="left-out"><td colspan="2">… 10 lines as expected</td></tr>
    <tr class="same"><th scope="row">same</th><td><code>|   3♣ |      |</code></td></tr>
    <tr class="same"><th scope="row">same</th><td><code>Hit or stand? [h/s] <kbd>s</kbd></code></td></tr>
    <tr class="missing"><th scope="row">missing</th><td><code>Dealer hits.</code></td></tr>
    <tr class="same"><th scope="row">same</th><td></td></tr>
    <tr class="same"><th scope="row">same</th><td><code> Player Dealer</code></td></tr>
    <tr class="left-out"><td colspan="2">… 7 more lines, 1 of them different</td></tr>
    </tbody>
    </table>
    </div>
    <p><strong>missing line</strong>: a line that should be there is not printed.</p>
    <p>It costs 10 of 10 points.</p>
    <dl class="commands">
    <dt>Hint</dt><dd><code>npm run hint -- blackjack/2</code></dd>
    <dt>Again</dt><dd><code>npm run check -- blackjack/2 --case hits-once</code></dd>
    <dt>Play</dt><dd><code>npm run play -- blackjack/2 --case hits-once</code></dd>
    <dd class="typed">it types <code>100</code>, <code>h</code>, <code>s</code> for you</dd>
    </dl>
    </div>
    <ul>
    <li><strong>refuses-an-empty-answer</strong>: crashed, costs 10 of 10 points. <samp>Error: &lt;img src=x&gt; @everyone | \`x\`</samp></li>
    </ul>
    <h3>Blackjack: the part that a person marks</h3>
    <ul>
    <li><strong>style</strong> (30 points): Small functions.</li>
    </ul>
    <p>What the source shows:</p>
    <pre><samp>Structs: 1
      Card { suit } in blackjack/2-deal/deal.ts
    Comments: 0 of 1 function (0 %)
      deal (blackjack/2-deal/deal.ts:2): no comment before it
    Longest function: deal (blackjack/2-deal/deal.ts:2) with 1 line
    Functions in each file:
      blackjack/2-deal/deal.ts: 1</samp></pre>
    </section>
    </main>
    "
  `);
});

test("the head says what the page is, and lets it fetch and run nothing", () => {
  const page = renderHtmlFeedback(feedbackOf("<b>bob</b>", []));
  expect(page.slice(0, page.indexOf("<style>"))).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Feedback for &lt;b&gt;bob&lt;/b&gt;</title>
    "
  `);
  expect(page.slice(page.indexOf("<main>"))).toMatchInlineSnapshot(`
    "<main>
    <h1>Feedback for <bdi>&lt;b&gt;bob&lt;/b&gt;</bdi></h1>
    <p>No stage of the workbook was found in this submission.</p>
    </main>
    </body>
    </html>
    "
  `);
});

test("spaces that differ are shown as marks, and differences are marked in both lines", () => {
  expect(differenceIn(pageOf(spacing))).toMatchInlineSnapshot(`
    [
      "<tr class="left-out"><td colspan="2">… 8 lines as expected</td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>|··Q♥··|··4♥··|</code></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>|···2♦·|··**··|</code></td></tr>",
      "<tr class="expected"><th scope="row">expected</th><td><code>|··<mark>·</mark>3♣·|······|</code></td></tr>",
      "<tr class="printed"><th scope="row">printed</th><td><code>|··<mark class="gap"></mark>3♣·|······|</code></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>Hit·or·stand?·[h/s]·<kbd>s</kbd></code></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>Dealer·hits.</code></td></tr>",
      "<tr class="left-out"><td colspan="2">… 9 more lines as expected</td></tr>",
    ]
  `);
});

test("missing text is shown as a gap, and typed text as keyboard input", () => {
  const edit = (text: string) => text.replace("Hit or stand? [h/s] ", "Hit or stand [h/s]? ");
  expect(differenceIn(pageOf(judged(HITS, ran(printed(HITS, edit)))))).toMatchInlineSnapshot(`
    [
      "<tr class="left-out"><td colspan="2">… 3 lines as expected</td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>|  Q♥  |  4♥  |</code></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>|   2♦ |  **  |</code></td></tr>",
      "<tr class="expected"><th scope="row">expected</th><td><code>Hit or stand<mark>? [h/s] </mark><kbd><mark>h</mark></kbd></code></td></tr>",
      "<tr class="printed"><th scope="row">printed</th><td><code>Hit or stand<mark> [h/s]?</mark></code></td></tr>",
      "<tr class="missing"><th scope="row">missing</th><td><i>(empty line)</i></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code> Player Dealer</code></td></tr>",
      "<tr class="same"><th scope="row">same</th><td><code>|  Q♥  |  4♥  |</code></td></tr>",
      "<tr class="left-out"><td colspan="2">… 13 more lines, 1 of them different</td></tr>",
    ]
  `);
  const longer = (text: string) => text.replace("Dealer wins!", "Dealer wins!!");
  expect(
    differenceIn(pageOf(judged(HITS, ran(printed(HITS, longer))))).slice(-2),
  ).toMatchInlineSnapshot(`
    [
      "<tr class="expected"><th scope="row">expected</th><td><code>Dealer wins!<mark class="gap"></mark></code></td></tr>",
      "<tr class="printed"><th scope="row">printed</th><td><code>Dealer wins!<mark>!</mark></code></td></tr>",
    ]
  `);
});

test("a program that printed nothing: what it should have printed", () => {
  expect(differenceIn(pageOf(judged(REFUSES, ran(""))))).toMatchInlineSnapshot(`
    [
      "<tr class="missing"><th scope="row">missing</th><td><code>Seed: <kbd>3</kbd></code></td></tr>",
      "<tr class="missing"><th scope="row">missing</th><td><code>Hit or stand? [h/s]</code></td></tr>",
      "<tr class="missing"><th scope="row">missing</th><td><code>Please type h or s.</code></td></tr>",
      "<tr class="missing"><th scope="row">missing</th><td><code>Hit or stand? [h/s] <kbd>S</kbd></code></td></tr>",
      "<tr class="missing"><th scope="row">missing</th><td><code>Dealer stands.</code></td></tr>",
    ]
  `);
});

test("an endless line shows the part that differs", () => {
  const edit = (text: string) => text.replace("Dealer wins!", `${"x".repeat(100_000)}\u202e`);
  const page = pageOf(judged(HITS, ran(printed(HITS, edit))));
  expect(page.length).toBeLessThan(6_000);
  expect(page).toContain("… part of a long line</p>");
});

test("an error of the compiler: its place, its words, and the character in its line", () => {
  const problem: Problem = {
    text: 'Expected ";" but found "<b>"',
    file: "blackjack/2-deal/deal.ts",
    line: 3,
    column: 13,
    source: "  const deck <b> = [];",
  };
  const page = pageOf(withVerdict(HITS, { kind: "does not build", problems: [problem] }));
  const [told] = /<div class="told">.*?<\/div>/s.exec(page)!;
  expect(told).toMatchInlineSnapshot(`
    "<div class="told">
    <h4>hits-once: does not build</h4>
    <p>The program cannot start, because there is an error in its source. Fix the first one; others often disappear with it.</p>
    <p class="place"><code>blackjack/2-deal/deal.ts:3:13</code></p>
    <p><samp>Expected &quot;;&quot; but found &quot;&lt;b&gt;&quot;</samp></p>
    <pre><code>3 | const deck<mark> </mark>&lt;b&gt; = [];</code></pre>
    <p>It costs 15 of 15 points.</p>
    <dl class="commands">
    <dt>Again</dt><dd><code>npm run check -- blackjack/2 --case hits-once</code></dd>
    </dl>
    </div>"
  `);
});

test("two tracks: a table of both, which leads to each", () => {
  const one = trackOf([extra]);
  const other = { ...one, track: { ...one.track, name: "old-maid", title: "Old | Maid" } };
  const page = feedbackPage("Ada", [one, other]);
  expect(page.slice(0, page.indexOf("<section"))).toMatchInlineSnapshot(`
    "<main>
    <h1>Feedback for <bdi>Ada</bdi></h1>
    <table class="points">
    <caption class="unseen">Points per track</caption>
    <thead><tr><th scope="col">Track</th><th scope="col">Points</th></tr></thead>
    <tbody>
    <tr><th scope="row"><a href="#blackjack">Blackjack</a></th><td>0 of 0 points, and 0 of 10 extra</td></tr>
    <tr><th scope="row"><a href="#old-maid">Old | Maid</a></th><td>0 of 0 points, and 0 of 10 extra</td></tr>
    </tbody>
    </table>
    "
  `);
});

/** The tags of a page, in their order; a text that was taken for a tag would be one more. */
function tagsIn(page: string): string[] {
  return page.match(/<[^>]*>/g) ?? [];
}

test("a student's text is never markup", () => {
  const written = (text: string) => {
    const error = { name: text, message: text };
    const crash = withVerdict(REFUSES, {
      kind: "crashed",
      status: 1,
      error,
      difference: undefined,
    });
    const problem = { text, file: text, line: 1, column: 2, source: text };
    const unbuilt = withVerdict(REFUSES, { kind: "does not build", problems: [problem] });
    const output = judged(HITS, ran(printed(HITS, (shown) => shown + text)));
    const result = trackOf([stageOf([output, crash]), stageOf([crash]), stageOf([unbuilt]), extra]);
    const read = new Map([[text, readFacts("")]]);
    return renderHtmlFeedback(feedbackOf(text, [{ ...result, facts: read }], { notes: [text] }));
  };
  const text = fc.oneof(
    hostileText,
    fc.constantFrom(
      "</pre><script>alert(1)</script>",
      '" onload="x',
      "</title>",
      "<!--",
      "&lt;",
      "]]>",
    ),
  );
  const tagsOf = (page: string) => tagsIn(page).map((tag) => tag.replace(/[\s>].*/s, ""));
  const plain = written("harmless");
  const parts = ["kbd", "i", "mark", "code", "p"].flatMap((name) => [`<${name}`, `</${name}`]);
  const known = new Set([...tagsOf(plain), ...parts]);
  fc.assert(
    fc.property(text, (text) => {
      const page = written(text);
      expect(page).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(page).not.toMatch(/^\s*::[a-z]|##\[|##vso\[/im);
      expect(tagsOf(page).filter((tag) => !known.has(tag))).toEqual([]);
      expect(page.match(/<h\d/g)).toEqual(plain.match(/<h\d/g));
    }),
    { numRuns: 30 },
  );
});

test("the page says everything about a failure that the terminal says", () => {
  const words = (text: string) =>
    text
      .replace(/<[^>]*>/g, " ")
      .replace(/&quot;/g, '"')
      .match(/[\p{L}\d]+/gu)!;
  const crashed = judged(
    REFUSES,
    ran("Seed: ", {
      ended: { how: "exit", status: 1, error: { name: "TypeError", message: "x is undefined" } },
    }),
  );
  const said = new Set(words(pageOf(crashed)));
  // The page names an expected line that was not printed a missing line.
  expect(
    words(explained(crashed)).filter((word) => word !== "expected" && !said.has(word)),
  ).toEqual([]);
});
