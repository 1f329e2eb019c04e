import type { LocaleAdapter, ZoneAdapter } from './adapters.ts'
import type { Fault, TemplateError } from './errors.ts'
import { Source, templateError } from './errors.ts'
import { workTime } from './clock.ts'
import type { Flow } from './flow.ts'
import { compileFlow } from './flow.ts'
import { formattersOf } from './formatters/index.ts'
import type { Limits } from './limits.ts'
import { defaultLimits, LimitReached } from './limits.ts'
import { namesOf, parseSource } from './parse/source.ts'
import type { Dialect, FormatterTable, PredicateTable } from './plugin.ts'
import { predicates as builtInPredicates } from './predicates/index.ts'
import { compileNodes } from './render.ts'
import type { Host, Program, Step } from './run.ts'
import { Run } from './run.ts'
import { treeToJson } from './tree-json.ts'
import { printTree } from './tree-print.ts'
import { treeFromJson, TreeFault } from './tree-read.ts'
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
  /**
   * The first of two passes: only lifted tags, `{^…}`, are instructions, everything else is text.
   * Outside it, dialect `vitrine` drops lifted tags.
   */
  readonly preprocess?: boolean
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
  /** Empty for a template made from a tree. */
  readonly source: string
  readonly errors: readonly TemplateError[]
  readonly tree: Tree
  readonly #step: Step
  readonly #unit: Unit
  readonly #origin: Source
  readonly #options: CompileOptions

  /** Made by `compile` and `fromJSON`. */
  constructor(source: string, options: CompileOptions = {}, json?: unknown) {
    const { name = 'template', preprocess = false } = options
    this.name = name
    this.source = source
    this.#options = options
    const errors: TemplateError[] = []
    const limits = options.limits ? { ...defaultLimits, ...options.limits } : defaultLimits
    this.#origin = new Source(name, source)
    const unit = unitOf(this.#origin, { options, limits }, (fault) => {
      if (errors.length < limits.errors) errors.push(templateError(unit.source, fault))
    })
    this.tree =
      json === undefined
        ? parseSource(unit, { errors, limits, preprocess })
        : readTree(json, unit, limits)
    this.#step = compileNodes(this.tree.nodes, unit)
    this.#unit = unit
    this.errors = errors.length === 0 ? noErrors : Object.freeze(errors)
    Object.freeze(this)
  }

  /** Never throws: what goes wrong is in `errors`, what was written until then in `output`. */
  render(data: unknown, context: RenderContext = {}): Rendering {
    const run = this.#begin(data, context)
    const longest = run.host.limits.output
    try {
      this.#step(run)
      if (run.text.length > longest) run.stop('output')
    } catch (thrown) {
      if (!(thrown instanceof LimitReached))
        run.errors.push(templateError(this.#origin, crash(thrown)))
    }
    return { output: run.text.slice(0, longest), errors: run.errors }
  }

  /**
   * As `render`, in pieces of some 16,000 characters as they come; returns the errors. Partials and
   * formatters run in one go. Time the consumer takes between two pieces counts for no limit.
   */
  *stream(
    data: unknown,
    context: RenderContext = {},
  ): Generator<string, readonly TemplateError[], void> {
    const run = this.#begin(data, context)
    let left = run.host.limits.output
    try {
      for (const _ of flowOf(this.tree, this.#unit)(run)) {
        const text = run.take().slice(0, left)
        left -= text.length
        const paused = workTime()
        if (text !== '') yield text
        run.rested(workTime() - paused)
      }
      if (run.text.length > left) run.stop('output')
    } catch (thrown) {
      if (!(thrown instanceof LimitReached))
        run.errors.push(templateError(this.#origin, crash(thrown)))
    }
    const text = run.take().slice(0, left)
    if (text !== '') yield text
    return run.errors
  }

  /** The instruction tree in the form other engines of the language read (section 21). */
  toJSON(): unknown {
    return treeToJson(this.tree)
  }

  /** A source with the same tree, written in one manner. */
  print(): string {
    return printTree(this.tree)
  }

  /** What `apply` runs when this template is a partial. */
  program(cost: number): Program {
    const isWhole = this.#options.dialect === 'reference'
    return { step: this.#step, faults: this.errors, cost, isWhole }
  }

  #begin(data: unknown, context: RenderContext): Run {
    const limits =
      this.#options.limits || context.limits
        ? { ...defaultLimits, ...this.#options.limits, ...context.limits }
        : defaultLimits
    const host = new Lent(context, this.#options, limits)
    const run = new Run(host, data, { source: this.#origin, at: 0 })
    for (let index = 0; index < this.errors.length; index++) {
      const error = this.errors[index]
      if (error) run.report(error)
    }
    return run
  }
}

/** What one rendering has from its host; what is seldom asked for is made when it is. */
class Lent implements Host {
  readonly limits: Limits
  readonly context: RenderContext
  readonly options: CompileOptions
  readonly locale: LocaleAdapter | undefined
  readonly zones: ZoneAdapter | undefined
  programs: Map<string, Program> | null = null
  time: number | undefined

  constructor(context: RenderContext, options: CompileOptions, limits: Limits) {
    this.limits = limits
    this.context = context
    this.options = options
    this.locale = context.locale
    this.zones = context.zones
    this.time = context.now
  }

  get now(): number {
    return (this.time ??= Date.now())
  }

  get timeZone(): string | undefined {
    return this.context.timeZone
  }

  get injectables(): Readonly<Record<string, unknown>> {
    return this.context.injectables ?? noneLent
  }

  partialNames(): readonly string[] {
    return Object.keys(this.context.partials ?? noneLent)
  }

  partial(name: string): Program | undefined {
    const known = this.programs?.get(name)
    const { partials } = this.context
    if (known || !partials || !Object.hasOwn(partials, name)) return known
    const partial = partials[name]
    if (partial === undefined) return undefined
    const isCompiled = partial instanceof Template
    const template = isCompiled ? partial : new Template(partial, { ...this.options, name })
    const program = template.program(isCompiled ? 0 : perCharacter * template.source.length)
    this.programs ??= new Map()
    this.programs.set(name, program)
    return program
  }
}

const noneLent: Readonly<Record<string, never>> = {}

/** Compiles a source. Never throws: faults of the source are in the template's `errors`. */
export function compile(source: string, options: CompileOptions = {}): Template {
  return new Template(source, options)
}

/**
 * A template from the tree that `toJSON` gives. Never throws: of a value that is no tree it makes
 * an empty template with an error.
 */
export function fromJSON(json: unknown, options: CompileOptions = {}): Template {
  return new Template('', options, json ?? null)
}

const noTree: Tree = { nodes: [], closed: true }

function readTree(json: unknown, unit: Unit, limits: Limits): Tree {
  try {
    return treeFromJson(json, limits, namesOf(unit))
  } catch (thrown) {
    const reason = thrown instanceof TreeFault ? thrown.message : 'it cannot be read'
    const message = `SyntaxError: This is no instruction tree: ${reason}`
    unit.report({ type: 'parser', code: 'tree-malformed', message, at: 0 })
    return noTree
  }
}

interface Settings {
  readonly options: CompileOptions
  readonly limits: Limits
}

function unitOf(
  source: Source,
  { options, limits }: Settings,
  report: (fault: Fault) => void,
): Unit {
  const { dialect = 'vitrine', expressions = true, includes = true } = options
  const { expressionTokens } = limits
  return {
    source,
    dialect,
    expressions,
    includes,
    expressionTokens,
    formatters: merged(formattersOf(dialect), options.formatters),
    predicates: merged(builtInPredicates, options.predicates),
    report,
  }
}

const noErrors: readonly TemplateError[] = Object.freeze([])

const flows = new WeakMap<Tree, Flow>()

/** What pauses is made when it is first asked for. */
function flowOf(tree: Tree, unit: Unit): Flow {
  const known = flows.get(tree)
  if (known) return known
  const made = compileFlow(tree.nodes, { ...unit, report: () => {} })
  flows.set(tree, made)
  return made
}

/** Of a partial that is compiled while a page is drawn. */
const perCharacter = 10

function merged<T>(
  own: Readonly<Record<string, T>>,
  more: Readonly<Record<string, T>> | undefined,
): Readonly<Record<string, T>> {
  return more ? { ...own, ...more } : own
}

function crash(thrown: unknown): Fault {
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  const message = `RuntimeError: Unexpected error: ${detail}`
  return { type: 'engine', code: 'unexpected', message, at: 0 }
}
