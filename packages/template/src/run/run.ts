import { getWorkTime } from './clock.ts'
import type { LocaleAdapter, ZoneAdapter } from '../adapters.ts'
import type { Diagnostic, Source, TemplateError } from '../errors.ts'
import { createTemplateError } from '../errors.ts'
import type { LimitName, Limits } from '../limits.ts'
import { LimitReached } from '../limits.ts'
import type { Reference, Segment } from '../tree/tree.ts'
import { getDescendant, getMember } from '../value.ts'

/** A compiled instruction. */
export type Step = (run: Run) => void

/** A program that `apply` and `.include` can run: the body of a macro, or a whole template. */
export interface Program {
  readonly step: Step
  readonly errors: readonly TemplateError[]
  /** The cost of compiling it during this rendering, in steps; charged at its first use. */
  readonly cost: number
  /** Whether an error keeps it from running at all. */
  readonly isStrict: boolean
}

/** The position of a tag in a source. */
export interface SourcePosition {
  readonly source: Source
  readonly at: number
}

/** The environment of one rendering. */
export interface Host {
  readonly injectables: Readonly<Record<string, unknown>>
  /**
   * Returns the program of a partial, compiled now if necessary; undefined if the partial does not
   * exist.
   */
  getPartial(name: string): Program | undefined
  /** Returns the names of all partials, for suggestions. */
  getPartialNames(): readonly string[]
  readonly locale: LocaleAdapter | undefined
  readonly zones: ZoneAdapter | undefined
  readonly timeZone: string | undefined
  readonly now: number
  readonly limits: Limits
}

export class Frame {
  readonly parent: Frame | null
  node: unknown
  /** The 0-based index of the current iteration, or -1 outside of one. */
  index = -1
  barrier = false
  variables: Map<string, unknown> | null = null
  macros: Map<string, Program> | null = null

  constructor(parent: Frame | null, node: unknown) {
    this.parent = parent
    this.node = node
  }

  set(name: string, value: unknown): void {
    this.variables ??= new Map()
    this.variables.set(name, value)
  }
}

const SLICE_STEPS = 40_000
/** The shift by which the length of written text becomes steps: sixteen characters each. */
export const WRITTEN_CHARACTERS_SHIFT = 4
/** The number of characters worth joining into one string, or pausing for. */
export const BLOCK_LENGTH = 16_384
const ANYTHING = /^/
/** The cost of an error, in steps: it needs a position, and often was an exception. */
const ERROR_COST = 200

/** The state of one rendering. It is created for the rendering and dropped after it. */
export class Run {
  readonly host: Host
  readonly errors: TemplateError[] = []
  /** The end of the output since the innermost `apply` began; the rest is in `#blocks`. */
  out = ''
  #blocks = ''
  frame: Frame
  /** The names of the partials and macros being run, outermost first. */
  readonly chain: string[] = []
  /** The steps left until the limits are checked again. */
  budget: number
  #stepsLeft: number
  #written = 0
  /** Whether the first slice of work is used up; most renderings end before. */
  #isUnderWay = false
  #deadline: number | undefined
  #seen: Set<object> | null = null

  /** The position of the innermost loop or partial, at which a limit is reported. */
  position: SourcePosition

  constructor(host: Host, data: unknown, position: SourcePosition) {
    this.host = host
    this.position = position
    this.frame = new Frame(null, data)
    this.budget = Math.min(SLICE_STEPS, host.limits.steps)
    this.#stepsLeft = host.limits.steps - this.budget
  }

  write(text: string): void {
    this.out += text
    if ((this.budget -= text.length >> WRITTEN_CHARACTERS_SHIFT) < 0) this.refillBudget()
  }

  /** Charges for work that writes nothing. */
  charge(steps: number): void {
    if ((this.budget -= steps) < 0) this.refillBudget()
  }

  get length(): number {
    return this.#blocks.length + this.out.length
  }

  /** The output since the innermost `apply` began. */
  get text(): string {
    return this.#blocks === '' ? this.out : this.#blocks + this.out
  }

  /** Returns the output so far and removes it from the rendering. */
  takeText(): string {
    const { text } = this
    this.#written += text.length
    this.#clearOutput()
    return text
  }

