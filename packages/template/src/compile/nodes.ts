import { compileChain, compileTest, createUnexpectedError } from './chain.ts'
import { compileEvaluate } from '../expression/evaluate.ts'
import { escapeAnywhere } from '../formatters/escape.ts'
import type { Test } from '../plugin.ts'
import { runProgram } from '../run/program.ts'
import { compileCondition, type IfNode } from './condition.ts'
import { compileInnermostReference, compileReference } from './references.ts'
import type { SourcePosition, Program, Run, Step } from '../run/run.ts'
import { Frame } from '../run/run.ts'
import type { Block, Leaf, Node, Or, Reference } from '../tree/tree.ts'
import { literalTexts } from '../tree/tree.ts'
import type { Unit } from './unit.ts'
import { isArray, untrustedAccess, toText, isTruthy } from '../value.ts'

/**
 * Compiles nodes into one step: closures over everything known before the data. Text becomes part
 * of the step of the variable after it.
 *
 * Code that runs for each tag iterates by index and avoids destructuring, because another library
 * in the process can disable the runtime's fast path for iterators.
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
      if (text !== '') steps.push(createWriter(text))
      text = ''
      steps.push(compileNode(node, unit))
    }
  }
  if (text !== '') steps.push(createWriter(text))
  return createSequence(steps)
}

const nothing: Step = () => {}

function createWriter(text: string): Step {
  return (run) => run.write(text)
}

function createSequence(steps: readonly Step[]): Step {
  const first = steps[0]
  const { length } = steps
  if (!first) return nothing
  if (length === 1) {
    return (run) => {
      if ((run.budget -= 2) < 0) run.refillBudget()
      first(run)
    }
  }
  return (run) => {
    if ((run.budget -= length + 1) < 0) run.refillBudget()
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

/** Compiles a variable together with `before`, the text in front of its tag. */
function compileVariable(node: VariableNode, unit: Unit, before: string): Step {
  const first = compileReference(node.references[0] ?? [])
  const escaping = unit.dialect === 'vitrine'
  if (node.formatters.length === 0) {
    return (run) => {
      if (before !== '') run.write(before)
      const value = first(run)
      if (typeof value === 'string') run.write(value)
      else if (value !== undefined && value !== null) printValue(run, value, escaping)
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
    else if (result !== undefined && result !== null) printValue(run, result, escaping)
  }
}

function printValue(run: Run, value: unknown, escaping: boolean): void {
  const { reads } = untrustedAccess
  const text = toText(value)
  // Printing a list walks all of it.
  if (typeof value === 'object') run.charge(text.length)
  run.write(escaping && untrustedAccess.reads !== reads ? escapeAnywhere(text) : text)
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
    // Written text leaves the rendering; bound text stays and takes memory.
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
      return compileSection(node.reference, body, compileOr(node.alternative, unit))
    case 'repeated': {
      const separator = node.separator.length > 0 ? compileNodes(node.separator, unit) : null
      return compileRepeated(node.reference, {
        position: { source: unit.source, at: node.at },
        body,
        separator,
        alternative: compileOr(node.alternative, unit),
      })
    }
    case 'predicate': {
      const test = compileTest(node.call, { unit, node })
      const alternative = compileOr(node.alternative, unit)
      return (run) => (test(run) ? body(run) : alternative(run))
    }
    case 'if':
      return compileIf(node, { unit, body, alternative: compileOr(node.alternative, unit) })
    case 'macro': {
      const { name } = node
      const program: Program = { step: body, errors: [], cost: 0, isStrict: false }
      return (run) => {
        run.frame.macros ??= new Map()
        run.frame.macros.set(name, program)
      }
    }
    case 'struct':
      return body
  }
}

function compileSection(reference: Reference, body: Step, alternative: Step): Step {
  const look = compileInnermostReference(reference)
  return (run) => {
    const outer = run.frame
    const value = look(run)
    run.frame = new Frame(outer, value)
    if (isTruthy(value)) body(run)
    else alternative(run)
    run.frame = outer
  }
}

interface RepeatedParts {
  readonly position: SourcePosition
  readonly body: Step
  readonly separator: Step | null
  readonly alternative: Step
}

function compileRepeated(reference: Reference, parts: RepeatedParts): Step {
  const look = compileInnermostReference(reference)
  const { position, body, separator, alternative } = parts
  return (run) => {
    const items = look(run)
    if (!isArray(items) || items.length === 0) return alternative(run)
    const outer = run.frame
    const list = new Frame(outer, items)
    const outerPosition = run.position
    run.position = position
    const last = items.length - 1
    for (let index = 0; index <= last; index++) {
      list.index = index
      run.frame = new Frame(list, items[index])
      run.charge(1)
      body(run)
      if (separator && index < last) separator(run)
    }
    run.frame = outer
    run.position = outerPosition
  }
}

interface IfParts {
  readonly unit: Unit
  readonly body: Step
  readonly alternative: Step
}

function compileIf(node: IfNode, { unit, body, alternative }: IfParts): Step {
  const condition = compileCondition(node)
  if (!condition) {
    const diagnostic = createUnexpectedError(new TypeError('the list of conditions is empty'), node)
    return (run) => run.reportError(unit.source, diagnostic)
  }
  return (run) => (condition(run) ? body(run) : alternative(run))
}

function compileOr(or: Or | null, unit: Unit): Step {
  if (or === null) return nothing
  if (or.call === null && or.alternative === null) return compileNodes(or.body, unit)
  const branches: { readonly test: Test | null; readonly body: Step }[] = []
  for (let link: Or | null = or; link; link = link.alternative) {
    const test = link.call && compileTest(link.call, { unit, node: link })
    branches.push({ test, body: compileNodes(link.body, unit) })
  }
  return (run) => {
    const branch = branches.find(({ test }) => test === null || test(run))
    branch?.body(run)
  }
}
