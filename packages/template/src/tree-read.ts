import type { Limits } from './limits.ts'
import type { Names } from './parse/tag.ts'
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
import { isArray } from './value.ts'

/** What makes a JSON value no instruction tree; never seen outside `treeFromJson`'s caller. */
export class TreeFault extends Error {}

/** Reads the form `treeToJson` writes (section 21). Throws a `TreeFault` where it does not fit. */
export function treeFromJson(json: unknown, limits: Bounds, names: Names): Tree {
  const [code, , nodes, end] = listOf(json, 'the tree')
  if (code !== 17) throw new TreeFault('the tree does not begin with 17')
  return {
    nodes: readNodes(nodes, { depth: limits.nesting, left: { count: limits.instructions }, names }),
    closed: end === 18,
  }
}

function listOf(json: unknown, what: string): readonly unknown[] {
  if (!isArray(json)) throw new TreeFault(`${what} is not an array`)
  return json
}

function textOf(json: unknown, what: string): string {
  if (typeof json !== 'string') throw new TreeFault(`${what} is not a string`)
  return json
}

/** What an instruction binds is told from what stands in the data by its sign. */
function boundName(json: unknown): string {
  const name = textOf(json, 'a name')
  if (!/^@[A-Za-z][A-Za-z0-9_-]*$/.test(name)) throw new TreeFault(`"${name}" is no name to bind`)
  return name
}

type Bounds = Pick<Limits, 'nesting' | 'instructions'>

interface Scope {
  /** Instructions that may still come, in the whole tree. */
  readonly left: { count: number }
  /** Blocks that may still be nested. */
  readonly depth: number
  /** Told of every name of a formatter or predicate. */
  readonly names: Names
}

function readNodes(json: unknown, scope: Scope): readonly Node[] {
  if (scope.depth < 0) throw new TreeFault('blocks are nested too deeply')
  const items = listOf(json, 'a block')
  scope.left.count -= items.length
  if (scope.left.count < 0) throw new TreeFault('there are too many instructions')
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
    if (name === undefined) throw new TreeFault(`there is no instruction ${json} alone`)
    return { at: 0, kind: 'literal', name }
  }
  const parts = listOf(json, 'an instruction')
  return readLeaf(parts, scope) ?? readBlock(parts, scope)
}

function readLeaf(parts: readonly unknown[], { names }: Scope): Leaf | null {
  const [code, first, second, third] = parts
  switch (code) {
    case 0:
      return { at: 0, kind: 'text', text: textOf(first, 'a text') }
    case 1:
      return {
        at: 0,
        kind: 'variable',
        references: listOf(first, 'a list of references').map(readReference),
        formatters: readCalls(second, names),
      }
    case 6:
      return {
        at: 0,
        kind: 'bind-variable',
        name: boundName(first),
        references: listOf(second, 'a list of references').map(readReference),
        formatters: readCalls(third, names),
      }
    case 9: {
      const name = boundName(first)
      const path = textOf(second, 'a path')
      return { at: 0, kind: 'inject', name, path, args: readArguments(third) }
    }
    case 11: {
      const text = textOf(first, 'a comment')
      return { at: 0, kind: 'comment', text, multiline: second === 1 }
    }
    case 21:
      return { at: 0, kind: 'atom', payload: first }
    case 22: {
      const name = boundName(first)
      const bindings = listOf(second, 'a list of bindings').map(readBinding)
      return { at: 0, kind: 'bind-context', name, bindings }
    }
    case 23:
      return { at: 0, kind: 'evaluate', expression: textOf(first, 'an expression') }
    case 24: {
      const args = readArguments(second) ?? { values: [], delimiter: ' ' }
      return { at: 0, kind: 'include', name: textOf(first, 'a name'), args }
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
      return blockOf(opening, { body: readNodes(second, inner), ...readEnd(third, inner) })
    }
    case 4: {
      const opening: Opening = { at: 0, kind: 'repeated', reference: readReference(first) }
      const separator = fourth === 0 || fourth === undefined ? [] : readNodes(fourth, inner)
      const body = readNodes(second, inner)
      return blockOf(opening, { body, separator, ...readEnd(third, inner) })
    }
    case 5: {
      const opening: Opening = { at: 0, kind: 'predicate', call: readTest(first, second, names) }
      return blockOf(opening, { body: readNodes(third, inner), ...readEnd(fourth, inner) })
    }
    case 8: {
      const operators = listOf(first, 'a list of operators').map((operator) =>
        operator === 1 ? 'and' : 'or',
      )
      const references = listOf(second, 'a list of references').map(readReference)
      if (operators.length !== Math.max(0, references.length - 1))
        throw new TreeFault('an IF has an operator between each two references')
      const opening: Opening = { at: 0, kind: 'if', operators, references }
      return blockOf(opening, { body: readNodes(third, inner), ...readEnd(fourth, inner) })
    }
    case 10: {
      const opening: Opening = { at: 0, kind: 'macro', name: textOf(first, 'a name') }
      return blockOf(opening, { body: readNodes(second, inner) })
    }
    case 20:
      return blockOf({ at: 0, kind: 'struct', payload: first }, { body: readNodes(second, inner) })
    default:
      throw new TreeFault(
        `there is no instruction ${typeof code === 'number' ? code : 'of a name'}`,
      )
  }
}

