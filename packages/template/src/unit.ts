import type { Fault, Source } from './errors.ts'
import type { FormatterTable, PredicateTable, Dialect } from './plugin.ts'

/** Everything steps are made with: the tables, the switches, and the source for positions. */
export interface Unit {
  readonly source: Source
  readonly formatters: FormatterTable
  readonly predicates: PredicateTable
  readonly dialect: Dialect
  /** `.eval` works. */
  readonly expressions: boolean
  /** `.include` works. */
  readonly includes: boolean
  /** Tokens of one expression; 0 is unlimited. */
  readonly expressionTokens: number
  /** Records what is found wrong while steps are made. */
  readonly report: (fault: Fault) => void
}
