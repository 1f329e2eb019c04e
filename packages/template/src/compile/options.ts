import type { Limits } from '../limits.ts'
import type { KnownTags } from '../parse/tag.ts'
import type { Dialect, FormatterTable, PredicateTable } from '../plugin.ts'

/** The options of a source. */
export interface CompileOptions {
  /** The name of the source in errors; `template` by default. */
  readonly name?: string
  /** The dialect; `vitrine` by default. */
  readonly dialect?: Dialect
  /** Whether `.eval` works; true by default. */
  readonly expressions?: boolean
  /** Whether `.include` works; true by default. */
  readonly includes?: boolean
  /**
   * Whether this is the first of two passes: only lifted tags, `{^…}`, are instructions, everything
   * else is text. Otherwise dialect `vitrine` drops lifted tags.
   */
  readonly preprocess?: boolean
  /** Further formatters, or replacements under the same names. */
  readonly formatters?: FormatterTable
  readonly predicates?: PredicateTable
  readonly limits?: Partial<Limits>
}

/** The formatters and predicates that a source may use without further ones. */
export interface BuiltIns {
  readonly getFormatters: (dialect: Dialect) => FormatterTable
  readonly predicates: PredicateTable
  /** The tags that were parsed with these tables, for sources that add none. */
  readonly knownTags: Readonly<Record<Dialect, KnownTags>>
}

/** The options of a source with the tables of the language. */
export interface EngineOptions extends CompileOptions {
  readonly builtIns: BuiltIns
}
