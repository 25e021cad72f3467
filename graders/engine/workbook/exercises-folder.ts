/**
 * Where a student's work stands: a name that reports need, too, which read nothing there.
 *
 * @module
 */

/** The folder's name, which is no student's. */
export const EXERCISES = "exercises";
