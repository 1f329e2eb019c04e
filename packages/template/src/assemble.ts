import type { Fault } from './errors.ts'
import type { Limits } from './limits.ts'
import type { Block, Call, Instruction, Node, Opening, Or, Tree } from './tree.ts'
import { instructionName } from './tree.ts'

/** A block while it grows; its `otherwise` chain grows with it. */
interface Growing {
  readonly opening: Opening | { readonly kind: 'root'; readonly at: 0 }
  readonly body: Node[]
  /** Where the next instruction goes: the body, the separator, or the body of the last `.or`. */
  target: Node[]
  separator: Node[] | null
  ors: GrowingOr[] | null
  state: 'body' | 'separator' | 'or' | 'hoisted'
}

interface GrowingOr {
  readonly at: number
  readonly call: Call | null
  readonly body: Node[]
}

export interface Reporter {
  report(fault: Fault): void
}

/** Builds the tree from instructions in source order; faulty ones are reported and dropped. */
export class Assembler {
  readonly #limits: Pick<Limits, 'instructions' | 'nesting'>
  readonly #hoisting: boolean
  readonly #reporter: Reporter
  readonly #stack: Growing[]
  #current: Growing
  #skipping = 0
  #left: number
  #ended = false
  #refused = false

  /** `hoisting`: blocks inside a separator move to the body, as the reference engine has it. */
  constructor(
    limits: Pick<Limits, 'instructions' | 'nesting'>,
    hoisting: boolean,
    reporter: Reporter,
  ) {
    this.#limits = limits
    this.#hoisting = hoisting
    this.#reporter = reporter
    this.#left = limits.instructions
    this.#current = grow(root)
    this.#stack = [this.#current]
  }

  add(instruction: Instruction): void {
    if (this.#ended) return this.#refuseAfterEof(instruction)
    if (this.#left < 0) return
    this.#left -= costOf(instruction)
    if (this.#left < 0) return this.#refuseMore(instruction.at)
    if (this.#skipping > 0) return this.#skip(instruction)
    // What most are, before the kinds are gone through.
    if (instruction.kind === 'text' || instruction.kind === 'variable') {
      this.#current.target.push(instruction)
      return
    }
    switch (instruction.kind) {
      case 'section':
      case 'repeated':
      case 'predicate':
      case 'if':
      case 'macro':
      case 'struct':
        return this.#open(instruction)
      case 'or':
        return this.#or(instruction.at, instruction.call)
      case 'alternates':
        return this.#alternates(instruction.at)
      case 'end':
        return this.#end(instruction.at)
      case 'eof':
        this.#ended = true
        return this.#reportOpen(instruction.at)
      default:
        this.#current.target.push(instruction)
    }
  }

  /** Whether all that comes is left out. */
  get isFull(): boolean {
    return this.#left < 0
  }

  finish(length: number): Tree {
    if (!this.#ended) this.#reportOpen(length)
    const closed = this.#stack.length === 1
    for (let depth = this.#stack.length; depth > 1; depth--) this.#close(false)
    return { nodes: this.#current.body, closed }
  }

  #open(opening: Opening): void {
    if (this.#stack.length > this.#limits.nesting) {
      this.#skipping = 1
      const message = `SyntaxError: Blocks are nested deeper than ${this.#limits.nesting}.`
      return this.#reporter.report({ type: 'assembler', code: 'limit', message, at: opening.at })
    }
    if (this.#current.state === 'separator' && this.#hoisting) {
      this.#current.state = 'hoisted'
      this.#current.target = this.#current.body
    }
    this.#current = grow(opening)
    this.#stack.push(this.#current)
  }

  #skip(instruction: Instruction): void {
    if (instruction.kind === 'end') this.#skipping--
    else if (isOpening(instruction)) this.#skipping++
  }

  #or(at: number, call: Call | null): void {
    const { opening, ors, state } = this.#current
    const last = ors?.at(-1)
    if (opening.kind === 'root') return this.#refuseAtRoot('OR_PREDICATE', at)
    if (opening.kind === 'macro' || opening.kind === 'struct') {
      return this.#refuseInBlock('OR_PREDICATE', at)
    }
    if (state === 'or' && last?.call === null) {
      const message = 'SyntaxError: This OR_PREDICATE block will never execute.'
      return this.#reporter.report({ type: 'assembler', code: 'dead-code', message, at })
    }
    const or: GrowingOr = { at, call, body: [] }
    this.#current.state = 'or'
    this.#current.target = or.body
    if (ors) ors.push(or)
    else this.#current.ors = [or]
  }

  #alternates(at: number): void {
    const { opening, state, separator } = this.#current
    if (opening.kind === 'root') return this.#refuseAtRoot('ALTERNATES_WITH', at)
    if (opening.kind !== 'repeated' || state !== 'body' || separator) {
      return this.#refuseInBlock('ALTERNATES_WITH', at)
    }
    const separated: Node[] = []
    this.#current.state = 'separator'
    this.#current.separator = separated
    this.#current.target = separated
  }

  #end(at: number): void {
    if (this.#current.opening.kind === 'root') return this.#refuseAtRoot('END', at)
    this.#close(true)
  }

  /** Moves the innermost block into the one around it. */
  #close(closed: boolean): void {
    const block = this.#stack.pop()
    const parent = this.#stack.at(-1)
    if (!block || !parent || block.opening.kind === 'root') return
    parent.target.push(finished(block.opening, block, closed))
    this.#current = parent
  }

  #reportOpen(at: number): void {
    const { opening, ors } = this.#current
    if (opening.kind === 'root') return
    const name = ors ? 'OR_PREDICATE' : instructionName(opening)
    const message = `SyntaxError: Reached EOF in the middle of ${name}`
    const opened = ors?.at(-1)?.at ?? opening.at
    this.#reporter.report({
      type: 'assembler',
      code: 'unclosed',
      message,
      at: Math.min(opened, at),
    })
  }

  #refuseMore(at: number): void {
    const message = `SyntaxError: There are more than ${this.#limits.instructions} instructions.`
    this.#reporter.report({ type: 'assembler', code: 'limit', message, at })
  }

  #refuseAtRoot(name: string, at: number): void {
    const message = `SyntaxError: Instruction ${name} not allowed at root`
    this.#reporter.report({ type: 'assembler', code: 'not-allowed-at-root', message, at })
  }

  #refuseInBlock(name: string, at: number): void {
    const { opening, ors } = this.#current
    if (opening.kind === 'root') return
    const block = ors ? 'OR_PREDICATE' : instructionName(opening)
    const message = `SyntaxError: ${name} instruction is not allowed inside ${block} block.`
    this.#reporter.report({ type: 'assembler', code: 'not-allowed-in-block', message, at })
  }

  #refuseAfterEof(instruction: Instruction): void {
    if (this.#refused) return
    this.#refused = true
    const message =
      `SyntaxError: ${instructionName(instruction)} Attempt to transition from the EOF state. ` +
      'This is either a bug in the state machine or instructions were fed to the state machine ' +
      'after EOF.'
    this.#reporter.report({ type: 'assembler', code: 'after-eof', message, at: instruction.at })
  }
}

