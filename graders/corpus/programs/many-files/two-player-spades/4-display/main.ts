import beforeAndAfter from "../3-shuffle/before-and-after.ts";
import { showDeck } from "./display.ts";

await beforeAndAfter(showDeck);
