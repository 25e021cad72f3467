import { print } from "#toolkit/console";
import { askCard } from "../../3-legal-plays/questions.ts";
import type { Chooser } from "./chooser.ts";

export const human: Chooser = {
  choose(player, trick) {
    if (trick.leader === undefined) print("You lead.");
    print(`Your hand: ${player.legalCards().join(" ")}`);
    return askCard(player, trick.ledSuit);
  },
};
