export type * from "./chooser.ts";
export * from "./computer.ts";
export * from "./human.ts";
