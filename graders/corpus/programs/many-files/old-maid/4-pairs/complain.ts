import readCard from "./read-card.ts";

export const complain = (words: readonly string[]): string | undefined => {
  for (const [place, word] of words.entries()) {
    if (!readCard(word))
      return `${word} is not a card. Type A, 2 to 10, J, Q or K and then C, D, H or S: KC 7D 10S.`;
    if (words.indexOf(word) < place) return `You typed ${word} twice.`;
  }
  return undefined;
};
