/** Bounds that make any template, whoever wrote it, end soon and stay small. */
export interface Limits {
  /** Nesting of `apply` and `.include` together. */
  readonly partialDepth: number
  /** Characters of one source; what follows is left out. */
  readonly source: number
  /** Tags and texts of one source; twenty characters of an expression count as one more. */
  readonly instructions: number
  /** Blocks inside blocks, in one source. */
  readonly nesting: number
  /**
   * Work of one rendering, in units of some 10 ns: each node, each iteration, each sixteen
   * characters written, and what `weights.ts` says of formatters and predicates.
   */
  readonly steps: number
  /** Characters of output. */
  readonly output: number
  /** Characters of a text that a formatter may be given. */
  readonly text: number
  /** Errors recorded; later ones are dropped. */
  readonly errors: number
  /** Tokens of one expression; 0 is unlimited. */
  readonly expressionTokens: number
  /** Longest string an expression may build by concatenation; 0 is unlimited. */
  readonly expressionString: number
  /** Milliseconds of processor time, or of wall time where the runtime tells no other; 0 is none. */
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

/** Ends a rendering from any depth; caught where the rendering began, never seen outside. */
export class LimitReached extends Error {
  readonly limit: LimitName

  constructor(limit: LimitName) {
    super(`The template was stopped: the limit of ${limit} is reached.`)
    this.limit = limit
  }
}
