export { default as askAnother } from "./another.ts";
export { default as askLeader } from "./leader.ts";
export { default as askPlayed } from "./played.ts";
