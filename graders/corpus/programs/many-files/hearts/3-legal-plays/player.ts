export type { Objection } from "./player/objection.ts";
export { Player } from "./player/player.ts";
