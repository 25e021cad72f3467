import type { Player } from "../3-legal-plays/player";
import type { HandScore } from "../5-score/hand-score";

const rules = (human?: Player): readonly string[] => [
  "",
  "Hearts, for North, East, South and West. The fewest points win.",
  "A card is a rank (2-9, T for ten, J, Q, K, A) and a suit (C, D, H, S), as in TH.",
  "Follow the suit that is led if you can; if you cannot, play any card.",
  "The highest card of the suit led takes the trick; whoever takes it leads next.",
  "Hearts may be led at any time; no cards are passed.",
  "Each heart you take is 1 point, the queen of spades 13. Whoever takes all of",
  "these shoots the moon: 0 points, and 26 for everybody else.",
  "The game ends when somebody has 100 points.",
  ...(human ? [`You are ${human.name}.`] : []),
];

const counted = (points: number): string =>
  ({ 0: "no points", 1: "1 point" } as Readonly<Record<number, string>>)[points] ?? `${points} points`;

const soFar = (players: readonly Player[], hand: HandScore): string =>
  `Points so far: ${players.map((player) => `${player.name} ${hand.points(player)}`).join(", ")}`;

const outcome = (human: Player, winners: readonly Player[]): string =>
  `You (${human.name}) ${
    !winners.includes(human) ? "do not win." : winners.length > 1 ? "share the win!" : "win!"
  }`;

export { counted, outcome, rules, soFar };
