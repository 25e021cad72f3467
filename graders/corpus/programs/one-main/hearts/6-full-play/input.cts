const fs = require("node:fs");

/** All that is typed, at once. */
module.exports = (): string => fs.readFileSync(0, "utf8");
