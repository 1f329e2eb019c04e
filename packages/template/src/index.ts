export type { LocaleAdapter, Money, PluralCategory, ZoneAdapter, ZoneOffset } from './adapters.ts'
export type { ErrorCode, ErrorType, TemplateError } from './errors.ts'
export { formatError, errorCodes, formatExcerpt } from './errors.ts'
export { parseExpressions } from './expression/parse.ts'
export { createIntlZones } from './intl-zones.ts'
export { escapingFormatters } from './escaping.ts'
export { formatters, vitrineFormatters } from './formatters/index.ts'
export type { Limits } from './limits.ts'
export { defaultLimits } from './limits.ts'
export type {
  Dialect,
  Format,
  Formatter,
  FormatterTable,
  Predicate,
  PredicateTable,
  Setup,
  Test,
} from './plugin.ts'
export { predicates } from './predicates/index.ts'
export { suggest } from './suggest.ts'
export type { CompileOptions } from './compile/options.ts'
export type { RenderContext, Rendering } from './template.ts'
export { compile, fromJSON } from './compile.ts'
export { Template } from './template.ts'
export { getWorkTime } from './run/clock.ts'
export { untrusted } from './value.ts'
