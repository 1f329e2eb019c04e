import { isList, isObject, type Json, type JsonObject, getMember } from '../json.ts'
import { getId } from './list-ids.ts'
import type { Conflict } from './merge-value.ts'
import type { Op, Path } from './op.ts'

/**
 * Returns the ops that give a conflict a value: that of one side, or one made of both. `body` is the merged body with the
 * other choices so far. No ops if the element no longer exists.
 */
export function chooseValue(
  body: object,
  { kind, path }: Pick<Conflict, 'kind' | 'path'>,
  value: Json | undefined,
): readonly Op[] {
  // A document is JSON; its type says which.
  const json = body as JsonObject
  if (kind === 'place') return createMoveOps(json, path, value)
  const holder = getAt(json, path.slice(0, -1))
  const name = path.at(-1) ?? ''
  if (value !== undefined)
    return isObject(holder) || (isList(holder) && getAt(json, path) !== undefined)
      ? [{ op: 'set', path, value }]
      : []
  return isObject(holder) && getMember(holder, name) !== undefined ? [{ op: 'unset', path }] : []
}

function createMoveOps(body: JsonObject, path: Path, value: Json | undefined): readonly Op[] {
  const place = isObject(value) ? value : {}
  const to = isList(place['list']) ? place['list'].filter((name) => typeof name === 'string') : []
  const id = path.at(-1) ?? ''
  const from = path.slice(0, -1)
  const element = getAt(body, path)
  const list = getAt(body, to)
  if (element === undefined || !isList(list)) return []
  const target = place['after']
  const after =
    typeof target === 'string' && target !== id && list.some((each) => getId(each) === target)
      ? target
      : null
  if (from.join('\n') === to.join('\n')) return [{ op: 'move', path: to, id, after }]
  return [
    { op: 'remove', path: from, id },
    { op: 'insert', path: to, value: element, after },
  ]
}

function getAt(body: JsonObject, path: Path): Json | undefined {
  let node: Json | undefined = body
  for (const name of path)
    node = isList(node)
      ? node.find((element) => getId(element) === name)
      : isObject(node)
        ? getMember(node, name)
        : undefined
  return node
}

/** Returns the value that a body has where a conflict was; undefined if it has none. */
export function getConflictValue(
  body: object,
  { kind, path }: Pick<Conflict, 'kind' | 'path'>,
): Json | undefined {
  return kind === 'place' ? undefined : getAt(body as JsonObject, path) // a document is JSON
}
