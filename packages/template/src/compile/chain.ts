import type { Diagnostic } from '../errors.ts'
import { escapingFormatters } from '../escaping.ts'
import { text } from '../formatters/text.ts'
import { LimitReached } from '../limits.ts'
import type { Format, Setup, Test } from '../plugin.ts'
import { PluginError } from '../plugin.ts'
import { compileReference } from './references.ts'
import type { Run } from '../run/run.ts'
import { WRITTEN_CHARACTERS_SHIFT } from '../run/run.ts'
import type { Call, Leaf, Node, Or } from '../tree/tree.ts'
import { getInstructionName } from '../tree/tree.ts'
import type { Unit } from './unit.ts'
import { isArray, untrustedAccess, Untrusted } from '../value.ts'
import type { Weight } from '../run/weights.ts'
import { getWeight } from '../run/weights.ts'

type ChainNode = Leaf & { kind: 'variable' | 'bind-variable' }
type Chain = (value: unknown, run: Run) => unknown

export interface CompiledChain {
  readonly chain: Chain
  /** Whether every formatter sees only its value, so that the tag needs no frame of its own. */
  readonly isPlain: boolean
}

/**
 * Compiles a chain of formatters. Untrusted text stays untrusted through the chain, and so does
 * everything it becomes a part of, until a formatter escapes it. An exception becomes an error at
 * the tag, which then prints nothing. Only a reached limit passes through.
 */
export function compileChain(node: ChainNode, unit: Unit): CompiledChain {
  const isPlain = isPlainChain(node, unit)
  return { chain: isPlain ? compilePlainChain(node, unit) : compileAnyChain(node, unit), isPlain }
}

/**
 * Returns whether a chain only has text formatters: they read no scope, and cost no more than their
 * text.
 */
function isPlainChain({ references, formatters: calls }: ChainNode, { formatters }: Unit): boolean {
  if (references.length !== 1) return false
  for (let index = 0; index < calls.length; index++) {
    const name = calls[index]?.name ?? ''
    if (!Object.hasOwn(text, name) || formatters[name] !== text[name] || getWeight(name)) {
      return false
    }
  }
  return true
}

function compilePlainChain(node: ChainNode, unit: Unit): Chain {
  const formats: Format[] = []
  let escapes = false
  for (let index = 0; index < node.formatters.length; index++) {
    const call = node.formatters[index]
    if (!call) continue
    formats.push(compileFormatter(call, { unit, node }))
    escapes ||= escapingFormatters.has(call.name)
  }
  const { source } = unit
  return (input, run) => {
    const isMarked = input instanceof Untrusted
    let value: unknown = isMarked ? input.text : input
    const { reads } = untrustedAccess
    try {
      for (let index = 0; index < formats.length; index++) {
        if (typeof value === 'string') run.checkLength(value)
        run.charge(estimateCost(value))
        value = formats[index]?.(value, run, noValues)
      }
      if (typeof value !== 'string') return value
      chargeResult(value, run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.reportError(source, createUnexpectedError(thrown, node))
      return undefined
    }
    return (isMarked || untrustedAccess.reads !== reads) && !escapes ? new Untrusted(value) : value
  }
}

interface Link {
  readonly format: Format
  readonly weight: Weight | undefined
  readonly escapes: boolean
  readonly applies: boolean
}

function compileAnyChain(node: ChainNode, unit: Unit): Chain {
  const links = node.formatters.map((call): Link => ({
    format: compileFormatter(call, { unit, node }),
    weight: getWeight(call.name),
    escapes: escapingFormatters.has(call.name),
    applies: call.name === 'apply',
  }))
  const applied = links.at(-1)?.applies === true
  const others = node.references.length > 1 ? node.references.slice(1).map(compileReference) : null
  const { source } = unit
  return (input, run) => {
    const { frame, position } = run
    const depth = run.chain.length
    let marked = input instanceof Untrusted
    let value: unknown = input instanceof Untrusted ? input.text : input
    const rest = others ? others.map((look) => look(run)) : noValues
    try {
      for (let index = 0; index < links.length; index++) {
        const link = links[index]
        if (!link) continue
        const { format, weight, escapes, applies } = link
        if (typeof value === 'string') run.checkLength(value)
        run.charge(weight ? estimateCost(value) + weight(value, run) : estimateCost(value))
        // The partial escapes untrusted text where it prints it. Its output is markup.
        if (marked && applies && typeof value === 'string') value = new Untrusted(value)
        const { reads } = untrustedAccess
        value = format(value, run, rest)
        if (escapes || applies) marked = false
        else if (untrustedAccess.reads !== reads) marked = true
        if (value instanceof Untrusted) {
          marked = true
          value = value.text
        }
      }
      // The output of a partial was charged when it was written.
      if (typeof value === 'string' && !applied) chargeResult(value, run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.frame = frame
      run.position = position
      run.chain.length = depth
      run.reportError(source, createUnexpectedError(thrown, node))
      return undefined
    }
    return marked && typeof value === 'string' ? new Untrusted(value) : value
  }
}

/** Charges for the text that a chain returned, which is then written or bound to a name. */
function chargeResult(text: string, run: Run): void {
  if (text.length > run.host.limits.output) run.stop('output')
  run.charge(text.length >> RESULT_CHARACTERS_SHIFT)
}

/** The shift by which the length of a formatter's result becomes steps: four characters each. */
const RESULT_CHARACTERS_SHIFT = 2

const noValues: readonly unknown[] = []

const CALL_COST = 10
const TEST_COST = 15

/** Estimates the cost of one formatter call, in steps. */
function estimateCost(value: unknown): number {
  return CALL_COST + (typeof value === 'string' || isArray(value) ? value.length : 0)
}

/** Creates the diagnostic of an exception that a plugin threw. */
export function createUnexpectedError(thrown: unknown, node: Node | Or): Diagnostic {
  const { at } = node
  if (thrown instanceof PluginError) {
    return { type: 'engine', code: 'not-implemented', message: thrown.message, at }
  }
  const name = thrown instanceof Error ? thrown.name : 'Error'
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  const message = `RuntimeError: Unexpected ${name} error when executing ${getInstructionName(node)}: ${detail}`
  return { type: 'engine', code: 'unexpected', message, at }
}

interface CallContext {
  readonly unit: Unit
  readonly node: Node | Or
}

function compileFormatter(call: Call, context: CallContext): Format {
  const { formatters } = context.unit
  const formatter = Object.hasOwn(formatters, call.name) ? formatters[call.name] : undefined
  return formatter?.(call.args?.values ?? [], createSetup(call, context)) ?? ((value) => value)
}

function createSetup({ at }: Call, { unit }: CallContext): Setup {
  const { dialect, expressions, source } = unit
  return { dialect, expressions, source, at }
}

/** Compiles a predicate with its arguments. An unknown predicate is always false. */
export function compileTest(call: Call, context: CallContext): Test {
  const { unit, node } = context
  const { predicates } = unit
  const predicate = Object.hasOwn(predicates, call.name) ? predicates[call.name] : undefined
  if (!predicate) return () => false
  const test = predicate(call.args?.values ?? [], createSetup(call, context))
  const weight = getWeight(call.name)
  return (run) => {
    const { node: value } = run.frame
    const cost =
      typeof value === 'string' ? TEST_COST + (value.length >> WRITTEN_CHARACTERS_SHIFT) : TEST_COST
    run.charge(weight ? cost + weight(value, run) : cost)
    try {
      return test(run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.reportError(unit.source, createUnexpectedError(thrown, node))
      return false
    }
  }
}
