/** A function that swaps two things of an array. */
export const swapper =
  <T>(things: T[]) =>
  (one: number, other: number): void => {
    const [first, second] = [things[one]!, things[other]!];
    Object.assign(things, { [one]: second, [other]: first });
  };
