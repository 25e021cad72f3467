const cards: number[][] = [];
for (let i = 0; ; i++) cards.push(new Array<number>(1000).fill(i));
