/**
 * Plays as in stage 5; sometimes it asks for a deal after which the player is safe at once.
 *
 * @module
 */
import type { Player } from "#engine/workbook/authoring.ts";
import { player as takesTurns } from "../5-turns/player.ts";

/** Deals in which each of the player's cards has its partner. */
const SAFE_AT_ONCE = ["8741", "9273", "11714", "12946"];

export const player: Player = (screen) => {
  const { prompt, random } = screen;
  if (prompt.startsWith("Seed") && random(12) === 0) return SAFE_AT_ONCE[random(4)]!;
  return takesTurns(screen);
};
