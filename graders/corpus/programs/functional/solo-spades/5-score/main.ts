import { fourPlayers } from "../1-deal/player";
import { playersFrom, seatPlayers } from "../1-deal/ring";
import { askFor, done, either, wholeNumber } from "../1-deal/terminal";
import { askYesNo } from "../3-legal-plays/questions";
import { type GameState, scoreHand, stateAfterHand } from "./score";
import { announce, showSheet } from "./sheet";

type Four = readonly number[];

const four = (answer: string): Four | undefined => {
  const numbers = answer
    .split(/\s+/)
    .map((word) => wholeNumber(word, 13))
    .filter((number) => number !== undefined);
  return numbers.length === 4 && answer.split(/\s+/).length === 4 ? numbers : undefined;
};

const askBids = (): Promise<Four> =>
  askFor("Bids of You, Beth, Charlie and David, such as 4 3 2 2: ", (answer) =>
    either(four(answer), "Type four whole numbers from 0 to 13, such as 4 3 2 2."),
  );

const askTricks = (): Promise<Four> =>
  askFor("Tricks in the same order, such as 4 4 3 2: ", (answer) => {
    const tricks = four(answer);
    return either(
      tricks?.reduce((a, b) => a + b) === 13 ? tricks : undefined,
      "Type four whole numbers that add up to 13, such as 4 4 3 2.",
    );
  });

const you = seatPlayers(fourPlayers());

const hand = async (number: number, before: GameState): Promise<void> => {
  console.log(`\nHand ${number}`);
  const bids = await askBids();
  const tricks = await askTricks();
  playersFrom(you).forEach((player, i) =>
    Object.assign(player, { bid: bids[i], tricks: tricks[i] }),
  );
  scoreHand(you);
  showSheet(number, you);
  const state = stateAfterHand(you, before);
  announce(state, you);
  if (state === "won") return;
  console.log("");
  if (await askYesNo("Another hand")) return hand(number + 1, state);
};

await hand(1, "goes on");
done();
