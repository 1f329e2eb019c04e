import type { LocaleAdapter, ZoneAdapter } from './adapters.ts'
import { Assembler } from './assemble.ts'
import type { Fault, TemplateError } from './errors.ts'
import { Source, templateError } from './errors.ts'
import { formatters as builtInFormatters } from './formatters/index.ts'
import type { Limits } from './limits.ts'
import { defaultLimits, LimitReached } from './limits.ts'
import type { Names } from './parse/tag.ts'
import { parseTag } from './parse/tag.ts'
import type { Dialect, FormatterTable, PredicateTable } from './plugin.ts'
import { predicates as builtInPredicates } from './predicates/index.ts'
import { compileNodes } from './render.ts'
import type { Host, Program, Step } from './run.ts'
import { Run } from './run.ts'
import { scan } from './scan.ts'
import { suggest } from './suggest.ts'
import { treeToJson } from './tree-json.ts'
import type { Tree } from './tree.ts'
import type { Unit } from './unit.ts'

export interface CompileOptions {
  /** What errors call the source; default `template`. */
  readonly name?: string
  /** Default `vitrine`. */
  readonly dialect?: Dialect
  /** Whether `.eval` works; default true. */
  readonly expressions?: boolean
  /** Whether `.include` works; default true. */
  readonly includes?: boolean
  /** More formatters, or others under the same names. */
  readonly formatters?: FormatterTable
  readonly predicates?: PredicateTable
  readonly limits?: Partial<Limits>
}

export interface RenderContext {
  /** Compiled ones are best; a string is compiled at its first use, once in each rendering. */
  readonly partials?: Readonly<Record<string, string | Template>>
  readonly injectables?: Readonly<Record<string, unknown>>
  readonly locale?: LocaleAdapter | undefined
  readonly zones?: ZoneAdapter | undefined
  /** IANA name, used where the data have no `website.timeZone`. */
  readonly timeZone?: string | undefined
  /** Milliseconds since the epoch; default the clock's. */
  readonly now?: number | undefined
  readonly limits?: Partial<Limits>
}

export interface Rendering {
  readonly output: string
  /** Those of the template first, then those of the rendering as they came. */
  readonly errors: readonly TemplateError[]
}

/** A compiled source. Immutable: any number of renderings may share it. */
export class Template {
  readonly name: string
  readonly source: string
  readonly errors: readonly TemplateError[]
  readonly tree: Tree
  readonly #step: Step
  readonly #options: CompileOptions

  constructor(source: string, options: CompileOptions = {}) {
    const { name = 'template' } = options
    this.name = name
    this.source = source
    this.#options = options
    const unit = unitOf(new Source(name, source), options)
    const errors: TemplateError[] = []
    const limits = { ...defaultLimits, ...options.limits }
    this.tree = parse(unit, { errors, limits })
    this.errors = errors
    this.#step = compileNodes(this.tree.nodes, unit)
  }

  /** Never throws: what goes wrong is in `errors`, what was written until then in `output`. */
  render(data: unknown, context: RenderContext = {}): Rendering {
    const source = new Source(this.name, this.source)
    const run = new Run(this.#host(context), data, { source, at: 0 })
    for (const error of this.errors) run.report(error)
    const longest = run.host.limits.output
    try {
      this.#step(run)
      if (run.out.length > longest) run.stop('output')
    } catch (thrown) {
      if (!(thrown instanceof LimitReached)) run.errors.push(templateError(source, crash(thrown)))
    }
    return { output: run.out.slice(0, longest), errors: run.errors }
  }

  /** The instruction tree in the form other engines of the language read (section 21). */
  toJSON(): unknown {
    return treeToJson(this.tree)
  }

  /** What `apply` runs when this template is a partial. */
  program(): Program {
    return { step: this.#step, faults: this.errors }
  }

  #host(context: RenderContext): Host {
    const { partials = {}, injectables = {}, locale, zones, timeZone } = context
    const programs = new Map<string, Program>()
    return {
      injectables,
      locale,
      zones,
      timeZone,
      now: context.now ?? Date.now(),
      limits: { ...defaultLimits, ...this.#options.limits, ...context.limits },
      partial: (name) => {
        const known = programs.get(name)
        if (known || !Object.hasOwn(partials, name)) return known
        const partial = partials[name]
        if (partial === undefined) return undefined
        const template =
          partial instanceof Template ? partial : new Template(partial, { ...this.#options, name })
        const program = template.program()
        programs.set(name, program)
        return program
      },
    }
  }
}

/** Compiles a source. Never throws: faults of the source are in the template's `errors`. */
export function compile(source: string, options: CompileOptions = {}): Template {
  return new Template(source, options)
}

function unitOf(source: Source, options: CompileOptions): Unit {
  const { dialect = 'vitrine', expressions = true, includes = true } = options
  const { expressionTokens } = { ...defaultLimits, ...options.limits }
  return {
    source,
    dialect,
    expressions,
    includes,
    expressionTokens,
    formatters: merged(builtInFormatters, options.formatters),
    predicates: merged(builtInPredicates, options.predicates),
  }
}

function merged<T>(
  own: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return more ? { ...own, ...more } : own
}

function parse(unit: Unit, { errors, limits }: { errors: TemplateError[]; limits: Limits }): Tree {
  const { source } = unit
  const report = (fault: Fault): void => {
    if (errors.length < limits.errors) errors.push(templateError(source, fault))
  }
  const names = namesOf(unit, (fault, name, known) => {
    if (errors.length >= limits.errors) return
    report({ ...fault, suggestion: suggest(name, Object.keys(known)) })
  })
  const hoisting = unit.dialect === 'reference'
  const assembler = new Assembler({ nesting: limits.nesting, hoisting }, report)
  const { text } = source
  scan(text, {
    text: (start, end) => assembler.add({ kind: 'text', at: start, text: text.slice(start, end) }),
    comment: (at, start, end) =>
      assembler.add({ kind: 'comment', at, text: text.slice(start, end), multiline: true }),
    tag: (start, end) => {
      const instruction = parseTag(text, { start, end }, names)
      if (instruction) assembler.add(instruction)
      return instruction !== null
    },
  })
  return assembler.finish(text.length)
}

type ReportName = (fault: Fault, name: string, known: Readonly<Record<string, unknown>>) => void

function namesOf(unit: Unit, report: ReportName): Names {
  return {
    lenient: unit.dialect === 'reference',
    formatter: (name, at) => {
      if (Object.hasOwn(unit.formatters, name)) return true
      const message = `SyntaxError: Formatter '${name}' is unknown`
      report({ type: 'parser', code: 'formatter-unknown', message, at }, name, unit.formatters)
      return false
    },
    predicate: (name, at) => {
      if (Object.hasOwn(unit.predicates, name)) return
      const message = `SyntaxError: Predicate '${name}' is unknown`
      report({ type: 'parser', code: 'predicate-unknown', message, at }, name, unit.predicates)
    },
  }
}

function crash(thrown: unknown): Fault {
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  const message = `RuntimeError: Unexpected error: ${detail}`
  return { type: 'engine', code: 'unexpected', message, at: 0 }
}
