import { workTime } from './clock.ts'
import type { LocaleAdapter, ZoneAdapter } from './adapters.ts'
import type { Fault, Source, TemplateError } from './errors.ts'
import { templateError } from './errors.ts'
import type { LimitName, Limits } from './limits.ts'
import { LimitReached } from './limits.ts'
import type { Reference, Segment } from './tree.ts'
import { descend, member } from './value.ts'

/** One compiled instruction. */
export type Step = (run: Run) => void

/** Something `apply` and `.include` can run: a macro's block, or a whole template. */
export interface Program {
  readonly step: Step
  readonly faults: readonly TemplateError[]
  /** What compiling it cost this rendering, in steps; charged at its first use. */
  readonly cost: number
  /** Whether faults keep it from running at all. */
  readonly isWhole: boolean
}

/** A tag in a source. */
export interface Place {
  readonly source: Source
  readonly at: number
}

/** What the host lends to one rendering. */
export interface Host {
  readonly injectables: Readonly<Record<string, unknown>>
  /** The program of a partial, compiled now if it must be; undefined when there is none. */
  partial(name: string): Program | undefined
  /** Names of all partials, for who misspelt one. */
  partialNames(): readonly string[]
  readonly locale: LocaleAdapter | undefined
  readonly zones: ZoneAdapter | undefined
  readonly timeZone: string | undefined
  readonly now: number
  readonly limits: Limits
}

export class Frame {
  readonly parent: Frame | null
  node: unknown
  /** 0-based, or -1 where nothing iterates. */
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

const slice = 40_000
/** Sixteen characters that are only written are one step: a power of two. */
export const charactersAsOne = 4
/** Characters that are worth being made one piece, or a pause. */
export const block = 16_384
const anything = /^/
/** An error costs a position, and often an exception. */
const perFault = 200

/** The state of one rendering. Created for it, dropped after it. */
export class Run {
  readonly host: Host
  readonly errors: TemplateError[] = []
  /** The last of what was written since the innermost `apply` began; the rest is in blocks. */
  out = ''
  #blocks = ''
  frame: Frame
  /** Names of the partials and macros being run, outermost first. */
  readonly chain: string[] = []
  /** Work left before the limits are looked at again. */
  budget: number
  #stepsLeft: number
  #written = 0
  /** Set when the first slice of work is done: most renderings end before. */
  #isUnderWay = false
  #deadline: number | undefined
  #asked: Set<object> | null = null

  /** The innermost loop or partial at work: where a limit is reported. */
  place: Place

  constructor(host: Host, data: unknown, place: Place) {
    this.host = host
    this.place = place
    this.frame = new Frame(null, data)
    this.budget = Math.min(slice, host.limits.steps)
    this.#stepsLeft = host.limits.steps - this.budget
  }

  write(text: string): void {
    this.out += text
    if ((this.budget -= text.length >> charactersAsOne) < 0) this.refill()
  }

  /** Counts work that writes nothing. */
  charge(steps: number): void {
    if ((this.budget -= steps) < 0) this.refill()
  }

  get length(): number {
    return this.#blocks.length + this.out.length
  }

  /** All that was written since the innermost `apply` began. */
  get text(): string {
    return this.#blocks === '' ? this.out : this.#blocks + this.out
  }

  /** The text so far, which is the consumer's from now on. */
  take(): string {
    const { text } = this
    this.#written += text.length
    this.#restart()
    return text
  }

  #restart(): void {
    this.out = ''
    this.#blocks = ''
  }

  /**
   * Moves a long text into the blocks. The runtime holds a text that grew as a tree of its pieces,
   * which costs more the longer it lives; an expression that looks at it makes it one piece.
   */
  #settle(): void {
    if (this.out.length < block || !anything.test(this.out)) return
    this.#blocks += this.out
    this.out = ''
  }

  /** Time that passes while nothing is worked on does not count. */
  rested(milliseconds: number): void {
    if (this.#deadline !== undefined) this.#deadline += milliseconds
  }

  /** Looks at the limits and hands out the next slice of work; throws when one is reached. */
  refill(): void {
    this.#stepsLeft += this.budget
    this.budget = 0
    // Before it is settled: as a tree of pieces even a text that is far too long takes no room.
    if (this.#written + this.length > this.host.limits.output) this.stop('output')
    this.#settle()
    if (this.#stepsLeft < 0) this.stop('steps')
    const { time } = this.host.limits
    // The clock is dear beside a small template, and most are done within their first slice.
    if (time > 0 && this.#isUnderWay) {
      const now = workTime()
      this.#deadline ??= now + time
      if (now > this.#deadline) this.stop('time')
    }
    this.#isUnderWay = true
    this.budget = Math.min(slice, this.#stepsLeft)
    this.#stepsLeft -= this.budget
  }

  /** Refuses a text too long to be worked on, or to be handed on: room is short before time is. */
  admit(text: string): void {
    if (text.length > this.host.limits.text) this.stop('text')
  }

  /** Records that a limit is reached, however many errors there are, and ends the rendering. */
  stop(limit: LimitName): never {
    const { source, at } = this.place
    const stopped = new LimitReached(limit)
    const fault: Fault = { type: 'engine', code: 'limit', message: stopped.message, at }
    this.errors.push(templateError(source, fault, [...this.chain]))
    throw stopped
  }

  fail(source: Source, fault: Fault): void {
    this.charge(perFault)
    if (this.errors.length < this.host.limits.errors)
      this.report(templateError(source, fault, [...this.chain]))
  }

  report(error: TemplateError): void {
    if (this.errors.length < this.host.limits.errors) this.errors.push(error)
  }

  /** True the first time it is asked about a thing in this rendering. */
  first(thing: object): boolean {
    this.#asked ??= new Set()
    if (this.#asked.has(thing)) return false
    this.#asked.add(thing)
    return true
  }

  /** Runs steps into a text of their own. */
  capture(step: Step): string {
    this.#settle()
    const outer = this.out
    const blocks = this.#blocks
    const { length } = this
    this.#written += length
    this.#restart()
    try {
      step(this)
      return this.text
    } finally {
      this.out = outer
      this.#blocks = blocks
      this.#written -= length
    }
  }

  /** Resolves a reference, walking outwards from the current frame or from a given one. */
  resolve(reference: Reference, from: Frame | null = this.frame): unknown {
    const first = reference[0]
    if (first === undefined) return undefined
    const found = walk(from, first)
    return reference.length === 1 ? found : descend(found, reference, 1)
  }

  /** Names of the macros in reach. */
  macroNames(): readonly string[] {
    const names: string[] = []
    for (let frame: Frame | null = this.frame; frame; frame = frame.parent) {
      if (frame.macros) names.push(...frame.macros.keys())
    }
    return names
  }

  macro(name: string): Program | undefined {
    for (let frame: Frame | null = this.frame; frame; frame = frame.parent) {
      const macro = frame.macros?.get(name)
      if (macro) return macro
    }
    return undefined
  }
}

/** The first frame that has the segment decides; a barrier ends the walk. */
export function walk(from: Frame | null, segment: Segment): unknown {
  for (let frame = from; frame; frame = frame.parent) {
    const found = inFrame(frame, segment)
    if (found !== undefined || segment === '@' || frame.barrier) return found
  }
  return undefined
}

/** A segment in one frame alone. */
export function inFrame(frame: Frame, segment: Segment): unknown {
  if (typeof segment === 'number' || segment.charCodeAt(0) !== 0x40) {
    return member(frame.node, segment)
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
