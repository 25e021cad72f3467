/**
 * The program asks the same questions as that of stage 5.
 *
 * @module
 */
export { player } from "../5-draw/player.ts";
