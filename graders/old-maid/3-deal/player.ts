/**
 * The program asks what the program of stage 2 asks.
 *
 * @module
 */
export { player } from "../2-shuffle/player.ts";
