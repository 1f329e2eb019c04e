import { isList, isObject, isSame, type Json, type JsonObject, member } from '../json.ts'
import { mergeText } from '../rich-text/merge.ts'
import type { RichText } from '../rich-text/schema.ts'
import { isWhole } from './diff.ts'
import { idOf, idsOf } from './list.ts'
import type { Path } from './op.ts'
import { mergeOrder, putBy } from './order.ts'

/**
 * What both changed, each otherwise: theirs stands, mine is to be asked for. A value that is not there is
 * `undefined`. `kind` 'place' is about where an element stands: its values are `{ list, after }`.
 */
export interface Conflict {
  readonly kind: 'value' | 'place'
  readonly path: Path
  readonly base: Json | undefined
  readonly mine: Json | undefined
  readonly theirs: Json | undefined
}

export interface Merge {
  readonly conflicts: Conflict[]
  /** What one deleted and the other edited: it stays. */
  readonly kept: { readonly path: Path; readonly deletedBy: 'mine' | 'theirs' }[]
  /** Elements that were moved by hand, by the list they were moved in. */
  readonly moved: { readonly mine: Moved; readonly theirs: Moved }
}

export type Moved = ReadonlyMap<string, ReadonlySet<string>>

export interface Three<T = Json | undefined> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

/** The name of a list in `Moved`. */
export function listKey(path: Path): string {
  return JSON.stringify(path)
}

/** The value both made of one. Where they cannot be brought together theirs stands, and a conflict tells. */
export function mergeValue(three: Three, path: Path, merge: Merge): Json | undefined {
  const { base, mine, theirs } = three
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined)) {
    const objects = { base: base ?? {}, mine, theirs }
    if (isWhole(mine) || isWhole(theirs)) return mergeTexts(three, path, merge)
    if (isRect(mine) && isRect(theirs)) return mergeRects(objects, path, merge)
    if (isOneKind(objects)) return mergeObjects(objects, path, merge)
  }
  if (isList(mine) && isList(theirs) && (isList(base) || base === undefined)) {
    const merged = mergeLists({ base: base ?? [], mine, theirs }, path, merge)
    if (merged) return merged
  }
  merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
  return theirs
}

export function mergeObjects(
  { base, mine, theirs }: Three<JsonObject>,
  path: Path,
  merge: Merge,
): JsonObject {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return objectOf(
    [...names].map((name) => [
      name,
      mergeValue(
        { base: member(base, name), mine: member(mine, name), theirs: member(theirs, name) },
        [...path, name],
        merge,
      ),
    ]),
  )
}

/** An object of those that are there. */
export function objectOf(entries: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}

/** One element of a list, or one block: who edits it keeps it, whoever else deletes it. */
export function mergeElement(
  { base, mine, theirs }: Three,
  path: Path,
  merge: Merge,
  touched: { readonly mine: boolean; readonly theirs: boolean },
): Json | undefined {
  if (mine !== undefined && theirs !== undefined)
    return mergeValue({ base, mine, theirs }, path, merge)
  if (base === undefined) return mine ?? theirs
  if (mine !== undefined) {
    if (isSame(mine, base) && !touched.mine) return undefined
    merge.kept.push({ path, deletedBy: 'theirs' })
    return mine
  }
  if (theirs === undefined || (isSame(theirs, base) && !touched.theirs)) return undefined
  merge.kept.push({ path, deletedBy: 'mine' })
  return theirs
}

function mergeLists(
  { base, mine, theirs }: Three<readonly Json[]>,
  path: Path,
  merge: Merge,
): readonly Json[] | undefined {
  const baseIds = idsOf(base)
  const mineIds = idsOf(mine)
  const theirIds = idsOf(theirs)
  if (!baseIds || !mineIds || !theirIds) return undefined
  const [inBase, inMine, inTheirs] = [byId(base), byId(mine), byId(theirs)]
  const none = new Set<string>()
  const myPut = putBy(baseIds, mineIds, merge.moved.mine.get(listKey(path)) ?? none)
  const theirPut = putBy(baseIds, theirIds, merge.moved.theirs.get(listKey(path)) ?? none)
  const elements = new Map<string, Json>()
  for (const id of new Set([...theirIds, ...mineIds])) {
    const element = mergeElement(
      { base: inBase.get(id), mine: inMine.get(id), theirs: inTheirs.get(id) },
      [...path, id],
      merge,
      { mine: myPut.has(id), theirs: theirPut.has(id) },
    )
    if (element !== undefined) elements.set(id, element)
  }
  const { ids, contested } = mergeOrder(baseIds, myPut, theirPut, (id) => elements.has(id))
  for (const id of contested)
    if (elements.has(id))
      merge.conflicts.push({
        kind: 'place',
        path: [...path, id],
        base: placeIn(path, baseIds, id),
        mine: placeIn(path, mineIds, id),
        theirs: placeIn(path, theirIds, id),
      })
  return ids.flatMap((id) => elements.get(id) ?? [])
}

function byId(list: readonly Json[]): ReadonlyMap<string, Json> {
  return new Map(list.map((element) => [idOf(element) ?? '', element]))
}

/** Where an element stands, as conflicts tell it. */
export function placeIn(list: Path, ids: readonly string[], id: string): Json | undefined {
  const at = ids.indexOf(id)
  return at < 0 ? undefined : { list, after: ids[at - 1] ?? null }
}

function mergeTexts({ base, mine, theirs }: Three, path: Path, merge: Merge): Json | undefined {
  if (isText(base) && isText(mine) && isText(theirs)) {
    const merged = mergeText(base, mine, theirs)
    // A text is JSON, which its schema's type does not say.
    if (merged) return merged as unknown as Json
  }
  merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
  return theirs
}

/** Looks at the outside only: what is inside is carried over as it is. */
function isText(value: unknown): value is RichText {
  return isObject(value) && isWhole(value)
}

function isRect(value: JsonObject): boolean {
  return ['x', 'y', 'w', 'h'].every((name) => typeof member(value, name) === 'number')
}

/** A place is one thing: what one moved and the other made wider would be where neither saw it. */
function mergeRects(
  { base, mine, theirs }: Three<JsonObject>,
  path: Path,
  merge: Merge,
): JsonObject {
  const sides = ['x', 'y', 'w', 'h']
  const changedIn = (rect: JsonObject): boolean =>
    sides.some((name) => member(rect, name) !== member(base, name))
  const differ = sides.some((name) => member(mine, name) !== member(theirs, name))
  if (changedIn(mine) && changedIn(theirs) && differ) {
    merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
    return theirs
  }
  return mergeObjects({ base, mine, theirs }, path, merge)
}

/** Whether three are of one kind, so that a part of one means the same in the others. */
function isOneKind({ base, mine, theirs }: Three<JsonObject>): boolean {
  const kindOf = (value: JsonObject): Json | undefined =>
    member(value, 'kind') ?? (typeof member(value, 'type') === 'number' ? value['type'] : undefined)
  const baseIsNew = Object.keys(base).length === 0
  return kindOf(mine) === kindOf(theirs) && (baseIsNew || kindOf(base) === kindOf(mine))
}
