import type { ErrorCode } from '../errors.ts'
import { escapeAnywhere } from '../formatters/escape.ts'
import type { Run, Step as RunStep } from '../run/run.ts'
import { Frame } from '../run/run.ts'
import type { Leaf } from '../tree/tree.ts'
import type { Unit } from '../compile/unit.ts'
import { untrustedAccess, toText, Untrusted } from '../value.ts'
import { parseExpressions } from './parse.ts'
import { reduce } from './reduce.ts'
import type { Scalar, Step } from './token.ts'

/** The cost of an expression, and of each of its operations, in steps. */
const EXPRESSION_COST = 20
const OPERATION_COST = 4

/**
 * Compiles an `.eval`; nothing is parsed at run time. A syntax error is an error of the template;
 * dialect `reference` reports it when the tag first runs, once in each rendering. An evaluation
 * error is reported each time. In both cases the tag writes nothing and none of its assignments
 * stay.
 */
export function compileEvaluate(node: Leaf & { kind: 'evaluate' }, unit: Unit): RunStep {
  if (!unit.expressions) return () => {}
  const debugging = node.expression.startsWith('#')
  const source = debugging ? node.expression.slice(1) : node.expression
  const report = (run: Run, code: ErrorCode, message: string): void =>
    run.reportError(unit.source, { type: 'engine', code, message, at: node.at })
  const { expressions, errors: syntaxErrors } = parseExpressions(source, unit.expressionTokens)
  const hasBitwiseQuirk = unit.dialect === 'reference'
  const trace = debugging ? `EVAL=[${expressions.map(formatSteps).join(', ')}]` : ''
  if (syntaxErrors.length > 0) {
    const start = `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: `
    if (unit.dialect === 'vitrine') {
      for (const error of syntaxErrors) {
        const message = start + error
        unit.report({ type: 'engine', code: 'expression-parse', message, at: node.at })
      }
      return (run) => run.write(trace)
    }
    return (run) => {
      if (run.isFirst(node))
        for (const error of syntaxErrors) report(run, 'expression-parse', start + error)
      run.write(trace)
    }
  }
  return (run) => {
    const outer = run.frame
    const inner = new Frame(outer, outer.node)
    const maxLength = run.host.limits.expressionString
    let value: Scalar | undefined
    let errorCount = 0
    const { reads } = untrustedAccess
    run.frame = inner
    for (const steps of expressions) {
      run.charge(EXPRESSION_COST + OPERATION_COST * steps.length)
      value = reduce(steps, { run, maxLength, hasBitwiseQuirk }, (detail) => {
        errorCount++
        const message = `RuntimeError: Error reducing expression: ${source}: ${detail}`
        report(run, 'expression-reduce', message)
      })
    }
    run.frame = outer
    const isMarked = !hasBitwiseQuirk && untrustedAccess.reads !== reads
    if (errorCount === 0) {
      for (const [name, bound] of inner.variables ?? []) {
        outer.set(name, isMarked && typeof bound === 'string' ? new Untrusted(bound) : bound)
      }
    }
    const shown = errorCount === 0 && value !== undefined
    if (trace !== '') run.write(shown ? `${trace} -> ` : trace)
    if (shown) run.write(isMarked ? escapeAnywhere(toText(value)) : toText(value))
  }
}

function formatSteps(steps: readonly Step[]): string {
  return `[${steps.map(formatStep).join(' ')}]`
}

function formatStep(step: Step): string {
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
