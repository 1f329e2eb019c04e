import { ExpressionFault } from './fault.ts'
import type { Operator, Step, Token } from './token.ts'
import { tokenize } from './tokenize.ts'

type Waiting = Operator | Extract<Token, { kind: 'function' | 'left' }>

export interface ParsedExpressions {
  /** Each in reverse Polish order; none when there are faults. */
  readonly expressions: readonly (readonly Step[])[]
  readonly faults: readonly string[]
}

/** `most` is the largest number of tokens, 0 for any. */
export function parseExpressions(source: string, most: number): ParsedExpressions {
  const faults: string[] = []
  const guarded = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (thrown) {
      if (!(thrown instanceof ExpressionFault)) throw thrown
      faults.push(thrown.message)
      return undefined
    }
  }
  const tokens = guarded(() => tokenize(source, most)) ?? []
  const expressions = split(tokens).map((part) => guarded(() => shunt(part)) ?? [])
  if (faults.length > 0) return { expressions: [], faults }
  return { expressions: expressions.filter((steps) => steps.length > 0), faults }
}

type Inner = Exclude<Token, { kind: 'semicolon' }>

function split(tokens: readonly Token[]): readonly (readonly Inner[])[] {
  let part: Inner[] = []
  const parts = [part]
  for (const token of tokens) {
    if (token.kind === 'semicolon') {
      part = []
      parts.push(part)
    } else part.push(token)
  }
  return parts
}

function shunt(tokens: readonly Inner[]): readonly Step[] {
  const yard = new Shunting()
  for (const token of tokens) yard.add(token)
  return yard.finish()
}

/** Dijkstra's shunting yard. */
class Shunting {
  readonly #steps: Step[] = []
  readonly #waiting: Waiting[] = []

  add(token: Inner): void {
    switch (token.kind) {
      case 'scalar':
      case 'reference':
        this.#steps.push(token)
        return
      case 'function':
        this.#waiting.push(token)
        this.#steps.push({ kind: 'args' })
        return
      case 'left':
        this.#waiting.push(token)
        return
      case 'operator':
        this.#settle(token)
        this.#waiting.push(token)
        return
      case 'comma':
        this.#unwind()
        return
      case 'right':
        this.#close()
    }
  }

  finish(): Step[] {
    this.#unwind()
    if (this.#waiting.length > 0) throw mismatched('left')
    return this.#steps
  }

  /** Moves out what binds tighter than an operator that arrives. */
  #settle(operator: Operator): void {
    for (let top = this.#waiting.at(-1); top?.kind === 'operator'; top = this.#waiting.at(-1)) {
      const tighter = operator.rightward
        ? top.precedence > operator.precedence
        : top.precedence >= operator.precedence
      if (!tighter) return
      this.#steps.push(top)
      this.#waiting.pop()
    }
  }

  /** Moves out every operator back to the innermost open parenthesis. */
  #unwind(): void {
    for (let top = this.#waiting.at(-1); top?.kind === 'operator'; top = this.#waiting.at(-1)) {
      this.#steps.push(top)
      this.#waiting.pop()
    }
  }

  #close(): void {
    this.#unwind()
    if (this.#waiting.pop()?.kind !== 'left') throw mismatched('right')
    const top = this.#waiting.at(-1)
    if (top?.kind === 'function') {
      this.#steps.push(top)
      this.#waiting.pop()
    }
  }
}

function mismatched(side: 'left' | 'right'): ExpressionFault {
  return new ExpressionFault(`Mismatched operator found: ${side} paren`)
}
