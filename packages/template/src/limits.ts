/** The limits that make any template, even a hostile one, end soon and stay small. */
export interface Limits {
  /** The maximum nesting of `apply` and `.include` together. */
  readonly partialDepth: number
  /** The maximum number of characters of a source; the rest is dropped. */
  readonly source: number
  /**
   * The maximum number of tags and texts of a source; twenty characters of an expression count as
   * one more.
   */
  readonly instructions: number
  /** The maximum nesting of blocks in a source. */
  readonly nesting: number
  /**
   * The maximum work of a rendering, in units of about 10 ns. It counts each node, each iteration,
   * each sixteen characters written, and the weights of formatters and predicates in `weights.ts`.
   */
  readonly steps: number
  /** The maximum number of characters of output. */
  readonly output: number
  /** The maximum number of characters of a text passed to a formatter. */
  readonly text: number
  /** The maximum number of recorded errors; later ones are dropped. */
  readonly errors: number
  /** The maximum number of tokens of an expression; 0 means no limit. */
  readonly expressionTokens: number
  /**
   * The maximum length of a string that an expression builds by concatenation; 0 means no limit.
   */
  readonly expressionString: number
  /**
   * The maximum processor time in milliseconds, or wall time if the runtime reports no other; 0
   * means no limit.
   */
  readonly time: number
}

export const defaultLimits: Limits = {
  partialDepth: 16,
  source: 1_000_000,
  instructions: 30_000,
  nesting: 128,
  steps: 6_000_000,
  output: 6_000_000,
  text: 500_000,
  errors: 500,
  expressionTokens: 1000,
  expressionString: 100_000,
  time: 200,
}

export type LimitName = 'steps' | 'output' | 'text' | 'time'

/** An exception that ends a rendering from any depth. It is caught where the rendering began. */
export class LimitReached extends Error {
  readonly limit: LimitName

  constructor(limit: LimitName) {
    super(`The template was stopped: the limit of ${limit} is reached.`)
    this.limit = limit
  }
}
