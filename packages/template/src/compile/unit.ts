import type { Diagnostic, Source } from '../errors.ts'
import { getFormatters } from '../formatters/index.ts'
import type { Limits } from '../limits.ts'
import { predicates as builtInPredicates } from '../predicates/index.ts'
import type { CompileOptions } from './options.ts'
import type { FormatterTable, PredicateTable, Dialect } from '../plugin.ts'

/** A source to compile, with the tables and switches that apply to it. */
export interface Unit {
  readonly source: Source
  readonly formatters: FormatterTable
  readonly predicates: PredicateTable
  readonly dialect: Dialect
  /** Whether `.eval` works. */
  readonly expressions: boolean
  /** Whether `.include` works. */
  readonly includes: boolean
  /** The maximum number of tokens in an expression; 0 means no limit. */
  readonly expressionTokens: number
  /** Records an error found while compiling. */
  readonly report: (diagnostic: Diagnostic) => void
}

interface Settings {
  readonly options: CompileOptions
  readonly limits: Limits
}

/** Creates the unit of a source. */
export function createUnit(
  source: Source,
  { options, limits }: Settings,
  report: (diagnostic: Diagnostic) => void,
): Unit {
  const { dialect = 'vitrine', expressions = true, includes = true } = options
  const { expressionTokens } = limits
  return {
    source,
    dialect,
    expressions,
    includes,
    expressionTokens,
    formatters: mergeTables(getFormatters(dialect), options.formatters),
    predicates: mergeTables(builtInPredicates, options.predicates),
    report,
  }
}

function mergeTables<T>(
  own: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return more ? { ...own, ...more } : own
}
