import type { LocaleAdapter, ZoneAdapter } from './adapters.ts'
import type { Diagnostic, TemplateError } from './errors.ts'
import { Source, createTemplateError } from './errors.ts'
import { getWorkTime } from './run/clock.ts'
import type { Flow } from './compile/flow.ts'
import { compileFlow } from './compile/flow.ts'
import type { Limits } from './limits.ts'
import { defaultLimits, LimitReached } from './limits.ts'
import { createNames, parseSource } from './parse/source.ts'
import { compileNodes } from './compile/nodes.ts'
import type { Host, Program, Step } from './run/run.ts'
import { Run } from './run/run.ts'
import { treeToJson } from './tree/to-json.ts'
import { printTree } from './tree/print.ts'
import { treeFromJson, TreeError } from './tree/from-json.ts'
import type { Tree } from './tree/tree.ts'
import type { EngineOptions } from './compile/options.ts'
import { createUnit, type Unit } from './compile/unit.ts'

export interface RenderContext {
  /** The partials by name. Pass them compiled: a string is compiled once in each rendering. */
  readonly partials?: Readonly<Record<string, string | Template>>
  readonly injectables?: Readonly<Record<string, unknown>>
  readonly locale?: LocaleAdapter | undefined
  readonly zones?: ZoneAdapter | undefined
  /** The IANA time zone if the data have no `website.timeZone`. */
  readonly timeZone?: string | undefined
  /** The time in milliseconds since the epoch; the current time by default. */
  readonly now?: number | undefined
  readonly limits?: Partial<Limits>
}

export interface Rendering {
  readonly output: string
  /** The errors of the template, then those of the rendering in order. */
  readonly errors: readonly TemplateError[]
}

/** A compiled source. It is immutable and shared by any number of renderings. */
export class Template {
  readonly name: string
  /** The source; empty for a template created from a tree. */
  readonly source: string
  readonly errors: readonly TemplateError[]
  readonly tree: Tree
  readonly #step: Step
  readonly #unit: Unit
  readonly #origin: Source
  readonly #options: EngineOptions

