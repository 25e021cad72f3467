/**
 * The program asks what the program of stage 3 asks.
 *
 * @module
 */
export { player } from "../3-shuffle/player.ts";
