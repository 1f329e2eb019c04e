import type { Diagnostic } from '../errors.ts'
import type { Limits } from '../limits.ts'
import type { Block, Call, Instruction, Node, Opening, Or, Tree } from '../tree/tree.ts'
import { getInstructionName } from '../tree/tree.ts'

/** A block whose end was not read yet; its chain of alternatives grows with it. */
interface OpenBlock {
  readonly opening: Opening | { readonly kind: 'root'; readonly at: 0 }
  readonly body: Node[]
  /**
   * The list that the next instruction goes into: the body, the separator, or the body of the last
   * `.or`.
   */
  target: Node[]
  separator: Node[] | null
  ors: OpenBranch[] | null
  state: 'body' | 'separator' | 'or' | 'hoisted'
}

interface OpenBranch {
  readonly at: number
  readonly call: Call | null
  readonly body: Node[]
}

export interface Reporter {
  report(diagnostic: Diagnostic): void
}

/**
 * An assembler that builds the tree from instructions in source order. It reports invalid
 * instructions and drops them.
 */
export class Assembler {
  readonly #limits: Pick<Limits, 'instructions' | 'nesting'>
  readonly #hoisting: boolean
  readonly #reporter: Reporter
  readonly #stack: OpenBlock[]
  #current: OpenBlock
  #skipDepth = 0
  #remaining: number
  #ended = false
  #reportedAfterEof = false

  /**
   * Creates an assembler. With `hoisting`, blocks inside a separator move to the body, as in the
   * reference engine.
   */
  constructor(
    limits: Pick<Limits, 'instructions' | 'nesting'>,
    hoisting: boolean,
    reporter: Reporter,
  ) {
    this.#limits = limits
    this.#hoisting = hoisting
    this.#reporter = reporter
    this.#remaining = limits.instructions
    this.#current = createOpenBlock(root)
    this.#stack = [this.#current]
  }

  add(instruction: Instruction): void {
    if (this.#ended) return this.#reportAfterEof(instruction)
    if (this.#remaining < 0) return
    this.#remaining -= computeCost(instruction)
    if (this.#remaining < 0) return this.#reportLimit(instruction.at)
    if (this.#skipDepth > 0) return this.#skip(instruction)
    // Most instructions are texts or variables, so they are tested first.
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

  /** Whether the limit is reached, so that further instructions are dropped. */
  get isFull(): boolean {
    return this.#remaining < 0
  }

  finish(length: number): Tree {
    if (!this.#ended) this.#reportOpen(length)
    const closed = this.#stack.length === 1
    for (let depth = this.#stack.length; depth > 1; depth--) this.#close(false)
    return { nodes: this.#current.body, closed }
  }

  #open(opening: Opening): void {
    if (this.#stack.length > this.#limits.nesting) {
      this.#skipDepth = 1
      const message = `SyntaxError: Blocks are nested deeper than ${this.#limits.nesting}.`
      return this.#reporter.report({ type: 'assembler', code: 'limit', message, at: opening.at })
    }
    if (this.#current.state === 'separator' && this.#hoisting) {
      this.#current.state = 'hoisted'
      this.#current.target = this.#current.body
    }
    this.#current = createOpenBlock(opening)
    this.#stack.push(this.#current)
  }

  #skip(instruction: Instruction): void {
    if (instruction.kind === 'end') this.#skipDepth--
    else if (isOpening(instruction)) this.#skipDepth++
  }

  #or(at: number, call: Call | null): void {
    const { opening, ors, state } = this.#current
    const last = ors?.at(-1)
    if (opening.kind === 'root') return this.#reportAtRoot('OR_PREDICATE', at)
    if (opening.kind === 'macro' || opening.kind === 'struct') {
      return this.#reportInBlock('OR_PREDICATE', at)
    }
    if (state === 'or' && last?.call === null) {
      const message = 'SyntaxError: This OR_PREDICATE block will never execute.'
      return this.#reporter.report({ type: 'assembler', code: 'dead-code', message, at })
    }
    const or: OpenBranch = { at, call, body: [] }
    this.#current.state = 'or'
    this.#current.target = or.body
    if (ors) ors.push(or)
    else this.#current.ors = [or]
  }

  #alternates(at: number): void {
    const { opening, state, separator } = this.#current
    if (opening.kind === 'root') return this.#reportAtRoot('ALTERNATES_WITH', at)
    if (opening.kind !== 'repeated' || state !== 'body' || separator) {
      return this.#reportInBlock('ALTERNATES_WITH', at)
    }
    const separated: Node[] = []
    this.#current.state = 'separator'
    this.#current.separator = separated
    this.#current.target = separated
  }

  #end(at: number): void {
    if (this.#current.opening.kind === 'root') return this.#reportAtRoot('END', at)
    this.#close(true)
  }

  /** Closes the innermost block and adds it to the block around it. */
  #close(closed: boolean): void {
    const block = this.#stack.pop()
    const parent = this.#stack.at(-1)
    if (!block || !parent || block.opening.kind === 'root') return
    parent.target.push(toBlock(block.opening, block, closed))
    this.#current = parent
  }

  #reportOpen(at: number): void {
    const { opening, ors } = this.#current
    if (opening.kind === 'root') return
    const name = ors ? 'OR_PREDICATE' : getInstructionName(opening)
    const message = `SyntaxError: Reached EOF in the middle of ${name}`
    const opened = ors?.at(-1)?.at ?? opening.at
    this.#reporter.report({
      type: 'assembler',
      code: 'unclosed',
      message,
      at: Math.min(opened, at),
    })
  }

