import { isList, isObject, type Json, member } from '../json.ts'
import { idOf } from './list.ts'
import type { Op, Path } from './op.ts'
import { OpError, placeOf, quoted } from './op-error.ts'
import { isReserved, MOST_DEPTH, valueFault } from './value.ts'

/** More than any command makes; a change set of more is not a person's. */
export const MOST_OPS = 20_000

interface Applied<B> {
  readonly body: B
  /** What brings back the body that was there before. */
  readonly inverse: readonly Op[]
}

/** What one op makes of the node it works on, and the op that takes it back. */
interface Step {
  readonly node: Json
  readonly inverse: Op
}

/**
 * The body after all of `ops`, or an `OpError` and nothing has changed. What no op touches is the same
 * object as before. The type is the caller's claim until `checkDocument` has seen the body.
 */
export function applyOps<B extends object>(body: B, ops: readonly Op[]): Applied<B> {
  if (ops.length > MOST_OPS) throw new OpError([], `More than ${MOST_OPS} changes at once.`)
  const inverse: Op[] = []
  // A document is JSON; its type says which.
  let now = body as unknown as Json
  for (const op of ops) {
    refuseBadOp(op)
    refuseBadPath(op.path)
    const inField = op.op === 'set' || op.op === 'unset'
    now = replaced(now, op.path, inField ? op.path.length - 1 : op.path.length, (node) => {
      const step = inField ? changeField(node, op) : changeList(node, op)
      inverse.push(step.inverse)
      return step.node
    })
  }
  // The way back from JSON to its type, as promised above.
  return { body: now as unknown as B, inverse: inverse.toReversed() }
}

/** Ops come from outside: whoever sends one may leave out or misname its parts. */
function refuseBadOp(op: Op): void {
  const known = isObject(op) && ['set', 'unset', 'insert', 'remove', 'move'].includes(op.op)
  if (!known) throw new OpError([], 'This change is of no kind that is known here.')
  if ('id' in op && typeof op.id !== 'string') throw new OpError([], 'An id is a text.')
  if ((op.op === 'remove' || op.op === 'move') && !('id' in op))
    throw new OpError([], 'What is removed or moved is named by its id.')
  if ((op.op === 'insert' || op.op === 'move') && op.after !== null && typeof op.after !== 'string')
    throw new OpError([], 'What it comes to stand behind is named by its id, or null.')
}

function refuseBadPath(path: Path): void {
  if (!Array.isArray(path) || !path.every((name) => typeof name === 'string'))
    throw new OpError([], 'The way to a place is a list of names.')
  if (path.length === 0) throw new OpError([], 'The way to a place has at least one name.')
  if (path.length > MOST_DEPTH) throw new OpError([], `${placeOf(path)} is too deep.`)
  const bad = path.find(isReserved)
  if (bad !== undefined) throw new OpError(path, `${quoted(bad)} is a reserved name.`)
}

/** `node` with what stands `length` names down `path` replaced. Copies the way there, nothing else. */
function replaced(node: Json, path: Path, length: number, by: (node: Json) => Json, at = 0): Json {
  const name = path[at]
  if (at === length || name === undefined) return by(node)
  if (isList(node)) {
    const index = node.findIndex((element) => idOf(element) === name)
    const element = node[index]
    if (element === undefined) throw missing(path, at)
    return node.with(index, replaced(element, path, length, by, at + 1))
  }
  const inner = isObject(node) ? member(node, name) : undefined
  if (!isObject(node) || inner === undefined) throw missing(path, at)
  return { ...node, [name]: replaced(inner, path, length, by, at + 1) }
}

function missing(path: Path, at: number): OpError {
  return new OpError(
    path,
    `There is no ${quoted(path[at] ?? '')} in ${placeOf(path.slice(0, at))}.`,
  )
}

function changeField(node: Json, op: Extract<Op, { op: 'set' | 'unset' }>): Step {
  const { path } = op
  const name = path.at(-1) ?? ''
  if (op.op === 'set') refuseBadValue(path, op.value)
  if (isList(node)) {
    if (op.op === 'unset')
      throw new OpError(path, `${placeOf(path)} stands in a list, which it is removed from.`)
    const index = node.findIndex((element) => isObject(element) && idOf(element) === name)
    const before = node[index]
    if (before === undefined) throw missing(path, path.length - 1)
    if (!isObject(op.value) || idOf(op.value) !== name)
      throw new OpError(path, `What replaces ${placeOf(path)} has the same id.`)
    return { node: node.with(index, op.value), inverse: { op: 'set', path, value: before } }
  }
  if (!isObject(node))
    throw new OpError(path, `${placeOf(path.slice(0, -1))} has no parts that could be set.`)
  const before = member(node, name)
  const inverse: Op =
    before === undefined ? { op: 'unset', path } : { op: 'set', path, value: before }
  if (op.op === 'set') return { node: { ...node, [name]: op.value }, inverse }
  if (before === undefined) throw missing(path, path.length - 1)
  const { [name]: _, ...rest } = node
  return { node: rest, inverse }
}

function changeList(node: Json, op: Exclude<Op, { op: 'set' | 'unset' }>): Step {
  const { path } = op
  if (!isList(node)) throw new OpError(path, `${placeOf(path)} is not a list.`)
  if (op.op === 'insert') {
    refuseBadValue(path, op.value)
    const id = idOf(op.value)
    if (id === undefined) throw new OpError(path, `What comes into ${placeOf(path)} has an id.`)
    if (positionOf(node, id) >= 0)
      throw new OpError(path, `${quoted(id)} is in ${placeOf(path)} already.`)
    return {
      node: node.toSpliced(behind(node, op.after, path), 0, op.value),
      inverse: { op: 'remove', path, id },
    }
  }
  const from = positionOf(node, op.id)
  const element = node[from]
  if (element === undefined) throw missing([...path, op.id], path.length)
  const before = node[from - 1]
  const stoodAfter = before === undefined ? null : (idOf(before) ?? null)
  const without = node.toSpliced(from, 1)
  if (op.op === 'remove')
    return { node: without, inverse: { op: 'insert', path, value: element, after: stoodAfter } }
  return {
    node: without.toSpliced(behind(without, op.after, path), 0, element),
    inverse: { op: 'move', path, id: op.id, after: stoodAfter },
  }
}

function positionOf(list: readonly Json[], id: string): number {
  return list.findIndex((element) => idOf(element) === id)
}

/** Where in the list it is directly behind `after`. */
function behind(list: readonly Json[], after: string | null, path: Path): number {
  if (after === null) return 0
  const at = positionOf(list, after)
  if (at < 0) throw missing([...path, after], path.length)
  return at + 1
}

function refuseBadValue(path: Path, value: Json): void {
  const fault = valueFault(value)
  if (fault) throw new OpError(path, `What is to stand in ${placeOf(path)} ${fault}.`)
}
