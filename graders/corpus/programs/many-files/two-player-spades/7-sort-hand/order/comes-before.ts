import type { Card } from "../../1-structs/structs.ts";

const key = ({ suit, rank }: Card): number => suit * 16 + rank;

export const comesBefore = (card: Card, other: Card): boolean => key(card) < key(other);
