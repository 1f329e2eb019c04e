import { compileTest } from './chain.ts'
import type { Test } from '../plugin.ts'
import { compileCondition } from './condition.ts'
import { compileNodes } from './nodes.ts'
import { compileInnermostReference, type Lookup } from './references.ts'
import type { SourcePosition, Run, Step } from '../run/run.ts'
import { BLOCK_LENGTH, Frame } from '../run/run.ts'
import type { Block, Node, Or } from '../tree/tree.ts'
import type { Unit } from './unit.ts'
import { isArray, isTruthy } from '../value.ts'

/** A generator that pauses whenever a piece of the output is ready. */
export type Flow = (run: Run) => Generator<undefined, void>

/**
 * Compiles nodes like `compileNodes`, but into a generator that pauses between the instructions of
 * its own blocks. Partials and formatters run without a pause.
 */
export function compileFlow(nodes: readonly Node[], unit: Unit): Flow {
  const parts: (Step | Flow)[] = []
  const flows = new Set<Step | Flow>()
  let pending: Node[] = []
  const flush = (): void => {
    if (pending.length > 0) parts.push(compileNodes(pending, unit))
    pending = []
  }
  for (const node of nodes) {
    const flow = isFlowBlock(node) ? compileBlockFlow(node, unit) : null
    if (!flow) {
      pending.push(node)
      continue
    }
    flush()
    parts.push(flow)
    flows.add(flow)
  }
  flush()
  return function* (run) {
    for (const part of parts) {
      const paused = part(run)
      if (paused && flows.has(part)) yield* paused
      else if (run.length >= BLOCK_LENGTH) yield
    }
  }
}

function isFlowBlock(node: Node): node is Block {
  return 'body' in node && node.kind !== 'macro'
}

function compileBlockFlow(node: Block, unit: Unit): Flow | null {
  const body = compileFlow(node.body, unit)
  const alternative = compileOrFlow(node.alternative, unit)
  switch (node.kind) {
    case 'section':
      return compileSectionFlow(compileInnermostReference(node.reference), body, alternative)
    case 'repeated': {
      const position = { source: unit.source, at: node.at }
      const separator = compileNodes(node.separator, unit)
      return compileRepeatedFlow(compileInnermostReference(node.reference), {
        position,
        body,
        separator,
        alternative,
      })
    }
    case 'predicate':
      return compileChoice(compileTest(node.call, { unit, node }), body, alternative)
    case 'if': {
      const condition = compileCondition(node)
      return condition && compileChoice(condition, body, alternative)
    }
    case 'struct':
      return body
    case 'macro':
      return null
  }
}

function compileChoice(test: Test, body: Flow, alternative: Flow): Flow {
  return (run) => (test(run) ? body(run) : alternative(run))
}

function compileSectionFlow(look: Lookup, body: Flow, alternative: Flow): Flow {
  return function* (run) {
    const outer = run.frame
    const value = look(run)
    run.frame = new Frame(outer, value)
    yield* (isTruthy(value) ? body : alternative)(run)
    run.frame = outer
  }
}

interface RepeatedParts {
  readonly position: SourcePosition
  readonly body: Flow
  readonly separator: Step
  readonly alternative: Flow
}

function compileRepeatedFlow(
  look: Lookup,
  { position, body, separator, alternative }: RepeatedParts,
): Flow {
  return function* (run) {
    const items = look(run)
    if (!isArray(items) || items.length === 0) return yield* alternative(run)
    const outer = run.frame
    const list = new Frame(outer, items)
    const outerPosition = run.position
    run.position = position
    const last = items.length - 1
    for (let index = 0; index <= last; index++) {
      list.index = index
      run.frame = new Frame(list, items[index])
      run.charge(1)
      yield* body(run)
      if (index < last) separator(run)
    }
    run.frame = outer
    run.position = outerPosition
  }
}

function compileOrFlow(or: Or | null, unit: Unit): Flow {
  const branches: { readonly test: Test | null; readonly body: Flow }[] = []
  for (let link = or; link; link = link.alternative) {
    const test = link.call && compileTest(link.call, { unit, node: link })
    branches.push({ test, body: compileFlow(link.body, unit) })
  }
  return function* (run) {
    const branch = branches.find(({ test }) => test === null || test(run))
    if (branch) yield* branch.body(run)
  }
}
