import { compileTest } from './chain.ts'
import type { Test } from './plugin.ts'
import { compileCondition, compileNodes } from './render.ts'
import { compileInnermost } from './resolve.ts'
import type { Place, Run, Step } from './run.ts'
import { block, Frame } from './run.ts'
import type { Block, Node, Or } from './tree.ts'
import type { Unit } from './unit.ts'
import { isArray, truthy } from './value.ts'

/** A rendering that pauses whenever enough text is ready to be taken. */
export type Flow = (run: Run) => Generator<undefined, void>

/**
 * As `compileNodes`, but what it makes pauses between the instructions of its own blocks. Partials
 * and formatters run in one go.
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
    const flow = isFlowing(node) ? compileBlockFlow(node, unit) : null
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
      else if (run.length >= block) yield
    }
  }
}

function isFlowing(node: Node): node is Block {
  return 'body' in node && node.kind !== 'macro'
}

function compileBlockFlow(node: Block, unit: Unit): Flow | null {
  const body = compileFlow(node.body, unit)
  const otherwise = compileOrFlow(node.otherwise, unit)
  switch (node.kind) {
    case 'section':
      return sectionFlow(compileInnermost(node.reference), body, otherwise)
    case 'repeated': {
      const place = { source: unit.source, at: node.at }
      const separator = compileNodes(node.separator, unit)
      return repeatedFlow(compileInnermost(node.reference), { place, body, separator, otherwise })
    }
    case 'predicate':
      return choice(compileTest(node.call, { unit, node }), body, otherwise)
    case 'if': {
      const holds = compileCondition(node)
      return holds && choice(holds, body, otherwise)
    }
    case 'struct':
      return body
    case 'macro':
      return null
  }
}

function choice(test: Test, body: Flow, otherwise: Flow): Flow {
  return (run) => (test(run) ? body(run) : otherwise(run))
}

type Look = (run: Run) => unknown

function sectionFlow(look: Look, body: Flow, otherwise: Flow): Flow {
  return function* (run) {
    const outer = run.frame
    const value = look(run)
    run.frame = new Frame(outer, value)
    yield* (truthy(value) ? body : otherwise)(run)
    run.frame = outer
  }
}

interface RepeatedParts {
  readonly place: Place
  readonly body: Flow
  readonly separator: Step
  readonly otherwise: Flow
}

function repeatedFlow(look: Look, { place, body, separator, otherwise }: RepeatedParts): Flow {
  return function* (run) {
    const items = look(run)
    if (!isArray(items) || items.length === 0) return yield* otherwise(run)
    const outer = run.frame
    const list = new Frame(outer, items)
    const outerPlace = run.place
    run.place = place
    const last = items.length - 1
    for (let index = 0; index <= last; index++) {
      list.index = index
      run.frame = new Frame(list, items[index])
      run.charge(1)
      yield* body(run)
      if (index < last) separator(run)
    }
    run.frame = outer
    run.place = outerPlace
  }
}

function compileOrFlow(or: Or | null, unit: Unit): Flow {
  const branches: { readonly test: Test | null; readonly body: Flow }[] = []
  for (let link = or; link; link = link.otherwise) {
    const test = link.call && compileTest(link.call, { unit, node: link })
    branches.push({ test, body: compileFlow(link.body, unit) })
  }
  return function* (run) {
    const taken = branches.find(({ test }) => test === null || test(run))
    if (taken) yield* taken.body(run)
  }
}
