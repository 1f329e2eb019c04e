import type { Diagnostic, Source } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { KnownTags } from '../parse/tag.ts'
import type { EngineOptions } from './options.ts'
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
  /** The cache of parsed tags, which only templates with the same tables share. */
  readonly knownTags: KnownTags | null
  /** Records an error found while compiling. */
  readonly report: (diagnostic: Diagnostic) => void
}

interface Settings {
  readonly options: EngineOptions
  readonly limits: Limits
}

/** Creates the unit of a source. */
export function createUnit(
  source: Source,
  { options, limits }: Settings,
  report: (diagnostic: Diagnostic) => void,
): Unit {
  const { dialect = 'vitrine', expressions = true, includes = true, builtIns } = options
  const { expressionTokens } = limits
  return {
    source,
    dialect,
    expressions,
    includes,
    expressionTokens,
    formatters: mergeTables(builtIns.getFormatters(dialect), options.formatters),
    predicates: mergeTables(builtIns.predicates, options.predicates),
    knownTags: options.formatters || options.predicates ? null : builtIns.knownTags[dialect],
    report,
  }
}

function mergeTables<T>(
  own: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return more ? { ...own, ...more } : own
}
