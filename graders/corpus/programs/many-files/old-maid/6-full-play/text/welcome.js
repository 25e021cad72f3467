export default `
Two cards of the same rank, of whatever suits, are a pair and are discarded.
The queen of hearts is not in the deck, so one queen is left without a partner:
whoever holds that last queen at the end is the Old Maid and loses.
The computer deals; you draw first.`;
