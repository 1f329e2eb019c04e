import { isList, isObject, isSame, type Json, type JsonObject, member } from '../json.ts'
import { idOf, idsOf } from './list.ts'
import type { Op, Path } from './op.ts'
import { longestInOrder } from './order.ts'

/** The ops that make `to` of `from`: as small as they can be, lists by their elements' ids. */
export function diffOps(from: object, to: object, prefer: ReadonlySet<string> = new Set()): Op[] {
  const ops: Op[] = []
  // Documents are JSON; their types say which.
  diffObject(from as JsonObject, to as JsonObject, [], { ops, prefer })
  return ops
}

interface Diff {
  readonly ops: Op[]
  /** Elements to move rather than their neighbours where either would do. */
  readonly prefer: ReadonlySet<string>
}

function diffObject(from: JsonObject, to: JsonObject, path: Path, diff: Diff): void {
  for (const name of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const before = member(from, name)
    const after = member(to, name)
    if (isSame(before, after)) continue
    const here = [...path, name]
    if (after === undefined) diff.ops.push({ op: 'unset', path: here })
    else if (before === undefined || !diffInside(before, after, here, diff))
      diff.ops.push({ op: 'set', path: here, value: after })
  }
}

/** Whether the change was told by what is inside; else the whole is to be set. */
function diffInside(from: Json, to: Json, path: Path, diff: Diff): boolean {
  if (isObject(from) && isObject(to)) {
    if (isWhole(from) || isWhole(to)) return false
    diffObject(from, to, path, diff)
    return true
  }
  if (!isList(from) || !isList(to)) return false
  const before = idsOf(from)
  const after = idsOf(to)
  if (!before || !after) return false
  diffList(from, to, path, diff)
  return true
}

function diffList(from: readonly Json[], to: readonly Json[], path: Path, diff: Diff): void {
  const before = new Map(from.map((element) => [idOf(element) ?? '', element]))
  const after = new Map(to.map((element) => [idOf(element) ?? '', element]))
  for (const id of before.keys()) if (!after.has(id)) diff.ops.push({ op: 'remove', path, id })
  const remaining = [...before.keys()].filter((id) => after.has(id))
  const order = new Map([...after.keys()].map((id, at) => [id, at]))
  const staying = new Set(longestInOrder(remaining, order, diff.prefer))
  let previous: string | null = null
  for (const [id, value] of after) {
    const old = before.get(id)
    if (old === undefined) diff.ops.push({ op: 'insert', path, value, after: previous })
    else {
      if (!staying.has(id)) diff.ops.push({ op: 'move', path, id, after: previous })
      if (!isSame(old, value)) {
        const here = [...path, id]
        if (!diffInside(old, value, here, diff)) diff.ops.push({ op: 'set', path: here, value })
      }
    }
    previous = id
  }
}

/** A value whose parts mean nothing without each other: a text with its form. */
export function isWhole(value: JsonObject): boolean {
  return member(value, 'type') === 'doc' && isList(member(value, 'content'))
}
