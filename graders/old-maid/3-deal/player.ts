/**
 * The program asks the same questions as that of stage 2.
 *
 * @module
 */
export { player } from "../2-shuffle/player.ts";
