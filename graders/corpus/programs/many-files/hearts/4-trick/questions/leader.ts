import type { Player } from "../../3-legal-plays/player.ts";
import { askUntil } from "../../3-legal-plays/questions.ts";

export default (players: readonly Player[]): Promise<Player> =>
  askUntil<Player>("Who leads? [n/e/s/w] ", (line) => {
    const letter = line.trim().toLowerCase();
    const answer = players.find((player) => player.name[0]!.toLowerCase() === letter);
    return answer ? { answer } : { wrong: "Please type n for North, e for East, s for South or w for West." };
  });
