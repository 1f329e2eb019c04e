import type { BuiltIns, CompileOptions } from './compile/options.ts'
import { getFormatters } from './formatters/index.ts'
import { predicates } from './predicates/index.ts'
import { Template } from './template.ts'

const builtIns: BuiltIns = {
  getFormatters,
  predicates,
  knownTags: { reference: new Map(), vitrine: new Map() },
}

/** Compiles a source. Never throws: the template's `errors` has the errors of the source. */
export function compile(source: string, options: CompileOptions = {}): Template {
  return new Template(source, { ...options, builtIns })
}

/**
 * Creates a template from the tree that `toJSON` returns. Never throws: an invalid tree makes an
 * empty template with an error.
 */
export function fromJSON(json: unknown, options: CompileOptions = {}): Template {
  return new Template('', { ...options, builtIns }, json ?? null)
}
