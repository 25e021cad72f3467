/**
 * Node's flags for our boxed programs. V8 accepts a code cache only with the flags that it was made with, so the code
 * that makes one and the code that starts a box both read them here.
 */
"use strict";

/** The limit for JavaScript's own objects in a student's program; buffers are outside it. */
const HEAP_MEBIBYTES = 160;

/**
 * Keep V8's tables of names in the order that Node was built with. Otherwise each start makes a new secret and sorts
 * all of them again, which is a fifth of a bare start. The secret protects a server against names that were chosen to
 * be slow; a slow program in a box only reaches its limits.
 */
const AS_BUILT = "--no-rehash-snapshot";

/** They make a student's program end the same way in both runners. */
const PROGRAM = [`--max-old-space-size=${HEAP_MEBIBYTES}`, "--stack-size=900", AS_BUILT];

/**
 * V8 begins to look for garbage when a heap has grown by a few megabytes, in many small steps. Most boxes finish before
 * there is anything worth freeing; where there is, to do it at once costs less.
 */
const MARKED_AT_ONCE = "--no-incremental-marking";

/** Most boxes finish before optimised code is worth making; the others switch the optimiser on. */
const NOT_OPTIMISED = ["--no-opt", "--no-maglev"];

const NODE_FLAGS = {
  builder: [
    "--max-old-space-size=512",
    AS_BUILT,
    ...NOT_OPTIMISED,
    MARKED_AT_ONCE,
    "--min-semi-space-size=8",
  ],
  // A program that breaks out of its context cannot turn text into code there. V8's threads would only divide what takes
  // a moment, and compete for the processor; with a size of 0, Node would choose one. Nearly all functions are called, so
  // to look at each of them twice, as V8 usually does, takes longer.
  realm: [
    ...PROGRAM,
    "--disallow-code-generation-from-strings",
    ...NOT_OPTIMISED,
    MARKED_AT_ONCE,
    "--v8-pool-size=1",
    "--single-threaded-gc",
    "--no-lazy",
  ],
  process: PROGRAM,
};

module.exports = { HEAP_MEBIBYTES, NODE_FLAGS };
