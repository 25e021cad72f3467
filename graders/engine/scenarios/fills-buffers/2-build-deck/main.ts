const decks: Uint8Array[] = [];
for (;;) decks.push(new Uint8Array(32 * 1024 * 1024).fill(1));
