import { ExpressionError } from './expression-error.ts'
import type { Operator, Step, Token } from './token.ts'
import { tokenize } from './tokenize.ts'

type PendingToken = Operator | Extract<Token, { kind: 'function' | 'left' }>

export interface ParsedExpressions {
  /** The expressions in reverse Polish notation; empty if there are errors. */
  readonly expressions: readonly (readonly Step[])[]
  readonly errors: readonly string[]
}

/**
 * Parses the expressions of an `.eval`. `maxTokens` is the maximum number of tokens; 0 means no
 * limit.
 */
export function parseExpressions(source: string, maxTokens: number): ParsedExpressions {
  const errors: string[] = []
  const collectErrors = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (thrown) {
      if (!(thrown instanceof ExpressionError)) throw thrown
      errors.push(thrown.message)
      return undefined
    }
  }
  const tokens = collectErrors(() => tokenize(source, maxTokens)) ?? []
  const expressions = splitAtSemicolons(tokens).map(
    (part) => collectErrors(() => toPostfix(part)) ?? [],
  )
  if (errors.length > 0) return { expressions: [], errors }
  return { expressions: expressions.filter((steps) => steps.length > 0), errors }
}

type Inner = Exclude<Token, { kind: 'semicolon' }>

function splitAtSemicolons(tokens: readonly Token[]): readonly (readonly Inner[])[] {
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

function toPostfix(tokens: readonly Inner[]): readonly Step[] {
  const yard = new ShuntingYard()
  for (const token of tokens) yard.add(token)
  return yard.finish()
}

/** A parser of expressions by Dijkstra's shunting yard algorithm. */
class ShuntingYard {
  readonly #steps: Step[] = []
  readonly #pending: PendingToken[] = []

  add(token: Inner): void {
    switch (token.kind) {
      case 'scalar':
      case 'reference':
        this.#steps.push(token)
        return
      case 'function':
        this.#pending.push(token)
        this.#steps.push({ kind: 'args' })
        return
      case 'left':
        this.#pending.push(token)
        return
      case 'operator':
        this.#popTighter(token)
        this.#pending.push(token)
        return
      case 'comma':
        this.#popOperators()
        return
      case 'right':
        this.#close()
    }
  }

  finish(): Step[] {
    this.#popOperators()
    if (this.#pending.length > 0) throw createMismatchError('left')
    return this.#steps
  }

  /** Outputs the operators that bind tighter than the next one. */
  #popTighter(operator: Operator): void {
    for (let top = this.#pending.at(-1); top?.kind === 'operator'; top = this.#pending.at(-1)) {
      const tighter = operator.isRightAssociative
        ? top.precedence > operator.precedence
        : top.precedence >= operator.precedence
      if (!tighter) return
      this.#steps.push(top)
      this.#pending.pop()
    }
  }

  /** Outputs every operator back to the innermost open parenthesis. */
  #popOperators(): void {
    for (let top = this.#pending.at(-1); top?.kind === 'operator'; top = this.#pending.at(-1)) {
      this.#steps.push(top)
      this.#pending.pop()
    }
  }

  #close(): void {
    this.#popOperators()
    if (this.#pending.pop()?.kind !== 'left') throw createMismatchError('right')
    const top = this.#pending.at(-1)
    if (top?.kind === 'function') {
      this.#steps.push(top)
      this.#pending.pop()
    }
  }
}

function createMismatchError(side: 'left' | 'right'): ExpressionError {
  return new ExpressionError(`Mismatched operator found: ${side} paren`)
}
