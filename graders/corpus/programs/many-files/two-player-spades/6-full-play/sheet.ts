export * from "./score/endings.ts";
export * from "./score/sheet.ts";
