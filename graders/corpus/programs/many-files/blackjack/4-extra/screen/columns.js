/** @param {string} text */
export const centre = (text) => {
  let wide = text;
  while (wide.length < 8) wide = wide.length % 2 === text.length % 2 ? `${wide} ` : ` ${wide}`;
  return wide;
};

/** @param {string[]} texts */
export const open = (texts) => ["", ...texts.map(centre)].join(" ").trimEnd();

/** @param {string[]} texts */
export const closed = (texts) => ["", ...texts.map(centre), ""].join("|");
