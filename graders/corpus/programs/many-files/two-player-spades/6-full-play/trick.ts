export * from "./rules/follower-takes.ts";
