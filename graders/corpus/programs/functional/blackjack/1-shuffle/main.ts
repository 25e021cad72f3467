import { cardText, newDeck, shuffleDeck } from "./cards";
import { goodbye, seeded } from "./terminal";

const prepare = await seeded(shuffleDeck);
prepare(newDeck())
  .map(cardText)
  .forEach((line) => console.log(line));
goodbye();
