import { Player } from "../3-legal-plays/player.ts";
import names from "./players.json" with { type: "json" };

/** North, East, South and West. */
export const seatPlayers = (): Player[] => names.map((name) => new Player(name));
