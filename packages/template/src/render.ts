import { compileChain, compileTest, unexpected } from './chain.ts'
import { compileEvaluate } from './expression/evaluate.ts'
import { escapeAnywhere } from './formatters/escape.ts'
import type { Test } from './plugin.ts'
import { runProgram } from './program.ts'
import { compileInnermost, compileReference } from './resolve.ts'
import type { Place, Program, Run, Step } from './run.ts'
import { Frame } from './run.ts'
import type { Block, Leaf, Node, Or, Reference } from './tree.ts'
import { literalTexts } from './tree.ts'
import type { Unit } from './unit.ts'
import { isArray, marks, toText, truthy } from './value.ts'

/**
 * Turns nodes into one step: closures over everything that is known before the data. Text goes to
 * the variable after it, so that both are one step.
 *
 * Here and in all that runs for each tag, lists are gone through by index and not taken apart: a
 * library in the same process can take the runtime's short cut for iterators away.
 */
export function compileNodes(nodes: readonly Node[], unit: Unit): Step {
  const steps: Step[] = []
  let text = ''
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (!node) continue
    if (node.kind === 'text') text = text === '' ? node.text : text + node.text
    else if (node.kind === 'literal') text += literalTexts[node.name]
    else if (node.kind === 'variable') {
      steps.push(compileVariable(node, unit, text))
      text = ''
    } else if (node.kind !== 'comment') {
      if (text !== '') steps.push(writer(text))
      text = ''
      steps.push(compileNode(node, unit))
    }
  }
  if (text !== '') steps.push(writer(text))
  return sequence(steps)
}

const nothing: Step = () => {}

function writer(text: string): Step {
  return (run) => run.write(text)
}

function sequence(steps: readonly Step[]): Step {
  const first = steps[0]
  const { length } = steps
  if (!first) return nothing
  if (length === 1) {
    return (run) => {
      if ((run.budget -= 2) < 0) run.refill()
      first(run)
    }
  }
  return (run) => {
    if ((run.budget -= length + 1) < 0) run.refill()
    for (let index = 0; index < length; index++) steps[index]?.(run)
  }
}

function compileNode(node: Node, unit: Unit): Step {
  switch (node.kind) {
    case 'section':
    case 'repeated':
    case 'predicate':
    case 'if':
    case 'macro':
    case 'struct':
      return compileBlock(node, unit)
    default:
      return compileLeaf(node, unit)
  }
}

function compileLeaf(node: Leaf, unit: Unit): Step {
  switch (node.kind) {
    case 'variable':
      return compileVariable(node, unit, '')
    case 'bind-variable':
      return compileBindVariable(node, unit)
    case 'bind-context': {
      const { name } = node
      const bindings = node.bindings.map(
        ({ key, reference }) => [key, compileReference(reference)] as const,
      )
      return (run) => {
        const entries = bindings.map(([key, look]) => [key, look(run) ?? null] as const)
        run.frame.set(name, Object.fromEntries(entries))
      }
    }
    case 'evaluate':
      return compileEvaluate(node, unit)
    case 'include':
      return compileInclude(node, unit)
    case 'inject': {
      const { name, path } = node
      return (run) => {
        const { injectables } = run.host
        const value = Object.hasOwn(injectables, path) ? injectables[path] : undefined
        const absent = value === 0 || value === '' || value === false || value === null
        run.frame.set(name, absent ? undefined : value)
      }
    }
    default:
      return () => {}
  }
}

type VariableNode = Leaf & { kind: 'variable' }
type BindVariableNode = Leaf & { kind: 'bind-variable' }

/** `before` is the text in front of the tag. */
function compileVariable(node: VariableNode, unit: Unit, before: string): Step {
  const first = compileReference(node.references[0] ?? [])
  const escaping = unit.dialect === 'vitrine'
  if (node.formatters.length === 0) {
    return (run) => {
      if (before !== '') run.write(before)
      const value = first(run)
      if (typeof value === 'string') run.write(value)
      else if (value !== undefined && value !== null) print(run, value, escaping)
    }
  }
  const { chain, isPlain } = compileChain(node, unit)
  return (run) => {
    if (before !== '') run.write(before)
    const outer = run.frame
    const value = first(run)
    if (!isPlain) run.frame = new Frame(outer, value)
    const result = chain(value, run)
    run.frame = outer
    if (typeof result === 'string') run.write(result)
    else if (result !== undefined && result !== null) print(run, result, escaping)
  }
}

function print(run: Run, value: unknown, escaping: boolean): void {
  const { reads } = marks
  const text = toText(value)
  // A list is walked to be printed.
  if (typeof value === 'object') run.charge(text.length)
  run.write(escaping && marks.reads !== reads ? escapeAnywhere(text) : text)
}

