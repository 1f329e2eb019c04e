import type { Source } from './errors.ts'
import type { Run } from './run.ts'

/** `reference` repeats the reference engine byte for byte; `vitrine` is the product's. */
export type Dialect = 'reference' | 'vitrine'

/** Known when a tag is compiled. */
export interface Setup {
  readonly dialect: Dialect
  /** `.eval` works; some embedded markup depends on it. */
  readonly expressions: boolean
  /** Where the tag stands, for errors of its own. */
  readonly source: Source
  readonly at: number
}

/** A formatter at work: the value so far, the rendering, and the tag's further values. */
export type Format = (value: unknown, run: Run, others: readonly unknown[]) => unknown

/** Reads a tag's arguments once and returns what runs each time. */
export type Formatter = (args: readonly string[], setup: Setup) => Format

export type FormatterTable = Readonly<Record<string, Formatter>>

export type Test = (run: Run) => boolean

export type Predicate = (args: readonly string[], setup: Setup) => Test

/** Keys carry their question mark. */
export type PredicateTable = Readonly<Record<string, Predicate>>

/** A problem whose words the language reference fixes; recorded instead of `Unexpected …`. */
export class PluginFault extends Error {}