  #clearOutput(): void {
    this.out = ''
    this.#blocks = ''
  }

  /**
   * Moves long output into `#blocks`. The runtime keeps a growing string as a tree of its pieces,
   * which costs more the longer it lives. Testing it with a regular expression flattens it.
   */
  #flatten(): void {
    if (this.out.length < BLOCK_LENGTH || !ANYTHING.test(this.out)) return
    this.#blocks += this.out
    this.out = ''
  }

  /** Excludes a pause from the time limit. */
  excludePause(milliseconds: number): void {
    if (this.#deadline !== undefined) this.#deadline += milliseconds
  }

  /**
   * Checks the limits and adds the next slice of work to the budget. Throws if a limit is reached.
   */
  refillBudget(): void {
    this.#stepsLeft += this.budget
    this.budget = 0
    // Before the output is flattened: as a tree of pieces, even far too long a text takes no
    // memory.
    if (this.#written + this.length > this.host.limits.output) this.stop('output')
    this.#flatten()
    if (this.#stepsLeft < 0) this.stop('steps')
    const { time } = this.host.limits
    // Reading the clock is expensive compared with a small template, and most templates end within
    // their first slice.
    if (time > 0 && this.#isUnderWay) {
      const now = getWorkTime()
      this.#deadline ??= now + time
      if (now > this.#deadline) this.stop('time')
    }
    this.#isUnderWay = true
    this.budget = Math.min(SLICE_STEPS, this.#stepsLeft)
    this.#stepsLeft -= this.budget
  }

  /**
   * Stops the rendering if a text is too long to be processed: memory runs out before time does.
   */
  checkLength(text: string): void {
    if (text.length > this.host.limits.text) this.stop('text')
  }

  /** Records that a limit is reached, whatever the number of errors, and ends the rendering. */
  stop(limit: LimitName): never {
    const { source, at } = this.position
    const stopped = new LimitReached(limit)
    const diagnostic: Diagnostic = { type: 'engine', code: 'limit', message: stopped.message, at }
    this.errors.push(createTemplateError(source, diagnostic, [...this.chain]))
    throw stopped
  }

  reportError(source: Source, diagnostic: Diagnostic): void {
    this.charge(ERROR_COST)
    if (this.errors.length < this.host.limits.errors)
      this.addError(createTemplateError(source, diagnostic, [...this.chain]))
  }

  addError(error: TemplateError): void {
    if (this.errors.length < this.host.limits.errors) this.errors.push(error)
  }

  /** Returns true the first time it is called with an object in this rendering. */
  isFirst(object: object): boolean {
    this.#seen ??= new Set()
    if (this.#seen.has(object)) return false
    this.#seen.add(object)
    return true
  }

  /** Runs a step and returns its output instead of writing it. */
  capture(step: Step): string {
    this.#flatten()
    const outer = this.out
    const blocks = this.#blocks
    const { length } = this
    this.#written += length
    this.#clearOutput()
    try {
      step(this)
      return this.text
    } finally {
      this.out = outer
      this.#blocks = blocks
      this.#written -= length
    }
  }

  /** Resolves a reference, walking outward from the current frame or from the given one. */
  resolve(reference: Reference, from: Frame | null = this.frame): unknown {
    const first = reference[0]
    if (first === undefined) return undefined
    const found = resolveSegment(from, first)
    return reference.length === 1 ? found : getDescendant(found, reference, 1)
  }

  /** Returns the names of the macros in scope. */
  getMacroNames(): readonly string[] {
    const names: string[] = []
    for (let frame: Frame | null = this.frame; frame; frame = frame.parent) {
      if (frame.macros) names.push(...frame.macros.keys())
    }
    return names
  }

  findMacro(name: string): Program | undefined {
    for (let frame: Frame | null = this.frame; frame; frame = frame.parent) {
      const macro = frame.macros?.get(name)
      if (macro) return macro
    }
    return undefined
  }
}

/** Resolves a segment in the first frame that has it. A barrier ends the walk. */
export function resolveSegment(from: Frame | null, segment: Segment): unknown {
  for (let frame = from; frame; frame = frame.parent) {
    const found = getInFrame(frame, segment)
    if (found !== undefined || segment === '@' || frame.barrier) return found
  }
  return undefined
}

/** Returns the value of a segment in one frame only. */
export function getInFrame(frame: Frame, segment: Segment): unknown {
  if (typeof segment === 'number' || segment.charCodeAt(0) !== 0x40) {
    return getMember(frame.node, segment)
  }
  switch (segment) {
    case '@':
      return frame.node
    case '@index':
      return frame.index < 0 ? undefined : frame.index + 1
    case '@index0':
      return frame.index < 0 ? undefined : frame.index
    default:
      return frame.variables?.get(segment)
  }
}
