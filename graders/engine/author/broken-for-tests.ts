/**
 * Ways to break the small workbook, for tests of the rules.
 *
 * @module
 */
import { onTestFinished } from "vitest";
import { type WorkbookFiles, writeWorkbook } from "../for-tests/tiny-workbook.ts";
import type { Defect } from "./defect.ts";

export type Break = (files: WorkbookFiles) => WorkbookFiles;

export interface Broken {
  readonly title: string;
  readonly by: Break;
  readonly defects: readonly Defect[];
}

/** A new workbook for one test. @returns its root */
export function written(files: WorkbookFiles): string {
  const { root, remove } = writeWorkbook(files);
  onTestFinished(remove);
  return root;
}

export const edit =
  (path: string, find: string | RegExp, replace: string): Break =>
  (files) => {
    const text = files[path]!.replace(find, replace);
    if (text === files[path]) throw new Error(`${find} is not in ${path}`);
    return { ...files, [path]: text };
  };

export const write =
  (path: string, text: string): Break =>
  (files) => ({ ...files, [path]: text });

export const remove =
  (...paths: string[]): Break =>
  (files) =>
    Object.fromEntries(
      Object.entries(files).filter(([path]) => !paths.some((gone) => path.startsWith(gone))),
    );

export const move =
  (from: string, to: string): Break =>
  (files) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(from, to), text]));
