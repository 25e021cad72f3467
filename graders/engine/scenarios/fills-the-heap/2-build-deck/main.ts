const cards: number[][] = [];
for (let i = 0; ; i++) cards.push([i, i, i, i]);