interface Parts {
  readonly body: readonly Node[]
  readonly separator?: readonly Node[]
  readonly otherwise?: Or | null
  readonly closed?: boolean
}

function blockOf(opening: Opening, parts: Parts): Block {
  const { body, separator = [], otherwise = null, closed = true } = parts
  return { ...opening, body, separator, otherwise, closed }
}

/** The rest of a chain: an `OR_PREDICATE`, an end, or null where the source ended first. */
function readEnd(json: unknown, scope: Scope): { otherwise: Or | null; closed: boolean } {
  const links: (Omit<Or, 'otherwise' | 'closed'> & { closed: boolean })[] = []
  let next = json
  while (isArray(next)) {
    const [code, name, args, body, rest] = next
    if (code !== 7) throw new TreeFault('a branch does not begin with 7')
    const call = name === 0 ? null : readTest(name, args, scope.names)
    links.push({ kind: 'or', at: 0, call, body: readNodes(body, scope), closed: rest !== null })
    next = rest
  }
  if (next !== null && next !== 3 && next !== 18) throw new TreeFault('a block has no end')
  let otherwise: Or | null = null
  for (const link of links.toReversed()) otherwise = { ...link, otherwise }
  return { otherwise, closed: next !== null }
}

function readReference(json: unknown): Reference {
  const segments = listOf(json, 'a reference').map((segment): Segment => {
    if (typeof segment === 'string' || Number.isInteger(segment)) return segment as Segment
    throw new TreeFault('a reference holds something else than names and indexes')
  })
  if (segments.length === 0) throw new TreeFault('a reference is empty')
  return segments
}

function readCalls(json: unknown, names: Names): readonly Call[] {
  if (json === 0 || json === undefined) return []
  return listOf(json, 'a list of formatters').map((item) => {
    const [name, args] = listOf(item, 'a formatter')
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
  return { at: 0, name: textOf(name, 'a name'), args: readArguments(args) }
}

function readArguments(json: unknown): Arguments | null {
  if (json === 0 || json === undefined) return null
  const [values, delimiter] = listOf(json, 'a list of arguments')
  return {
    values: listOf(values, 'a list of arguments').map((value) => textOf(value, 'an argument')),
    delimiter: textOf(delimiter, 'a delimiter'),
  }
}

function readBinding(json: unknown): Binding {
  const [key, reference] = listOf(json, 'a binding')
  return { key: textOf(key, 'a key'), reference: readReference(reference) }
}
