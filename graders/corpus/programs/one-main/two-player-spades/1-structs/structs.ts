export enum Suit { Clubs, Diamonds, Hearts, Spades }
export interface Card { rank: number, suit: Suit }
export interface Deck { cards: Array<Card>, index: number }
export interface Hand { cards: Array<Card>, count: number }
