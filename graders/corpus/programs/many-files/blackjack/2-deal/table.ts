export { dealCard, dealHands } from "./parts/deal.mts";
export { printTable } from "./parts/print-table.ts";
