export var LIMIT = 21;

export function scoreOf(hand: number[]) {
	var aces = 0, sum = 0, i = hand.length;
	while (i--) {
		var f = hand[i]! % 100;
		if (f == 14) aces++, sum += 11;
		else sum += f > 10 ? 10 : f;
	}
	for (; aces > 1; aces--) sum -= 10;
	return aces && sum > LIMIT ? sum - 10 : sum;
}

export function isBust(hand: number[]) { return scoreOf(hand) > 21; }
