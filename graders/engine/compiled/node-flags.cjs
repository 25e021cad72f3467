/**
 * The flags that Node runs our boxed programs with. V8 takes a code cache only under the flags that it was made with, so
 * the code that makes one and the code that starts a box both read them here.
 */
"use strict";

/** What JavaScript's own objects may take in a student's program; buffers lie outside of it. */
const HEAP_MEBIBYTES = 160;

/**
 * V8's tables of names are kept in the order that Node was built with. Else each start makes up a secret of its own and
 * sorts all of them anew, a fifth of a bare start; the secret guards a server against names that were chosen to be slow,
 * and in a box there are only limits to run into.
 */
const AS_BUILT = "--no-rehash-snapshot";

/** They make a student's program end the same way in both runners. */
const PROGRAM = [`--max-old-space-size=${HEAP_MEBIBYTES}`, "--stack-size=900", AS_BUILT];

/** Most boxes are done before optimised code is worth making; those that are not switch the optimiser on. */
const NOT_OPTIMISED = ["--no-opt", "--no-maglev"];

const NODE_FLAGS = {
  builder: ["--max-old-space-size=512", AS_BUILT, ...NOT_OPTIMISED, "--min-semi-space-size=8"],
  // A program that breaks out of its context finds no way there to make code of a text. Contexts have an `eval` of their
  // own. It needs no threads of V8's, and a little more room before it collects: each case leaves a context behind.
  realm: [
    ...PROGRAM,
    "--disallow-code-generation-from-strings",
    ...NOT_OPTIMISED,
    "--v8-pool-size=0",
    "--min-semi-space-size=4",
  ],
  process: PROGRAM,
};

module.exports = { HEAP_MEBIBYTES, NODE_FLAGS };
