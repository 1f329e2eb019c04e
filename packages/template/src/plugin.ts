import type { Source } from './errors.ts'
import type { Run } from './run/run.ts'

/**
 * A dialect: `reference` matches the reference engine byte for byte, `vitrine` is the product's
 * own.
 */
export type Dialect = 'reference' | 'vitrine'

/** The context in which a formatter or predicate is compiled. */
export interface Setup {
  readonly dialect: Dialect
  /** Whether `.eval` works; some embedded markup depends on it. */
  readonly expressions: boolean
  /** The source and offset of the tag, for its errors. */
  readonly source: Source
  readonly at: number
}

/**
 * A compiled formatter: it receives the current value, the rendering and the tag's further values.
 */
export type Format = (value: unknown, run: Run, others: readonly unknown[]) => unknown

/** A formatter: it parses a tag's arguments once and returns the function that runs each time. */
export type Formatter = (args: readonly string[], setup: Setup) => Format

export type FormatterTable = Readonly<Record<string, Formatter>>

export type Test = (run: Run) => boolean

export type Predicate = (args: readonly string[], setup: Setup) => Test

/** The predicates by name, including the question mark. */
export type PredicateTable = Readonly<Record<string, Predicate>>

/**
 * An error whose message the language reference fixes. It is recorded instead of `Unexpected …`.
 */
export class PluginError extends Error {}
