export * from "../1-create-deck/old-maid.ts";
export { default as deal } from "./deal.ts";
