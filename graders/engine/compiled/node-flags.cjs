/**
 * The flags that Node runs our boxed programs with. V8 takes a code cache only under the flags that it was made with, so
 * whoever makes one and whoever starts the box read them here.
 */
"use strict";

/** What JavaScript's own objects may take in a student's program; buffers lie outside of it. */
const HEAP_MEBIBYTES = 160;

/** They make a student's program end the same way in both runners. */
const PROGRAM = [`--max-old-space-size=${HEAP_MEBIBYTES}`, "--stack-size=900"];

const NODE_FLAGS = {
  builder: ["--max-old-space-size=512"],
  // A program that breaks out of its context finds no way there to make code of a text. Contexts have an `eval` of their
  // own. The realm switches the optimiser on where a case is long enough to be worth it.
  realm: [...PROGRAM, "--disallow-code-generation-from-strings", "--no-opt"],
  process: PROGRAM,
};

module.exports = { HEAP_MEBIBYTES, NODE_FLAGS };
