import { Player } from "../../3-legal-plays/player.ts";

export const NAMES = ["North", "East", "South", "West"];

export default function four() {
  return NAMES.map((name) => new Player(name));
}
