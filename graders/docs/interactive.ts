/**
 * The parts of a page that its script makes work: tasks to tick, questions to answer, a terminal. Each is readable without
 * a script, too.
 *
 * @module
 */
import { rightAnswer } from "../engine/student/question-words.ts";
import { letterOf, type Prediction } from "../engine/workbook/questions.ts";
import type { Stage } from "../engine/workbook/workbook.ts";
import { escapeHtml } from "./html.ts";
import { renderInline } from "./markdown-html.ts";

export interface Task {
  /** `hearts/4-trick#2`: what the browser remembers. */
  readonly id: string;
  readonly title: string;
}

/** @param placeOf - the page of a task, if it has its own */
export function taskList(
  tasks: readonly Task[],
  placeOf: (task: Task) => string | undefined,
): string {
  if (tasks.length === 0) return "";
  const items = tasks.map((task) => {
    const place = placeOf(task)?.replace(/\.md$/, ".html");
    const title = renderInline(task.title);
    const named = place === undefined ? title : `<a href="${place}">${title}</a>`;
    const label = `<label>${tick(task, "")} ${title}</label>`;
    return `<li>${place === undefined ? label : `${tick(task)} ${named}`}</li>`;
  });
  return `<nav class="tasks" aria-label="Your tasks"><p><strong>Your tasks</strong> <small>Tick them for yourself: only this browser remembers it.</small></p><ul>${items.join("")}</ul></nav>`;
}

/** Below a task on a page of its own. */
export function taskTick(task: Task): string {
  return `\n<p class="tasks"><label>${tick(task, "")} I have done this task</label></p>\n`;
}

function tick({ id, title }: Task, label = `Done: ${title}`): string {
  const named = label === "" ? "" : ` aria-label="${escapeHtml(label)}"`;
  return `<input type="checkbox" data-task="${escapeHtml(id)}"${named} disabled>`;
}

export function predictionForm(asked: Prediction): string {
  const fields =
    asked.kind === "choice"
      ? asked.choices.map((choice, at) => {
          const letter = letterOf(at);
          return `<label><input type="radio" name="answer" value="${letter}" required> ${letter}) ${renderInline(choice)}</label>`;
        })
      : [
          '<label>A whole number: <input name="answer" inputmode="numeric" size="8" required></label>',
        ];
  return [
    `<form class="predict" data-right="${asked.right}">`,
    `<fieldset><legend><strong>Predict before you run:</strong> ${renderInline(asked.asks)}</legend>`,
    ...fields,
    '<p><button type="submit">Answer</button> <output></output></p></fieldset>',
    `<details class="answer"><summary>The answer</summary><p><strong>${renderInline(rightAnswer(asked))}.</strong> ${renderInline(asked.explains)}</p></details>`,
    "</form>",
  ].join("\n");
}

/** Filled in by `client/terminal.ts`. */
export function terminalOf({ path }: Stage, plays: "play" | "watch"): string {
  const says =
    plays === "play"
      ? "This is the finished program of this stage, in your browser."
      : "These are recorded games of the finished program.";
  const title = plays === "play" ? "Play it" : "Watch it";
  return `\n<section class="play">\n\n## ${title}\n\n${says}\n\n<div data-play="${path}" hidden></div>\n\n<noscript><p>The terminal needs JavaScript.</p></noscript>\n\n</section>\n`;
}
