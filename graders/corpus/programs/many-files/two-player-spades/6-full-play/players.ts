import { createPlayer, type Player } from "./people/player.ts";

export interface Players {
  human: Player;
  computer: Player;
}

export const newPlayers = (): Players => ({
  human: createPlayer("You"),
  computer: createPlayer("The computer"),
});

export type { Player };
