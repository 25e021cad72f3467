import type { Card, Hand } from "../1-structs/structs";
import { heldCards } from "./hand";

const orElse = <T>(some: T[], others: T[]): T[] => (some.length > 0 ? some : others);

const legalCards = (hand: Hand, led?: Card): Card[] =>
  orElse(
    heldCards(hand).filter(({ suit }) => suit === led?.suit),
    heldCards(hand),
  );

export { legalCards, orElse };
