import type { Fault } from './errors.ts'
import { escapingFormatters } from './escaping.ts'
import { text } from './formatters/text.ts'
import { LimitReached } from './limits.ts'
import type { Format, Setup, Test } from './plugin.ts'
import { PluginFault } from './plugin.ts'
import type { Lookup } from './resolve.ts'
import { compileReference } from './resolve.ts'
import type { Run } from './run.ts'
import type { Call, Leaf, Node, Or } from './tree.ts'
import { instructionName } from './tree.ts'
import type { Unit } from './unit.ts'
import { isArray, marks, Untrusted } from './value.ts'
import { weightOf } from './weights.ts'

type Chained = Leaf & { kind: 'variable' | 'bind-variable' }
type Chain = (value: unknown, run: Run) => unknown

/**
 * Whether a chain sees nothing but its value: formatters of text look nothing up, so the tag needs
 * no frame of its own.
 */
export function isPlainChain(node: Chained, { formatters }: Unit): boolean {
  return (
    node.references.length === 1 &&
    node.formatters.every(
      ({ name }) => Object.hasOwn(text, name) && formatters[name] === text[name] && !weightOf(name),
    )
  )
}

/** As `compileChain`, for chains that are plain: most of a page's. */
function compilePlainChain(node: Chained, unit: Unit): Chain {
  const formats = node.formatters.map((call) => compileFormatter(call, { unit, node }))
  const escapes = node.formatters.some(({ name }) => escapingFormatters.has(name))
  const { source } = unit
  return (input, run) => {
    let marked = input instanceof Untrusted
    let value: unknown = input instanceof Untrusted ? input.text : input
    const { reads } = marks
    try {
      for (const format of formats) {
        run.charge(costOf(value))
        value = format(value, run, noValues)
      }
      if (typeof value === 'string') run.charge(value.length)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.fail(source, unexpected(thrown, node))
      return undefined
    }
    if (escapes) return value
    if (marks.reads !== reads) marked = true
    return marked && typeof value === 'string' ? new Untrusted(value) : value
  }
}

/**
 * A chain of formatters. Marked text stays marked through it, and marks what it is put into, until
 * a formatter escapes it. What goes wrong inside becomes an error at the tag, and the tag prints
 * nothing; only a limit passes through.
 */
export function compileChain(node: Chained, unit: Unit): Chain {
  if (isPlainChain(node, unit)) return compilePlainChain(node, unit)
  const formats = node.formatters.map((call) => ({
    format: compileFormatter(call, { unit, node }),
    weight: weightOf(call.name),
    escapes: escapingFormatters.has(call.name),
    applies: call.name === 'apply',
  }))
  const others: readonly Lookup[] = node.references.slice(1).map(compileReference)
  const { source } = unit
  return (input, run) => {
    const { frame, place } = run
    const depth = run.chain.length
    let marked = input instanceof Untrusted
    let value: unknown = input instanceof Untrusted ? input.text : input
    const rest = others.length === 0 ? noValues : others.map((look) => look(run))
    try {
      for (const { format, weight, escapes, applies } of formats) {
        run.charge(weight ? costOf(value) + weight(value, run) : costOf(value))
        // A partial meets the mark where it prints; what it leaves is markup.
        if (marked && applies && typeof value === 'string') value = new Untrusted(value)
        const { reads } = marks
        value = format(value, run, rest)
        if (escapes || applies) marked = false
        else if (marks.reads !== reads) marked = true
        if (value instanceof Untrusted) {
          marked = true
          value = value.text
        }
      }
      if (typeof value === 'string') run.charge(value.length)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.frame = frame
      run.place = place
      run.chain.length = depth
      run.fail(source, unexpected(thrown, node))
      return undefined
    }
    return marked && typeof value === 'string' ? new Untrusted(value) : value
  }
}

const noValues: readonly unknown[] = []

const callCost = 10

/** What a formatter may be expected to do with a value, in steps. */
function costOf(value: unknown): number {
  return callCost + (typeof value === 'string' || isArray(value) ? value.length : 0)
}

/** Something a plugin threw, as an error of the instruction it served. */
export function unexpected(thrown: unknown, node: Node | Or): Fault {
  const { at } = node
  if (thrown instanceof PluginFault) {
    return { type: 'engine', code: 'not-implemented', message: thrown.message, at }
  }
  const name = thrown instanceof Error ? thrown.name : 'Error'
  const detail = thrown instanceof Error ? thrown.message : String(thrown)
  const message = `RuntimeError: Unexpected ${name} error when executing ${instructionName(node)}: ${detail}`
  return { type: 'engine', code: 'unexpected', message, at }
}

interface Place {
  readonly unit: Unit
  readonly node: Node | Or
}

function compileFormatter(call: Call, place: Place): Format {
  const { formatters } = place.unit
  const formatter = Object.hasOwn(formatters, call.name) ? formatters[call.name] : undefined
  return formatter?.(call.args?.values ?? [], setupOf(call, place)) ?? ((value) => value)
}

function setupOf({ at }: Call, { unit }: Place): Setup {
  const { dialect, expressions, source } = unit
  return { dialect, expressions, source, at }
}

/** A predicate with its arguments; an unknown one is always false. */
export function compileTest(call: Call, place: Place): Test {
  const { unit, node } = place
  const { predicates } = unit
  const predicate = Object.hasOwn(predicates, call.name) ? predicates[call.name] : undefined
  if (!predicate) return () => false
  const test = predicate(call.args?.values ?? [], setupOf(call, place))
  const weight = weightOf(call.name)
  return (run) => {
    if (weight) run.charge(weight(run.frame.node, run))
    try {
      return test(run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.fail(unit.source, unexpected(thrown, node))
      return false
    }
  }
}