  #reportLimit(at: number): void {
    const message = `SyntaxError: There are more than ${this.#limits.instructions} instructions.`
    this.#reporter.report({ type: 'assembler', code: 'limit', message, at })
  }

  #reportAtRoot(name: string, at: number): void {
    const message = `SyntaxError: Instruction ${name} not allowed at root`
    this.#reporter.report({ type: 'assembler', code: 'not-allowed-at-root', message, at })
  }

  #reportInBlock(name: string, at: number): void {
    const { opening, ors } = this.#current
    if (opening.kind === 'root') return
    const block = ors ? 'OR_PREDICATE' : getInstructionName(opening)
    const message = `SyntaxError: ${name} instruction is not allowed inside ${block} block.`
    this.#reporter.report({ type: 'assembler', code: 'not-allowed-in-block', message, at })
  }

  #reportAfterEof(instruction: Instruction): void {
    if (this.#reportedAfterEof) return
    this.#reportedAfterEof = true
    const message =
      `SyntaxError: ${getInstructionName(instruction)} Attempt to transition from the EOF state. ` +
      'This is either a bug in the state machine or instructions were fed to the state machine ' +
      'after EOF.'
    this.#reporter.report({ type: 'assembler', code: 'after-eof', message, at: instruction.at })
  }
}

const CHARACTERS_PER_INSTRUCTION = 20

function computeCost(instruction: Instruction): number {
  if (instruction.kind !== 'evaluate') return 1
  return 1 + Math.floor(instruction.expression.length / CHARACTERS_PER_INSTRUCTION)
}

const root = { kind: 'root', at: 0 } as const

function createOpenBlock(opening: OpenBlock['opening']): OpenBlock {
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

function toBlock(opening: Opening, block: OpenBlock, closed: boolean): Block {
  const alternative = block.ors && linkBranches(block.ors, closed)
  const { at } = opening
  const { body } = block
  const separator = block.separator ?? noNodes
  // Spelled out, because spreading six shapes takes a quarter of the parsing time.
  switch (opening.kind) {
    case 'section':
    case 'repeated':
      return {
        kind: opening.kind,
        at,
        reference: opening.reference,
        body,
        separator,
        alternative,
        closed,
      }
    case 'predicate':
      return { kind: opening.kind, at, call: opening.call, body, separator, alternative, closed }
    case 'if': {
      const { kind, operators, references } = opening
      return { kind, at, operators, references, body, separator, alternative, closed }
    }
    case 'macro':
      return { kind: opening.kind, at, name: opening.name, body, separator, alternative, closed }
    case 'struct':
      return {
        kind: opening.kind,
        at,
        payload: opening.payload,
        body,
        separator,
        alternative,
        closed,
      }
  }
}

const noNodes: readonly Node[] = []

/** Links the branches of a chain, each with the rest of the chain. */
function linkBranches(ors: readonly OpenBranch[], closed: boolean): Or | null {
  return ors.reduceRight<Or | null>((alternative, { at, call, body }) => {
    const isLast = alternative === null
    return { kind: 'or', at, call, body, alternative, closed: closed || !isLast }
  }, null)
}
