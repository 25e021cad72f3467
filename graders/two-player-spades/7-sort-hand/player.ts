/**
 * The program asks what the program of stage 5 asks.
 *
 * @module
 */
export { player } from "../5-draw/player.ts";
