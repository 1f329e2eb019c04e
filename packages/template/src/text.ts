import type { BuiltIns, CompileOptions } from './compile/options.ts'
import { text } from './formatters/text.ts'
import { Template } from './template.ts'

export type { Rendering, Template } from './template.ts'

const builtIns: BuiltIns = {
  getFormatters: () => text,
  predicates: {},
  knownTags: { reference: new Map(), vitrine: new Map() },
}

/**
 * Compiles a source that formats texts only, as the templates of markup do. Scripts that load this instead of the
 * whole language are smaller. Never throws: the template's `errors` has the errors of the source.
 */
export function compileText(source: string, options: CompileOptions = {}): Template {
  return new Template(source, { ...options, builtIns })
}
