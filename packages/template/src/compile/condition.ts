import type { Test } from '../plugin.ts'
import type { Block } from '../tree/tree.ts'
import { isTruthy } from '../value.ts'
import { compileReference } from './references.ts'

export type IfNode = Block & { kind: 'if' }

/**
 * Compiles the references of an `.if`, evaluated strictly from left to right. Returns null if there
 * are none.
 */
export function compileCondition(node: IfNode): Test | null {
  const { operators } = node
  const looks = node.references.map(compileReference)
  const first = looks[0]
  if (!first) return null
  if (looks.length === 1) return (run) => isTruthy(first(run))
  return (run) => {
    let isTrue = isTruthy(first(run))
    for (let index = 0; index < operators.length; index++) {
      const operator = operators[index]
      const next = looks[index + 1]
      if (operator === 'and') isTrue &&= next !== undefined && isTruthy(next(run))
      else isTrue ||= next !== undefined && isTruthy(next(run))
      if (isTrue === (operator === 'or')) break
    }
    return isTrue
  }
}
