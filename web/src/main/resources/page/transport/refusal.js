// The two ways in which a question can fail.

/** @import { Problem } from "./server" */

/** What the server objects to (RFC 9457), with its sentence in both languages. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Partial<Problem>} problem
   */
  constructor(status, problem) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.sentence = problem.sentence ?? null;
    this.type = problem.type ?? null;
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

/**
 * Whether the page has to look at the game before it says anything more about it: somebody else was first, or it is not
 * known whether what was asked for has been done.
 *
 * @param {unknown} error
 */
export function wantsALook(error) {
  if (error instanceof Unreachable) return true;
  return error instanceof Refusal && (error.status === 409 || error.type === "urn:zwickmuehle:unknown-outcome");
}

/**
 * A script that could not be had. Every browser says it in other words, and all of them name the import.
 *
 * @param {unknown} error
 */
export const isFailedImport = (error) => error instanceof TypeError && /import/i.test(error.message);
