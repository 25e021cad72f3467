/**
 * The objects that are written out in a program, and what their members begin with.
 *
 * @module
 */
import * as ts from "typescript";
import { nodesOf } from "../facts/walk.ts";
import type { Module } from "../switches/modules.ts";
import type { Names } from "./names.ts";
import { isPlain } from "./spelling.ts";

/** See {@link Names.objects}. */
export function objectsIn(modules: readonly Module[]): Names["objects"] {
  return modules
    .flatMap(({ source }) =>
      nodesOf(source).flatMap((node) =>
        ts.isObjectLiteralExpression(node) ? [valuesIn(node, source)] : [],
      ),
    )
    .slice(0, MOST_OBJECTS);
}

/** Each is compared with each: more than these are a table. */
const MOST_OBJECTS = 100;

/** The members that an object is written with, and their values, if these are plain. */
export function valuesIn(
  { properties }: ts.ObjectLiteralExpression,
  source: ts.SourceFile,
): ReadonlyMap<string, string | undefined> {
  return new Map(
    properties.flatMap((one) => {
      const name = one.name?.getText(source);
      const value = ts.isPropertyAssignment(one) ? one.initializer : undefined;
      return name === undefined ? [] : [[name, isPlain(value) ? value.getText(source) : undefined]];
    }),
  );
}