function compileBindVariable(node: BindVariableNode, unit: Unit): Step {
  const { name } = node
  const first = compileReference(node.references[0] ?? [])
  if (node.formatters.length === 0) return (run) => run.frame.set(name, first(run))
  const { chain } = compileChain(node, unit)
  return (run) => {
    const { frame } = run
    const result = chain(first(run), run)
    run.frame = frame
    // What is written goes; what has a name stays, and takes room.
    if (typeof result === 'string') run.charge(result.length)
    frame.set(name, result)
  }
}

function compileInclude(node: Leaf & { kind: 'include' }, unit: Unit): Step {
  if (!unit.includes) return () => {}
  const { name, at } = node
  const shown = node.args.values.includes('output')
  return (run) => {
    const text = run.capture((inner) => runProgram(inner, { name, at, source: unit.source }))
    if (shown) run.write(text)
  }
}

function compileBlock(node: Block, unit: Unit): Step {
  const body = compileNodes(node.body, unit)
  switch (node.kind) {
    case 'section':
      return compileSection(node.reference, body, compileOr(node.otherwise, unit))
    case 'repeated': {
      const separator = node.separator.length > 0 ? compileNodes(node.separator, unit) : null
      return compileRepeated(node.reference, {
        place: { source: unit.source, at: node.at },
        body,
        separator,
        otherwise: compileOr(node.otherwise, unit),
      })
    }
    case 'predicate': {
      const test = compileTest(node.call, { unit, node })
      const otherwise = compileOr(node.otherwise, unit)
      return (run) => (test(run) ? body(run) : otherwise(run))
    }
    case 'if':
      return compileIf(node, { unit, body, otherwise: compileOr(node.otherwise, unit) })
    case 'macro': {
      const { name } = node
      const program: Program = { step: body, faults: [], cost: 0, isWhole: false }
      return (run) => {
        run.frame.macros ??= new Map()
        run.frame.macros.set(name, program)
      }
    }
    case 'struct':
      return body
  }
}

function compileSection(reference: Reference, body: Step, otherwise: Step): Step {
  const look = compileInnermost(reference)
  return (run) => {
    const outer = run.frame
    const value = look(run)
    run.frame = new Frame(outer, value)
    if (truthy(value)) body(run)
    else otherwise(run)
    run.frame = outer
  }
}

interface RepeatedParts {
  readonly place: Place
  readonly body: Step
  readonly separator: Step | null
  readonly otherwise: Step
}

function compileRepeated(reference: Reference, parts: RepeatedParts): Step {
  const look = compileInnermost(reference)
  const { place, body, separator, otherwise } = parts
  return (run) => {
    const items = look(run)
    if (!isArray(items) || items.length === 0) return otherwise(run)
    const outer = run.frame
    const list = new Frame(outer, items)
    const outerPlace = run.place
    run.place = place
    const last = items.length - 1
    for (let index = 0; index <= last; index++) {
      list.index = index
      run.frame = new Frame(list, items[index])
      run.charge(1)
      body(run)
      if (separator && index < last) separator(run)
    }
    run.frame = outer
    run.place = outerPlace
  }
}

type IfNode = Block & { kind: 'if' }

interface IfParts {
  readonly unit: Unit
  readonly body: Step
  readonly otherwise: Step
}

function compileIf(node: IfNode, { unit, body, otherwise }: IfParts): Step {
  const holds = compileCondition(node)
  if (!holds) {
    const fault = unexpected(new TypeError('the list of conditions is empty'), node)
    return (run) => run.fail(unit.source, fault)
  }
  return (run) => (holds(run) ? body(run) : otherwise(run))
}

/** The references of an `.if`, read strictly from left to right; null where there are none. */
export function compileCondition(node: IfNode): Test | null {
  const { operators } = node
  const looks = node.references.map(compileReference)
  const only = looks[0]
  if (!only) return null
  if (looks.length === 1) return (run) => truthy(only(run))
  return (run) => {
    let holds = truthy(only(run))
    for (let index = 0; index < operators.length; index++) {
      const operator = operators[index]
      const next = looks[index + 1]
      if (operator === 'and') holds &&= next !== undefined && truthy(next(run))
      else holds ||= next !== undefined && truthy(next(run))
      if (holds === (operator === 'or')) break
    }
    return holds
  }
}

function compileOr(or: Or | null, unit: Unit): Step {
  if (or === null) return nothing
  if (or.call === null && or.otherwise === null) return compileNodes(or.body, unit)
  const branches: { readonly test: Test | null; readonly body: Step }[] = []
  for (let link: Or | null = or; link; link = link.otherwise) {
    const test = link.call && compileTest(link.call, { unit, node: link })
    branches.push({ test, body: compileNodes(link.body, unit) })
  }
  return (run) => {
    const taken = branches.find(({ test }) => test === null || test(run))
    taken?.body(run)
  }
}
