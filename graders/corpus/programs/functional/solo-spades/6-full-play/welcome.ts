const RULES = `
Spades for four, each alone. You play against Beth, Charlie and David, who sit
clockwise from you. The first to reach 500 points wins.
Bid how many of the 13 tricks you will take. Take them, and you score 10 for
each trick bid and 1 for each trick more; take fewer, and you lose 10 for each
trick bid. A bid of 0 (nil) is +100 for taking no trick, -100 for taking any.
Follow suit if you can. The highest spade takes the trick, or else the highest
card of the suit led. You may not lead a spade before spades are broken, that
is, before one was played on another suit, unless you hold nothing else.
A card is its rank (2-9, T, J, Q, K, A) and its suit (C, D, H, S): the ten of
hearts is TH. Cards rank from 2 up to ace.`;

export const welcome = (): void => console.log(RULES);
