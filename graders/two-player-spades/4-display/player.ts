/**
 * The program asks the same questions as that of stage 3.
 *
 * @module
 */
export { player } from "../3-shuffle/player.ts";
