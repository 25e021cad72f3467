/**
 * Where the answers to a review stand: a name that an overview needs, too, which reads no answers.
 *
 * @module
 */

/** In the track's folder, beside its stages. */
export const REVIEW_FILE = "review.json";
