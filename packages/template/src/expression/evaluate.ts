import type { ErrorCode } from '../errors.ts'
import { escapeAnywhere } from '../formatters/escape.ts'
import type { Run, Step as RunStep } from '../run.ts'
import { Frame } from '../run.ts'
import type { Leaf } from '../tree.ts'
import type { Unit } from '../unit.ts'
import { marks, toText, Untrusted } from '../value.ts'
import { parseExpressions } from './parse.ts'
import { reduce } from './reduce.ts'
import type { Scalar, Step } from './token.ts'

/** Steps. */
const expressionCost = 20
const perOperation = 4

/**
 * `.eval`: nothing is parsed at run time. A fault found in parsing is one of the template; dialect
 * `reference` reports it when the tag first runs, once in each rendering. One found in working off
 * is reported each time. Either way the tag writes nothing and none of its assignments stay.
 */
export function compileEvaluate(node: Leaf & { kind: 'evaluate' }, unit: Unit): RunStep {
  if (!unit.expressions) return () => {}
  const debugging = node.expression.startsWith('#')
  const source = debugging ? node.expression.slice(1) : node.expression
  const report = (run: Run, code: ErrorCode, message: string): void =>
    run.fail(unit.source, { type: 'engine', code, message, at: node.at })
  const { expressions, faults: parsing } = parseExpressions(source, unit.expressionTokens)
  const bitwiseQuirk = unit.dialect === 'reference'
  const trace = debugging ? `EVAL=[${expressions.map(describeSteps).join(', ')}]` : ''
  if (parsing.length > 0) {
    const start = `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: `
    if (unit.dialect === 'vitrine') {
      for (const fault of parsing) {
        const message = start + fault
        unit.report({ type: 'engine', code: 'expression-parse', message, at: node.at })
      }
      return (run) => run.write(trace)
    }
    return (run) => {
      if (run.first(node))
        for (const fault of parsing) report(run, 'expression-parse', start + fault)
      run.write(trace)
    }
  }
  return (run) => {
    const outer = run.frame
    const inner = new Frame(outer, outer.node)
    const longest = run.host.limits.expressionString
    let value: Scalar | undefined
    let faults = 0
    const { reads } = marks
    run.frame = inner
    for (const steps of expressions) {
      run.charge(expressionCost + perOperation * steps.length)
      value = reduce(steps, { run, longest, bitwiseQuirk }, (detail) => {
        faults++
        const message = `RuntimeError: Error reducing expression: ${source}: ${detail}`
        report(run, 'expression-reduce', message)
      })
    }
    run.frame = outer
    const isMarked = !bitwiseQuirk && marks.reads !== reads
    if (faults === 0) {
      for (const [name, bound] of inner.variables ?? []) {
        outer.set(name, isMarked && typeof bound === 'string' ? new Untrusted(bound) : bound)
      }
    }
    const shown = faults === 0 && value !== undefined
    if (trace !== '') run.write(shown ? `${trace} -> ` : trace)
    if (shown) run.write(isMarked ? escapeAnywhere(toText(value)) : toText(value))
  }
}

function describeSteps(steps: readonly Step[]): string {
  return `[${steps.map(describeStep).join(' ')}]`
}

function describeStep(step: Step): string {
  switch (step.kind) {
    case 'scalar':
      return typeof step.value === 'string' ? JSON.stringify(step.value) : String(step.value)
    case 'reference':
      return step.reference.join('.')
    case 'function':
      return `${step.name}()`
    case 'args':
      return '<args>'
    case 'operator':
      return `<${step.name}>`
  }
}
