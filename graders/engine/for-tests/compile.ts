/** Compiles the workbook's own programs before the tests: otherwise, each of the first commands would do so. */
import { compiled } from "#compiled/compiled.cjs";

export default function setup(): void {
  compiled();
}
