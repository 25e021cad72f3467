/**
 * The rules for a person who does not know the game.
 *
 * @module
 */
import { print } from "#toolkit/console.ts";

/** Prints the rules of the game, in as few lines as possible. */
export function welcome(): void {
  print();
  print("Spades for four, each alone. You play against Beth, Charlie and David, who sit");
  print("clockwise from you. The first to reach 500 points wins.");
  print("Bid how many of the 13 tricks you will take. Take them, and you score 10 for");
  print("each trick bid and 1 for each trick more; take fewer, and you lose 10 for each");
  print("trick bid. A bid of 0 (nil) is +100 for taking no trick, -100 for taking any.");
  print("Follow suit if you can. The highest spade takes the trick, or else the highest");
  print("card of the suit led. You may not lead a spade before spades are broken, that");
  print("is, before one was played on another suit, unless you hold nothing else.");
  print("A card is its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S): the ten of");
  print("hearts is TH. Cards rank from 2 up to ace.");
}
