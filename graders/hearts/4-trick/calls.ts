/** What no transcript of this stage shows, and what transcripts show only when the last task is done. */

import * as card from "#student/hearts/1-cards/card.ts";
import * as player from "#student/hearts/3-legal-plays/player.ts";
import * as table from "#student/hearts/4-trick/table.ts";
import * as trick from "#student/hearts/4-trick/trick.ts";
import { call, refusal } from "../../calls.ts";

const student = { ...card, ...player, ...table, ...trick };

/** What a trick says after each of the cards that North, East, South and West play in turn. */
function afterEach(
  names: string,
  say: (own: trick.Trick) => unknown,
  { Card, Player, Trick }: Pick<typeof student, "Card" | "Player" | "Trick">,
): string[] {
  const players = ["North", "East", "South", "West"].map((name) => new Player(name));
  const own = new Trick();
  return names.split(" ").map((name, at) => {
    own.play(players[at]!, Card.parse(name)!);
    return String(say(own));
  });
}

// `Trick.isComplete` is true after four cards, and not before.
// → false, false, false, true
await call(student, ["Card", "Player", "Trick"], (classes) =>
  afterEach("5D KC JD 3S", ({ isComplete }) => isComplete, classes).join(", "),
);

// `Trick.leader` is the player of the first card, here North, after each of the cards.
// → North, North, North, North
await call(student, ["Card", "Player", "Trick"], (classes) =>
  afterEach("5D KC JD 3S", ({ leader }) => leader?.name, classes).join(", "),
);

// `Trick.ledSuit` is the suit of the first card, here diamonds, after each of the cards 5D KC JD 3S.
// → diamonds, diamonds, diamonds, diamonds
await call(student, ["Card", "Player", "Trick"], (classes) => {
  const suits = ["clubs", "diamonds", "hearts", "spades"];
  const named = new Map(
    suits.map((name, at) => [classes.Card.parse(`Q${"CDHS"[at]}`)!.suit, name]),
  );
  return afterEach("5D KC JD 3S", ({ ledSuit }) => named.get(ledSuit!), classes).join(", ");
});

// `Trick.leader` is undefined before the first card, like ledSuit.
// → undefined, undefined
await call(student, ["Trick"], ({ Trick }) => {
  const { leader, ledSuit } = new Trick();
  return `${leader}, ${ledSuit}`;
});

// `Trick.taker` is undefined before the first card, like highest.
// → undefined, undefined
await call(student, ["Trick"], ({ Trick }) => {
  const { highest, taker } = new Trick();
  return `${highest}, ${taker}`;
});

// `Trick.play` throws a RangeError for a second card of one player, and then the trick does not change.
// → a RangeError and 1 card
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  const leader = new Player("Player 0");
  own.play(leader, Card.parse("5D")!);
  const twice = refusal(() => own.play(leader, Card.parse("KC")!));
  const { length } = own.cards();
  return `${twice} and ${length} card${length === 1 ? "" : "s"}`;
});

// `Trick.play` throws a RangeError for a fifth card, and then the trick does not change.
// → a RangeError and 4 cards
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  for (const name of ["5D", "KC", "JD", "3S"]) own.play(new Player(name), Card.parse(name)!);
  const fifth = refusal(() => own.play(new Player("AD"), Card.parse("AD")!));
  return `${fifth} and ${own.cards().length} cards`;
});

// `Trick.cards` gives the cards in the order in which they were played, each time in a new array.
// → 5D KC JD 3S, then 5D KC JD 3S
await call(student, ["Card", "Player", "Trick"], ({ Card, Player, Trick }) => {
  const own = new Trick();
  for (const name of ["5D", "KC", "JD", "3S"]) own.play(new Player(name), Card.parse(name)!);
  const before = own.cards().join(" ");
  // An array that cannot be changed is as good.
  Reflect.set(own.cards(), "length", 0);
  return `${before}, then ${own.cards().join(" ")}`;
});

// `Trick.highest` is the highest card of the suit led, here after each of the cards 5D KC JD 3S.
// → 5D, 5D, JD, JD
await call(student, ["Card", "Player", "Trick"], (classes) =>
  afterEach("5D KC JD 3S", ({ highest }) => highest, classes).join(", "),
);

// `Trick.highest` may be the first card, the last, or one in between: in QC 5C 9C AS, in 4H AD KH AH, in 3S KS 9S 2D.
// → QC, AH, KS
await call(student, ["Card", "Player", "Trick"], (classes) =>
  ["QC 5C 9C AS", "4H AD KH AH", "3S KS 9S 2D"]
    .map((names) => afterEach(names, ({ highest }) => highest, classes).at(-1))
    .join(", "),
);

// `Trick.taker` is the player of the highest card, here after each of 5D KC JD 3S from North, East, South and West.
// → North, North, South, South
await call(student, ["Card", "Player", "Trick"], (classes) =>
  afterEach("5D KC JD 3S", ({ taker }) => taker?.name, classes).join(", "),
);

// `Trick.taker` is found if North, East, South and West play QC 5C 9C AS, or 4H AD KH AH, or 3S KS 9S 2D.
// → North, West, East
await call(student, ["Card", "Player", "Trick"], (classes) =>
  ["QC 5C 9C AS", "4H AD KH AH", "3S KS 9S 2D"]
    .map((names) => afterEach(names, ({ taker }) => taker?.name, classes).at(-1))
    .join(", "),
);

// `Trick` does not change if it is asked for its highest card and its taker: its cards keep their order.
// → 5D KC JD 3S
await call(student, ["Card", "Player", "Trick"], (classes) =>
  afterEach(
    "5D KC JD 3S",
    (own) => {
      void [own.highest, own.taker];
      return own.cards().join(" ");
    },
    classes,
  ).at(-1),
);

// `Table.playersFrom` gives the players from the first one on, each time in a new array: from South, and from East.
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

// `Table.playersFrom` throws a RangeError if the first player does not sit at the table.
// → a RangeError
await call(student, ["Player", "Table"], ({ Player, Table }) => {
  const own = new Table(["North", "East"].map((name) => new Player(name)));
  return refusal(() => own.playersFrom(new Player("South")));
});
