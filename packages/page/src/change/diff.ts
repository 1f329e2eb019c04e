import { isList, isObject, isEqual, type Json, type JsonObject, getMember } from '../json.ts'
import { getId, getIds } from './list-ids.ts'
import type { Op, Path } from './op.ts'
import { findLongestOrdered } from './order.ts'

/** Returns the smallest ops that turn `from` into `to`; lists are compared by their elements' ids. */
export function diffOps(from: object, to: object, prefer: ReadonlySet<string> = new Set()): Op[] {
  const ops: Op[] = []
  // Documents are JSON; their types say which.
  diffObject(from as JsonObject, to as JsonObject, [], { ops, prefer })
  return ops
}

interface Diff {
  readonly ops: Op[]
  /** The elements to move rather than their neighbors if either is possible. */
  readonly prefer: ReadonlySet<string>
}

function diffObject(from: JsonObject, to: JsonObject, path: Path, diff: Diff): void {
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const before = getMember(from, name)
    const after = getMember(to, name)
    if (isEqual(before, after)) continue
    const here = [...path, name]
    if (after === undefined) diff.ops.push({ op: 'unset', path: here })
    else if (before === undefined || !diffInside(before, after, here, diff))
      diff.ops.push({ op: 'set', path: here, value: after })
  }
}

/** Compares the members of two values; false if the whole value must be set instead. */
function diffInside(from: Json, to: Json, path: Path, diff: Diff): boolean {
  if (isObject(from) && isObject(to)) {
    if (isRichText(from) || isRichText(to)) return false
    diffObject(from, to, path, diff)
    return true
  }
  if (!isList(from) || !isList(to)) return false
  const before = getIds(from)
  const after = getIds(to)
  if (!before || !after) return false
  diffList(from, to, path, diff)
  return true
}

function diffList(from: readonly Json[], to: readonly Json[], path: Path, diff: Diff): void {
  const before = new Map(from.map((element) => [getId(element) ?? '', element]))
  const after = new Map(to.map((element) => [getId(element) ?? '', element]))
  for (const id of before.keys()) if (!after.has(id)) diff.ops.push({ op: 'remove', path, id })
  const remaining = [...before.keys()].filter((id) => after.has(id))
  const order = new Map([...after.keys()].map((id, at) => [id, at]))
  const staying = new Set(findLongestOrdered(remaining, order, diff.prefer))
  let previous: string | null = null
  for (const [id, value] of after) {
    const old = before.get(id)
    if (old === undefined) diff.ops.push({ op: 'insert', path, value, after: previous })
    else {
      if (!staying.has(id)) diff.ops.push({ op: 'move', path, id, after: previous })
      if (!isEqual(old, value)) {
        const here = [...path, id]
        if (!diffInside(old, value, here, diff)) diff.ops.push({ op: 'set', path: here, value })
      }
    }
    previous = id
  }
}

/** Returns whether a value is a rich text, which is only compared as a whole. */
export function isRichText(value: JsonObject): boolean {
  return getMember(value, 'type') === 'doc' && isList(getMember(value, 'content'))
}
