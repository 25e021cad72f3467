/**
 * The page around the data: one file that opens from disk, requests nothing, and runs only its own script.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { inertTerminal } from "../text/inert.ts";
import type { Part } from "./class-data.ts";

export interface Client {
  readonly script: string;
  readonly style: string;
}

/** The part before the data. */
export function renderHead(title: string, { script, style }: Client): string {
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    // The browser refuses to turn text into markup.
    "require-trusted-types-for 'script'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript><p>This page needs JavaScript, which is switched off in this browser.</p></noscript>
<div id="app"><p class="opening">Opening the class …</p></div>
`;
}

/** The part after the data. The script comes last, because it reads the data. */
export function renderEnd({ script }: Client): string {
  return `<script>${script}</script>
</body>
</html>
`;
}

/** Data as JSON in an element that is never run. */
export function renderJson(part: Part, data: unknown): string {
  // Without "<" there are no tags or comments. Some programs treat the separators as line ends.
  const json = JSON.stringify(data).replace(/[<\u2028\u2029]/g, escapeUnit);
  return `<script type="application/json" data-part="${part}">${json}</script>\n`;
}

/** Bytes as text in an element that is never run. */
export function renderBytes(part: Part, from: number, bytes: Buffer): string {
  return `<script type="text/plain" data-part="${part}" data-from="${from}">${bytes.toString("base64")}</script>\n`;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function escapeText(text: string): string {
  return inertTerminal(text).replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
