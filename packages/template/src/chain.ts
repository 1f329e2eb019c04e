import type { Fault } from './errors.ts'
import { escapingFormatters } from './escaping.ts'
import { text } from './formatters/text.ts'
import { LimitReached } from './limits.ts'
import type { Format, Setup, Test } from './plugin.ts'
import { PluginFault } from './plugin.ts'
import { compileReference } from './resolve.ts'
import type { Run } from './run.ts'
import { charactersAsOne } from './run.ts'
import type { Call, Leaf, Node, Or } from './tree.ts'
import { instructionName } from './tree.ts'
import type { Unit } from './unit.ts'
import { isArray, marks, Untrusted } from './value.ts'
import type { Weight } from './weights.ts'
import { weightOf } from './weights.ts'

type Chained = Leaf & { kind: 'variable' | 'bind-variable' }
type Chain = (value: unknown, run: Run) => unknown

export interface CompiledChain {
  readonly chain: Chain
  /** Whether it sees nothing but its value, so that the tag needs no frame of its own. */
  readonly isPlain: boolean
}

/**
 * A chain of formatters. Marked text stays marked through it, and marks what it is put into, until
 * a formatter escapes it. What goes wrong inside becomes an error at the tag, and the tag prints
 * nothing; only a limit passes through.
 */
export function compileChain(node: Chained, unit: Unit): CompiledChain {
  const isPlain = isPlainChain(node, unit)
  return { chain: isPlain ? plainChain(node, unit) : anyChain(node, unit), isPlain }
}

/** Formatters of text look nothing up, and nothing in them costs more than their text. */
function isPlainChain({ references, formatters: calls }: Chained, { formatters }: Unit): boolean {
  if (references.length !== 1) return false
  for (let index = 0; index < calls.length; index++) {
    const name = calls[index]?.name ?? ''
    if (!Object.hasOwn(text, name) || formatters[name] !== text[name] || weightOf(name)) {
      return false
    }
  }
  return true
}

function plainChain(node: Chained, unit: Unit): Chain {
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
    const { reads } = marks
    try {
      for (let index = 0; index < formats.length; index++) {
        if (typeof value === 'string') run.admit(value)
        run.charge(costOf(value))
        value = formats[index]?.(value, run, noValues)
      }
      if (typeof value !== 'string') return value
      handOn(value, run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.fail(source, unexpected(thrown, node))
      return undefined
    }
    return (isMarked || marks.reads !== reads) && !escapes ? new Untrusted(value) : value
  }
}

interface Link {
  readonly format: Format
  readonly weight: Weight | undefined
  readonly escapes: boolean
  readonly applies: boolean
}

function anyChain(node: Chained, unit: Unit): Chain {
  const links = node.formatters.map((call): Link => ({
    format: compileFormatter(call, { unit, node }),
    weight: weightOf(call.name),
    escapes: escapingFormatters.has(call.name),
    applies: call.name === 'apply',
  }))
  const applied = links.at(-1)?.applies === true
  const others = node.references.length > 1 ? node.references.slice(1).map(compileReference) : null
  const { source } = unit
  return (input, run) => {
    const { frame, place } = run
    const depth = run.chain.length
    let marked = input instanceof Untrusted
    let value: unknown = input instanceof Untrusted ? input.text : input
    const rest = others ? others.map((look) => look(run)) : noValues
    try {
      for (let index = 0; index < links.length; index++) {
        const link = links[index]
        if (!link) continue
        const { format, weight, escapes, applies } = link
        if (typeof value === 'string') run.admit(value)
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
      // What a partial wrote was paid when it was written.
      if (typeof value === 'string' && !applied) handOn(value, run)
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

/** What a chain made: to be written, or bound to a name. */
function handOn(text: string, run: Run): void {
  if (text.length > run.host.limits.output) run.stop('output')
  run.charge(text.length >> madeAsOne)
}

/** Four characters of a text that a formatter made are one step. */
const madeAsOne = 2

const noValues: readonly unknown[] = []

const callCost = 10
const testCost = 15

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
    const { node: value } = run.frame
    const cost = typeof value === 'string' ? testCost + (value.length >> charactersAsOne) : testCost
    run.charge(weight ? cost + weight(value, run) : cost)
    try {
      return test(run)
    } catch (thrown) {
      if (thrown instanceof LimitReached) throw thrown
      run.fail(unit.source, unexpected(thrown, node))
      return false
    }
  }
}
