import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { getId } from './list-ids.ts'
import type { Op, Path } from './op.ts'
import { OpError, formatPath, formatName } from './op-error.ts'
import {
  findValueError,
  formatValueError,
  isReserved,
  isStorableText,
  MAX_DEPTH,
} from './json-value.ts'

/** The maximum number of ops in a change set: more than any command creates. */
export const MAX_OPS = 20_000

interface Applied<B> {
  readonly body: B
  /** The ops that restore the previous body. */
  readonly inverse: readonly Op[]
}

/** The result of one op on a node, and the op that reverts it. */
interface AppliedOp {
  readonly node: Json
  readonly inverse: Op
}

/**
 * Applies `ops` to a body; throws an `OpError` and changes nothing if one cannot be applied. Nodes that no op
 * touches are shared. The type of the result is not checked: see `checkDocument`.
 */
export function applyOps<B extends object>(body: B, ops: readonly Op[]): Applied<B> {
  if (ops.length > MAX_OPS)
    throw new OpError([], `A change set can have at most ${MAX_OPS} changes.`)
  const inverse: Op[] = []
  // A document is JSON; its type says which.
  let now = body as unknown as Json
  for (const op of ops) {
    rejectInvalidOp(op)
    rejectInvalidPath(op.path)
    const inField = op.op === 'set' || op.op === 'unset'
    now = replaceAt(now, op.path, inField ? op.path.length - 1 : op.path.length, (node) => {
      const step = inField ? changeField(node, op) : changeList(node, op)
      inverse.push(step.inverse)
      return step.node
    })
  }
  // The claim that the doc comment explains.
  return { body: now as unknown as B, inverse: inverse.toReversed() }
}

/** Throws if an op is malformed: ops come from other programs. */
function rejectInvalidOp(op: Op): void {
  const known = isObject(op) && ['set', 'unset', 'insert', 'remove', 'move'].includes(op.op)
  if (!known) throw new OpError([], 'Unknown kind of change.')
  if ('id' in op && typeof op.id !== 'string') throw new OpError([], 'An id must be text.')
  if ((op.op === 'remove' || op.op === 'move') && !('id' in op))
    throw new OpError([], 'Name the element to remove or move by its id.')
  if ((op.op === 'insert' || op.op === 'move') && op.after !== null && typeof op.after !== 'string')
    throw new OpError([], 'Name the element before the new position by its id, or null.')
}

function rejectInvalidPath(path: Path): void {
  if (!Array.isArray(path) || !path.every((name) => typeof name === 'string'))
    throw new OpError([], 'A path must be a list of names.')
  if (path.length === 0) throw new OpError([], 'A path must have at least one name.')
  if (path.length > MAX_DEPTH) throw new OpError([], `${formatPath(path)} is too deep.`)
  const bad = path.find(isReserved)
  if (bad !== undefined) throw new OpError(path, `${formatName(bad)} is a reserved name.`)
  if (!path.every(isStorableText))
    throw new OpError(path, 'The path has a name with a character that cannot be stored.')
}

/** Replaces the node at `length` names of `path`. Copies the nodes on the path and shares the others. */
function replaceAt(node: Json, path: Path, length: number, by: (node: Json) => Json, at = 0): Json {
  const name = path[at]
  if (at === length || name === undefined) return by(node)
  if (isList(node)) {
    const index = node.findIndex((element) => getId(element) === name)
    const element = node[index]
    if (element === undefined) throw createMissingError(path, at)
    return node.with(index, replaceAt(element, path, length, by, at + 1))
  }
  const inner = isObject(node) ? getMember(node, name) : undefined
  if (!isObject(node) || inner === undefined) throw createMissingError(path, at)
  return withMember(node, name, replaceAt(inner, path, length, by, at + 1))
}

/**
 * Returns a copy with one member. `Object.assign` copies the 600 blocks of a long page in 1 µs, where the spread of
 * objects of many shapes takes 50, for each key of a text. Names were checked, so that none is `__proto__`.
 */
function withMember(node: JsonObject, name: string, value: Json): JsonObject {
  return Object.assign({}, node, { [name]: value })
}

function createMissingError(path: Path, at: number): OpError {
  return new OpError(
    path,
    `There is no ${formatName(path[at] ?? '')} in ${formatPath(path.slice(0, at))}.`,
  )
}

function changeField(node: Json, op: Extract<Op, { op: 'set' | 'unset' }>): AppliedOp {
  const { path } = op
  const name = path.at(-1) ?? ''
  if (op.op === 'set') rejectInvalidValue(path, op.value)
  if (isList(node)) {
    if (op.op === 'unset')
      throw new OpError(
        path,
        `${formatPath(path)} is an element of a list. Remove it from the list instead.`,
      )
    const index = node.findIndex((element) => isObject(element) && getId(element) === name)
    const before = node[index]
    if (before === undefined) throw createMissingError(path, path.length - 1)
    if (!isObject(op.value) || getId(op.value) !== name)
      throw new OpError(path, `The replacement of ${formatPath(path)} must have the same id.`)
    return { node: node.with(index, op.value), inverse: { op: 'set', path, value: before } }
  }
  if (!isObject(node))
    throw new OpError(path, `${formatPath(path.slice(0, -1))} has no members to set.`)
  const before = getMember(node, name)
  const inverse: Op =
    before === undefined ? { op: 'unset', path } : { op: 'set', path, value: before }
  if (op.op === 'set') return { node: withMember(node, name, op.value), inverse }
  if (before === undefined) throw createMissingError(path, path.length - 1)
  const { [name]: _, ...rest } = node
  return { node: rest, inverse }
}

function changeList(node: Json, op: Exclude<Op, { op: 'set' | 'unset' }>): AppliedOp {
  const { path } = op
  if (!isList(node)) throw new OpError(path, `${formatPath(path)} is not a list.`)
  if (op.op === 'insert') {
    rejectInvalidValue(path, op.value)
    const id = getId(op.value)
    if (id === undefined)
      throw new OpError(path, `A new element of ${formatPath(path)} must have an id.`)
    if (findPosition(node, id) >= 0)
      throw new OpError(path, `${formatName(id)} is already in ${formatPath(path)}.`)
    return {
      node: node.toSpliced(findPositionAfter(node, op.after, path), 0, op.value),
      inverse: { op: 'remove', path, id },
    }
  }
  const from = findPosition(node, op.id)
  const element = node[from]
  if (element === undefined) throw createMissingError([...path, op.id], path.length)
  const before = node[from - 1]
  const stoodAfter = before === undefined ? null : (getId(before) ?? null)
  const without = node.toSpliced(from, 1)
  if (op.op === 'remove')
    return { node: without, inverse: { op: 'insert', path, value: element, after: stoodAfter } }
  return {
    node: without.toSpliced(findPositionAfter(without, op.after, path), 0, element),
    inverse: { op: 'move', path, id: op.id, after: stoodAfter },
  }
}

function findPosition(list: readonly Json[], id: string): number {
  return list.findIndex((element) => getId(element) === id)
}

/** Returns the position directly after the element `after`. */
function findPositionAfter(list: readonly Json[], after: string | null, path: Path): number {
  if (after === null) return 0
  const at = findPosition(list, after)
  if (at < 0) throw createMissingError([...path, after], path.length)
  return at + 1
}

function rejectInvalidValue(path: Path, value: Json): void {
  const error = findValueError(value)
  if (error) throw new OpError([...path, ...error.path], formatValueError(path, error))
}
