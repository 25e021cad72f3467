import { print } from "#toolkit/console";
import { cardText, newDeck } from "./cards.ts";
import seeded from "./seeded.ts";

const deck = (await seeded(newDeck))();
for (const card of deck) print(cardText(card));
