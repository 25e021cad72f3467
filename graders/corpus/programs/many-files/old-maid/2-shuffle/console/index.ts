export { default as show } from "../../1-create-deck/show.ts";
export * from "./seed.ts";
