/**
 * The style of a feedback page, for light and dark mode, phones and paper. Colours only repeat what the words say.
 *
 * @module
 */

export const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --dim: #57606a; --page: #ffffff; --plate: #f6f8fa; --line: #d0d7de;
  --good: #116329; --bad: #a40e26; --open: #7d4e00; --good-plate: #e6f6ea; --bad-plate: #fdebec; --mark: #ffd866; --on-mark: #1f2328; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e6edf3; --dim: #9da7b3; --page: #0d1117; --plate: #161b22; --line: #30363d;
    --good: #6fdd8b; --bad: #ff9b95; --open: #e3b341; --good-plate: #12261b; --bad-plate: #2d1518; --mark: #6b5200; --on-mark: #ffffff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
h1, h2, h3, h4 { line-height: 1.25; margin: 2rem 0 0.75rem; }
h1 { margin-top: 1rem; font-size: 1.75rem; }
h2 { font-size: 1.4rem; padding-bottom: 0.3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.15rem; }
h4 { font-size: 1rem; margin-top: 0; }
p, ul, dl, pre { margin: 0.6rem 0; }
code, kbd, samp, pre { font: 0.9rem/1.45 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; unicode-bidi: isolate; }
pre { white-space: pre-wrap; background: var(--plate); border: 1px solid var(--line); border-radius: 6px; padding: 0.6rem 0.8rem; }
pre.thrown { color: var(--bad); }
pre code, pre samp, td code, td kbd { font-size: inherit; }
mark { background: var(--mark); color: var(--on-mark); border-radius: 2px; text-decoration: underline; }
mark.gap { border-left: 3px solid var(--mark); }
table { border-collapse: collapse; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.points { width: 100%; }
.points th, .points td { border: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; overflow-wrap: break-word; }
.points thead th { background: var(--plate); }
.points tbody th { font-weight: 600; }
.passed td:last-child { color: var(--good); }
.failing td:last-child { color: var(--bad); }
.not-started td:last-child { color: var(--open); }
.told { border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 6px; padding: 0.9rem 1rem 0.5rem; margin: 0.9rem 0; }
.description, .legend { color: var(--dim); }
.place { font-weight: 600; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; margin: 0.6rem 0; }
.scroll:focus-visible { outline: 3px solid var(--open); }
.difference { min-width: 100%; font: 0.9rem/1.45 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
.difference th, .difference td { padding: 0.05rem 0.7rem; text-align: left; white-space: pre; vertical-align: top; font-weight: 400; }
.difference tbody th { color: var(--dim); border-right: 1px solid var(--line); width: 1%; }
.difference .expected, .difference .missing { background: var(--good-plate); }
.difference .printed, .difference .extra { background: var(--bad-plate); }
.difference .expected th, .difference .missing th { color: var(--good); }
.difference .printed th, .difference .extra th { color: var(--bad); }
.left-out td { color: var(--dim); font-style: italic; }
kbd { font-weight: 700; }
dl.commands { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 0.8rem; }
dl.commands dt { font-weight: 600; }
dl.commands dd { margin: 0; grid-column: 2; }
dl.commands .typed { color: var(--dim); }
@media (max-width: 30rem) {
  main { padding: 0.75rem 0.75rem 2rem; }
  .told { padding: 0.7rem 0.7rem 0.3rem; }
  .points th, .points td { padding: 0.3rem 0.4rem; }
}
@media print {
  :root { color-scheme: light; --text: #000000; --dim: #444444; --page: #ffffff; --plate: #ffffff; --line: #999999;
    --good: #000000; --bad: #000000; --open: #000000; --good-plate: #ffffff; --bad-plate: #eeeeee; --mark: #dddddd; --on-mark: #000000; }
  main { max-width: none; padding: 0; }
  .difference td { white-space: pre-wrap; }
  .told, pre, tr { break-inside: avoid; }
  h2, h3, h4 { break-after: avoid; }
}
`;