  /** Creates a template; use `compile` or `fromJSON`. */
  constructor(source: string, options: EngineOptions, json?: unknown) {
    const { name = 'template', preprocess = false } = options
    this.name = name
    this.source = source
    this.#options = options
    const errors: TemplateError[] = []
    const limits = options.limits ? { ...defaultLimits, ...options.limits } : defaultLimits
    this.#origin = new Source(name, source)
    const unit = createUnit(this.#origin, { options, limits }, (diagnostic) => {
      if (errors.length < limits.errors) errors.push(createTemplateError(unit.source, diagnostic))
    })
    this.tree =
      json === undefined
        ? parseSource(unit, { errors, limits, preprocess })
        : parseTree(json, unit, limits)
    this.#step = compileNodes(this.tree.nodes, unit)
    this.#unit = unit
    this.errors = errors.length === 0 ? NO_ERRORS : Object.freeze(errors)
    Object.freeze(this)
  }

  /**
   * Renders the template. Never throws: `errors` has the errors, `output` the text written until
   * then.
   */
  render(data: unknown, context: RenderContext = {}): Rendering {
    const run = this.#startRun(data, context)
    const maxLength = run.host.limits.output
    try {
      this.#step(run)
      if (run.text.length > maxLength) run.stop('output')
    } catch (thrown) {
      if (!(thrown instanceof LimitReached))
        run.errors.push(createTemplateError(this.#origin, createCrashError(thrown)))
    }
    return { output: run.text.slice(0, maxLength), errors: run.errors }
  }

  /**
   * Renders the template in pieces of about 16,000 characters and returns the errors. Partials and
   * formatters run without a pause. Time that the consumer takes between two pieces counts for no
   * limit.
   */
  *stream(
    data: unknown,
    context: RenderContext = {},
  ): Generator<string, readonly TemplateError[], void> {
    const run = this.#startRun(data, context)
    let remaining = run.host.limits.output
    try {
      for (const _ of getFlow(this.tree, this.#unit)(run)) {
        const text = run.takeText().slice(0, remaining)
        remaining -= text.length
        const paused = getWorkTime()
        if (text !== '') yield text
        run.excludePause(getWorkTime() - paused)
      }
      if (run.text.length > remaining) run.stop('output')
    } catch (thrown) {
      if (!(thrown instanceof LimitReached))
        run.errors.push(createTemplateError(this.#origin, createCrashError(thrown)))
    }
    const text = run.takeText().slice(0, remaining)
    if (text !== '') yield text
    return run.errors
  }

  /**
   * Converts the template to the instruction tree that other engines of the language read (section
   * 21).
   */
  toJSON(): unknown {
    return treeToJson(this.tree)
  }

  /** Prints a source with the same tree, in one style. */
  print(): string {
    return printTree(this.tree)
  }

  /** Returns the program that `apply` runs if this template is a partial. */
  toProgram(cost: number): Program {
    const isStrict = this.#options.dialect === 'reference'
    return { step: this.#step, errors: this.errors, cost, isStrict }
  }

  #startRun(data: unknown, context: RenderContext): Run {
    const limits =
      this.#options.limits || context.limits
        ? { ...defaultLimits, ...this.#options.limits, ...context.limits }
        : defaultLimits
    const host = new RenderHost(context, this.#options, limits)
    const run = new Run(host, data, { source: this.#origin, at: 0 })
    for (let index = 0; index < this.errors.length; index++) {
      const error = this.errors[index]
      if (error) run.addError(error)
    }
    return run
  }
}

/** The environment of one rendering. Rarely used values are created on demand. */
class RenderHost implements Host {
  readonly limits: Limits
  readonly context: RenderContext
  readonly options: EngineOptions
  readonly locale: LocaleAdapter | undefined
  readonly zones: ZoneAdapter | undefined
  programs: Map<string, Program> | null = null
  time: number | undefined

  constructor(context: RenderContext, options: EngineOptions, limits: Limits) {
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
    return this.context.injectables ?? NONE
  }

  getPartialNames(): readonly string[] {
    return Object.keys(this.context.partials ?? NONE)
  }

  getPartial(name: string): Program | undefined {
    const known = this.programs?.get(name)
    const { partials } = this.context
    if (known || !partials || !Object.hasOwn(partials, name)) return known
    const partial = partials[name]
    if (partial === undefined) return undefined
    const isCompiled = partial instanceof Template
    const template = isCompiled ? partial : new Template(partial, { ...this.options, name })
    const program = template.toProgram(
      isCompiled ? 0 : COMPILE_COST_PER_CHARACTER * template.source.length,
    )
    this.programs ??= new Map()
    this.programs.set(name, program)
    return program
  }
}

const NONE: Readonly<Record<string, never>> = {}

const EMPTY_TREE: Tree = { nodes: [], closed: true }

function parseTree(json: unknown, unit: Unit, limits: Limits): Tree {
  try {
    return treeFromJson(json, limits, createNames(unit))
  } catch (thrown) {
    const reason = thrown instanceof TreeError ? thrown.message : 'it cannot be read'
    const message = `SyntaxError: Invalid instruction tree: ${reason}`
    unit.report({ type: 'parser', code: 'tree-malformed', message, at: 0 })
    return EMPTY_TREE
  }
}

const NO_ERRORS: readonly TemplateError[] = Object.freeze([])

const flows = new WeakMap<Tree, Flow>()

/** Returns the generator of a tree, compiled at its first use. */
function getFlow(tree: Tree, unit: Unit): Flow {
  const known = flows.get(tree)
  if (known) return known
  const flow = compileFlow(tree.nodes, { ...unit, report: () => {} })
  flows.set(tree, flow)
  return flow
}

/** The cost of compiling one character of a partial during a rendering, in steps. */
const COMPILE_COST_PER_CHARACTER = 10

function createCrashError(thrown: unknown): Diagnostic {
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  const message = `RuntimeError: Unexpected error: ${detail}`
  return { type: 'engine', code: 'unexpected', message, at: 0 }
}
