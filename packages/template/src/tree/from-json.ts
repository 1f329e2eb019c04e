import type { Limits } from '../limits.ts'
import type { Names } from '../parse/tag.ts'
import type {
  Arguments,
  Binding,
  Block,
  Call,
  Leaf,
  LiteralName,
  Node,
  Opening,
  Or,
  Reference,
  Segment,
  Tree,
} from './tree.ts'
import { isArray } from '../value.ts'

/** An error in the JSON of an instruction tree. */
export class TreeError extends Error {}

/** Parses the form that `treeToJson` writes (section 21). Throws a `TreeError` if it is invalid. */
export function treeFromJson(json: unknown, limits: Bounds, names: Names): Tree {
  const [code, , nodes, end] = expectArray(json, 'the tree')
  if (code !== 17) throw new TreeError('the tree does not begin with 17')
  return {
    nodes: readNodes(nodes, {
      depth: limits.nesting,
      remaining: { count: limits.instructions },
      names,
    }),
    closed: end === 18,
  }
}

function expectArray(json: unknown, what: string): readonly unknown[] {
  if (!isArray(json)) throw new TreeError(`${what} is not an array`)
  return json
}

function expectString(json: unknown, what: string): string {
  if (typeof json !== 'string') throw new TreeError(`${what} is not a string`)
  return json
}

/** Returns a bound name; its `@` distinguishes it from a name in the data. */
function expectBoundName(json: unknown): string {
  const name = expectString(json, 'a name')
  if (!/^@[A-Za-z][A-Za-z0-9_-]*$/.test(name))
    throw new TreeError(`"${name}" is not "@" and a name`)
  return name
}

type Bounds = Pick<Limits, 'nesting' | 'instructions'>

interface Scope {
  /** The number of instructions that may still follow in the whole tree. */
  readonly remaining: { count: number }
  /** The number of blocks that may still be nested. */
  readonly depth: number
  /** Receives every name of a formatter or predicate. */
  readonly names: Names
}

function readNodes(json: unknown, scope: Scope): readonly Node[] {
  if (scope.depth < 0) throw new TreeError('blocks are nested too deeply')
  const items = expectArray(json, 'a block')
  scope.remaining.count -= items.length
  if (scope.remaining.count < 0) throw new TreeError('there are too many instructions')
  return items.map((item) => readNode(item, scope))
}

const literals: readonly (readonly [number, LiteralName])[] = [
  [12, 'meta-left'],
  [13, 'meta-right'],
  [14, 'newline'],
  [15, 'space'],
  [16, 'tab'],
]

function readNode(json: unknown, scope: Scope): Node {
  if (typeof json === 'number') {
    const [, name] = literals.find(([code]) => code === json) ?? []
    if (name === undefined) throw new TreeError(`the instruction ${json} is unknown`)
    return { at: 0, kind: 'literal', name }
  }
  const parts = expectArray(json, 'an instruction')
  return readLeaf(parts, scope) ?? readBlock(parts, scope)
}

function readLeaf(parts: readonly unknown[], { names }: Scope): Leaf | null {
  const [code, first, second, third] = parts
  switch (code) {
    case 0:
      return { at: 0, kind: 'text', text: expectString(first, 'a text') }
    case 1:
      return {
        at: 0,
        kind: 'variable',
        references: expectArray(first, 'a list of references').map(readReference),
        formatters: readCalls(second, names),
      }
    case 6:
      return {
        at: 0,
        kind: 'bind-variable',
        name: expectBoundName(first),
        references: expectArray(second, 'a list of references').map(readReference),
        formatters: readCalls(third, names),
      }
    case 9: {
      const name = expectBoundName(first)
      const path = expectString(second, 'a path')
      return { at: 0, kind: 'inject', name, path, args: readArguments(third) }
    }
    case 11: {
      const text = expectString(first, 'a comment')
      return { at: 0, kind: 'comment', text, multiline: second === 1 }
    }
    case 21:
      return { at: 0, kind: 'atom', payload: first }
    case 22: {
      const name = expectBoundName(first)
      const bindings = expectArray(second, 'a list of bindings').map(readBinding)
      return { at: 0, kind: 'bind-context', name, bindings }
    }
    case 23:
      return { at: 0, kind: 'evaluate', expression: expectString(first, 'an expression') }
    case 24: {
      const args = readArguments(second) ?? { values: [], delimiter: ' ' }
      return { at: 0, kind: 'include', name: expectString(first, 'a name'), args }
    }
    default:
      return null
  }
}

