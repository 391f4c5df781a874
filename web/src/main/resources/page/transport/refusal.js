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
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}
