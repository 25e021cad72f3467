// Columns of text. A column is an array of strings, from top to bottom. Columns can be padded to
// the same height and zipped into lines, with a separator before, between and after them.

export type Column = string[];

/** adds the filler at the bottom until the column is as high as it should be */
export const padColumn = (column: Column, height: number, filler: string): Column =>
  column.concat(Array(height - column.length).fill(filler));

/** a column that has the same text everywhere */
export const ruler = (height: number, text: string): Column => padColumn([], height, text);

/** glues any number of columns together, row by row; all of them have the same height */
export const zipColumns = (...columns: Column[]): string[] =>
  columns.reduce((left, right) => left.map((text, row) => text + right[row]));
