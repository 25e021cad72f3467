/**
 * The text of values as Node's console prints it, as far as they are no objects.
 *
 * Node's own function would walk the program's objects from outside its context: a getter or proxy in them could reach
 * the outer world.
 */

/**
 * Makes the function that joins values to a text. The realm runner runs this function's own text in the program's
 * context, so it uses nothing from outside of itself.
 *
 * @param needs - called with what only a process can print; it throws
 */
export function formatValues(
  needs: (what: string) => never,
): (values: readonly unknown[]) => string {
  const { parseInt: wholeOf, parseFloat: numberOf } = Number;
  const { stringify } = JSON;
  const isOdd = (value: unknown): boolean =>
    typeof value === "function" || (typeof value === "object" && value !== null);
  const shown = (value: unknown): string => {
    if (typeof value === "string") return value;
    if (typeof value === "bigint") return `${value}n`;
    if (typeof value === "symbol") return value.toString();
    if (isOdd(value)) return needs("util.inspect");
    return typeof value === "number" && value === 0 && 1 / value < 0 ? "-0" : `${value}`;
  };
  const asNumber = (value: unknown, convert: (value: never) => number): string => {
    if (isOdd(value)) return needs("util.inspect");
    if (typeof value === "symbol") return "NaN";
    return shown(convert(value as never));
  };
  /** `undefined` for what is no placeholder. */
  const placed = (kind: string | undefined, value: unknown): string | undefined => {
    switch (kind) {
      case "s":
        return shown(value);
      case "d":
        return typeof value === "bigint" ? shown(value) : asNumber(value, Number);
      case "i":
        return typeof value === "bigint" ? shown(value) : asNumber(value, wholeOf);
      case "f":
        return asNumber(value, numberOf);
      case "j":
        return isOdd(value) || typeof value === "bigint"
          ? needs("util.inspect")
          : `${stringify(value)}`;
      case "o":
      case "O":
        return typeof value === "string" ? needs("util.inspect") : shown(value);
      case "c":
        return "";
      default:
        return undefined;
    }
  };
  return (values) => {
    const first = values[0];
    let text = "";
    let next = 0;
    if (typeof first === "string" && values.length > 1) {
      let from = 0;
      for (let at = 0; at < first.length - 1; at++) {
        if (first[at] !== "%") continue;
        at++;
        if (first[at] === "%") {
          text += first.slice(from, at);
          from = at + 1;
          continue;
        }
        const part = next + 1 < values.length ? placed(first[at], values[next + 1]) : undefined;
        if (part === undefined) continue;
        next++;
        text += first.slice(from, at - 1) + part;
        from = at + 1;
      }
      if (from > 0) {
        text += first.slice(from);
        next++;
      }
    }
    for (let at = next; at < values.length; at++) text += (at === 0 ? "" : " ") + shown(values[at]);
    return text;
  };
}