function readBlock(parts: readonly unknown[], scope: Scope): Block {
  const [code, first, second, third, fourth] = parts
  const { names } = scope
  const inner: Scope = { ...scope, depth: scope.depth - 1 }
  switch (code) {
    case 2: {
      const opening: Opening = { at: 0, kind: 'section', reference: readReference(first) }
      return createBlock(opening, { body: readNodes(second, inner), ...readEnd(third, inner) })
    }
    case 4: {
      const opening: Opening = { at: 0, kind: 'repeated', reference: readReference(first) }
      const separator = fourth === 0 || fourth === undefined ? [] : readNodes(fourth, inner)
      const body = readNodes(second, inner)
      return createBlock(opening, { body, separator, ...readEnd(third, inner) })
    }
    case 5: {
      const opening: Opening = { at: 0, kind: 'predicate', call: readTest(first, second, names) }
      return createBlock(opening, { body: readNodes(third, inner), ...readEnd(fourth, inner) })
    }
    case 8: {
      const operators = expectArray(first, 'a list of operators').map((operator) =>
        operator === 1 ? 'and' : 'or',
      )
      const references = expectArray(second, 'a list of references').map(readReference)
      if (operators.length !== Math.max(0, references.length - 1))
        throw new TreeError('an IF must have one operator between each two references')
      const opening: Opening = { at: 0, kind: 'if', operators, references }
      return createBlock(opening, { body: readNodes(third, inner), ...readEnd(fourth, inner) })
    }
    case 10: {
      const opening: Opening = { at: 0, kind: 'macro', name: expectString(first, 'a name') }
      return createBlock(opening, { body: readNodes(second, inner) })
    }
    case 20:
      return createBlock(
        { at: 0, kind: 'struct', payload: first },
        { body: readNodes(second, inner) },
      )
    default:
      throw new TreeError(
        typeof code === 'number'
          ? `the instruction ${code} is unknown`
          : 'an instruction does not begin with a number',
      )
  }
}

interface Parts {
  readonly body: readonly Node[]
  readonly separator?: readonly Node[]
  readonly alternative?: Or | null
  readonly closed?: boolean
}

function createBlock(opening: Opening, parts: Parts): Block {
  const { body, separator = [], alternative = null, closed = true } = parts
  return { ...opening, body, separator, alternative, closed }
}

/** Parses the rest of a chain: an `OR_PREDICATE`, an end, or null if the source ended first. */
function readEnd(json: unknown, scope: Scope): { alternative: Or | null; closed: boolean } {
  const links: (Omit<Or, 'alternative' | 'closed'> & { closed: boolean })[] = []
  let next = json
  while (isArray(next)) {
    const [code, name, args, body, rest] = next
    if (code !== 7) throw new TreeError('a branch does not begin with 7')
    const call = name === 0 ? null : readTest(name, args, scope.names)
    links.push({ kind: 'or', at: 0, call, body: readNodes(body, scope), closed: rest !== null })
    next = rest
  }
  if (next !== null && next !== 3 && next !== 18) throw new TreeError('a block has no end')
  let alternative: Or | null = null
  for (const link of links.toReversed()) alternative = { ...link, alternative }
  return { alternative: alternative, closed: next !== null }
}

function readReference(json: unknown): Reference {
  const segments = expectArray(json, 'a reference').map((segment): Segment => {
    if (typeof segment === 'string' || Number.isInteger(segment)) return segment as Segment
    throw new TreeError('a reference has something other than names and indexes')
  })
  if (segments.length === 0) throw new TreeError('a reference is empty')
  return segments
}

function readCalls(json: unknown, names: Names): readonly Call[] {
  if (json === 0 || json === undefined) return []
  return expectArray(json, 'a list of formatters').map((item) => {
    const [name, args] = expectArray(item, 'a formatter')
    const call = readCall(name, args)
    names.formatter(call.name, call.at)
    return call
  })
}

function readTest(name: unknown, args: unknown, names: Names): Call {
  const call = readCall(name, args)
  names.predicate(call.name, call.at)
  return call
}

function readCall(name: unknown, args: unknown): Call {
  return { at: 0, name: expectString(name, 'a name'), args: readArguments(args) }
}

function readArguments(json: unknown): Arguments | null {
  if (json === 0 || json === undefined) return null
  const [values, delimiter] = expectArray(json, 'a list of arguments')
  return {
    values: expectArray(values, 'a list of arguments').map((value) =>
      expectString(value, 'an argument'),
    ),
    delimiter: expectString(delimiter, 'a delimiter'),
  }
}

function readBinding(json: unknown): Binding {
  const [key, reference] = expectArray(json, 'a binding')
  return { key: expectString(key, 'a key'), reference: readReference(reference) }
}
