/** @type {(points: number) => string} */
export const inWords = (points) => {
  if (points === 0) return "no points";
  return points === 1 ? "1 point" : `${points} points`;
};