const charactersAsMany = 20

function costOf(instruction: Instruction): number {
  if (instruction.kind !== 'evaluate') return 1
  return 1 + Math.floor(instruction.expression.length / charactersAsMany)
}

const root = { kind: 'root', at: 0 } as const

function grow(opening: Growing['opening']): Growing {
  const body: Node[] = []
  return { opening, body, target: body, separator: null, ors: null, state: 'body' }
}

function isOpening(instruction: Instruction): instruction is Opening {
  switch (instruction.kind) {
    case 'section':
    case 'repeated':
    case 'predicate':
    case 'if':
    case 'macro':
    case 'struct':
      return true
    default:
      return false
  }
}

function finished(opening: Opening, block: Growing, closed: boolean): Block {
  const otherwise = block.ors && linked(block.ors, closed)
  const { at } = opening
  const { body } = block
  const separator = block.separator ?? noNodes
  // Written out: a spread of six shapes costs a quarter of all parsing.
  switch (opening.kind) {
    case 'section':
    case 'repeated':
      return {
        kind: opening.kind,
        at,
        reference: opening.reference,
        body,
        separator,
        otherwise,
        closed,
      }
    case 'predicate':
      return { kind: opening.kind, at, call: opening.call, body, separator, otherwise, closed }
    case 'if': {
      const { kind, operators, references } = opening
      return { kind, at, operators, references, body, separator, otherwise, closed }
    }
    case 'macro':
      return { kind: opening.kind, at, name: opening.name, body, separator, otherwise, closed }
    case 'struct':
      return {
        kind: opening.kind,
        at,
        payload: opening.payload,
        body,
        separator,
        otherwise,
        closed,
      }
  }
}

const noNodes: readonly Node[] = []

/** The branches of a chain, each with the rest of it. */
function linked(ors: readonly GrowingOr[], closed: boolean): Or | null {
  return ors.reduceRight<Or | null>((otherwise, { at, call, body }) => {
    const isLast = otherwise === null
    return { kind: 'or', at, call, body, otherwise, closed: closed || !isLast }
  }, null)
}
