import limits from "./limits.json" with { type: "json" };

export const crossesThreshold = (total: number): boolean =>
  [total >= limits.win, total < limits.lose].includes(true);
