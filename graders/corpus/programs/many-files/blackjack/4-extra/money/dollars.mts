export default (amount: number): string => {
  if (amount > 0) return `+$${amount}`;
  return amount < 0 ? `-$${-amount}` : "$0";
};
