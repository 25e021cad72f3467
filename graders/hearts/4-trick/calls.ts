/** What no transcript of this stage shows: an empty trick, a full one, what is refused, and what is given away or kept. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as player from "#student/hearts/3-legal-plays/player.ts";
import * as table from "#student/hearts/4-trick/table.ts";
import * as trick from "#student/hearts/4-trick/trick.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...card, ...player, ...table, ...trick };

// `Trick` has no leader, suit led, highest card and taker before the first card; all these are undefined.
// → undefined, undefined, undefined, undefined
await call(student, ["Trick"], ({ Trick }) => {
  const { leader, ledSuit, highest, taker } = new Trick();
  return [leader, ledSuit, highest, taker].map(String).join(", ");
});

// `Trick` knows the leader and the suit led from the first card on, and is complete after four cards, not before.
// → led as played by Player 0, then false, false, false, true
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const cards = ["5D", "KC", "JD", "3S"].map((name) => Card.parse(name)!);
  const empty = new Trick();
  const complete = cards.map((one, at) => {
    empty.play(new Player(`Player ${at}`), one);
    return empty.isComplete;
  });
  const led = empty.ledSuit === cards[0]!.suit ? "led as played" : "another suit led";
  return `${led} by ${empty.leader?.name}, then ${complete.join(", ")}`;
});

// `Trick` throws a RangeError for a second card of one player, and then does not change.
// → a RangeError and 1 card
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  const leader = new Player("Player 0");
  own.play(leader, Card.parse("5D")!);
  const twice = refusal(() => own.play(leader, Card.parse("KC")!));
  const { length } = own.cards();
  return `${twice} and ${length} card${length === 1 ? "" : "s"}`;
});

// `Trick` throws a RangeError for a fifth card, and then does not change.
// → a RangeError and 4 cards
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  for (const name of ["5D", "KC", "JD", "3S"]) own.play(new Player(name), Card.parse(name)!);
  const fifth = refusal(() => own.play(new Player("AD"), Card.parse("AD")!));
  return `${fifth} and ${own.cards().length} cards`;
});

// `Trick` gives its cards in the order in which they were played, each time in a new array.
// → 5D KC JD 3S, then 5D KC JD 3S
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  for (const name of ["5D", "KC", "JD", "3S"]) own.play(new Player(name), Card.parse(name)!);
  const before = own.cards().join(" ");
  // An array that cannot be changed is as good.
  Reflect.set(own.cards(), "length", 0);
  return `${before}, then ${own.cards().join(" ")}`;
});

// `Table` gives its players from the first one on, each time in a new array, and its own order stays.
// → South West North East, then East South West North
await call(student, ["Player", "Table"], ({ Player, Table }) => {
  const all = ["North", "East", "South", "West"].map((name) => new Player(name));
  const own = new Table(all);
  const namesFrom = (first: (typeof all)[number]) => own.playersFrom(first).map(({ name }) => name);
  const before = namesFrom(all[2]!).join(" ");
  Reflect.set(own.playersFrom(all[3]!), "length", 0);
  return `${before}, then ${namesFrom(all[1]!).join(" ")}`;
});

// `Table` keeps a copy of the array that it was given.
// → North East South West
await call(student, ["Player", "Table"], ({ Player, Table }) => {
  const all = ["North", "East", "South", "West"].map((name) => new Player(name));
  const [north] = all;
  const own = new Table(all);
  all.length = 1;
  return own
    .playersFrom(north!)
    .map(({ name }) => name)
    .join(" ");
});

// `Table` throws a RangeError if the first player does not sit at it.
// → a RangeError
await call(student, ["Player", "Table"], ({ Player, Table }) => {
  const own = new Table(["North", "East"].map((name) => new Player(name)));
  return refusal(() => own.playersFrom(new Player("South")));
});
