import { isList, isObject, isEqual, type Json, type JsonObject, getMember } from '../json.ts'
import { mergeText } from '../rich-text/merge-text.ts'
import type { RichText } from '../rich-text/schema.ts'
import { isRichText } from './diff.ts'
import { getId, getIds } from './list-ids.ts'
import type { Path } from './op.ts'
import { mergeOrder, computePlacements } from './order.ts'

/**
 * A value that both sides changed differently: theirs is used, and the editor asks about mine. A missing value
 * is undefined. The values of the kind 'place' are positions of an element: `{ list, after }`.
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
  /** The elements that one side deleted and the other edited: they remain. */
  readonly restored: { readonly path: Path; readonly deletedBy: 'mine' | 'theirs' }[]
  /** The elements that were moved explicitly, by the list that contains them. */
  readonly moved: { readonly mine: Moved; readonly theirs: Moved }
}

export type Moved = ReadonlyMap<string, ReadonlySet<string>>

export interface Versions<T = Json | undefined> {
  readonly base: T
  readonly mine: T
  readonly theirs: T
}

/** Returns the key of a list in `Moved`. */
export function getListKey(path: Path): string {
  return JSON.stringify(path)
}

/** Merges a value. If both sides changed it differently, theirs is used and a conflict is recorded. */
export function mergeValue(versions: Versions, path: Path, merge: Merge): Json | undefined {
  const { base, mine, theirs } = versions
  if (isEqual(mine, base) || isEqual(mine, theirs)) return theirs
  if (isEqual(theirs, base)) return mine
  if (isObject(mine) && isObject(theirs) && (isObject(base) || base === undefined)) {
    const objects = { base: base ?? {}, mine, theirs }
    if (isRichText(mine) || isRichText(theirs)) return mergeRichTexts(versions, path, merge)
    const whole = findWhole(mine, path)
    if (whole && findWhole(theirs, path)) return mergeWhole(whole, objects, path, merge)
    if (isSameKind(objects)) return mergeObjects(objects, path, merge)
  }
  if (isList(mine) && isList(theirs) && (isList(base) || base === undefined)) {
    const merged = mergeLists({ base: base ?? [], mine, theirs }, path, merge)
    if (merged) return merged
  }
  merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
  return theirs
}

export function mergeObjects(
  { base, mine, theirs }: Versions<JsonObject>,
  path: Path,
  merge: Merge,
): JsonObject {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return createObject(
    [...names].map((name) => [
      name,
      mergeValue(
        {
          base: getMember(base, name),
          mine: getMember(mine, name),
          theirs: getMember(theirs, name),
        },
        [...path, name],
        merge,
      ),
    ]),
  )
}

/** Creates an object from the entries with a value. */
export function createObject(
  entries: readonly (readonly [string, Json | undefined])[],
): JsonObject {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  )
}

/** Merges an element of a list or a block: an edited one remains, even if the other side deletes it. */
export function mergeElement(
  { base, mine, theirs }: Versions,
  path: Path,
  merge: Merge,
  touched: { readonly mine: boolean; readonly theirs: boolean },
): Json | undefined {
  if (mine !== undefined && theirs !== undefined)
    return mergeValue({ base, mine, theirs }, path, merge)
  if (base === undefined) return mine ?? theirs
  if (mine !== undefined) {
    if (isEqual(mine, base) && !touched.mine) return undefined
    merge.restored.push({ path, deletedBy: 'theirs' })
    return mine
  }
  if (theirs === undefined || (isEqual(theirs, base) && !touched.theirs)) return undefined
  merge.restored.push({ path, deletedBy: 'mine' })
  return theirs
}

function mergeLists(
  { base, mine, theirs }: Versions<readonly Json[]>,
  path: Path,
  merge: Merge,
): readonly Json[] | undefined {
  const baseIds = getIds(base)
  const mineIds = getIds(mine)
  const theirIds = getIds(theirs)
  if (!baseIds || !mineIds || !theirIds) return undefined
  const [inBase, inMine, inTheirs] = [groupById(base), groupById(mine), groupById(theirs)]
  const none = new Set<string>()
  const myPut = computePlacements(baseIds, mineIds, merge.moved.mine.get(getListKey(path)) ?? none)
  const theirPut = computePlacements(
    baseIds,
    theirIds,
    merge.moved.theirs.get(getListKey(path)) ?? none,
  )
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
        base: getPosition(path, baseIds, id),
        mine: getPosition(path, mineIds, id),
        theirs: getPosition(path, theirIds, id),
      })
  return ids.flatMap((id) => elements.get(id) ?? [])
}

function groupById(list: readonly Json[]): ReadonlyMap<string, Json> {
  return new Map(list.map((element) => [getId(element) ?? '', element]))
}

/** Returns the position of an element as conflicts record it. */
export function getPosition(list: Path, ids: readonly string[], id: string): Json | undefined {
  const at = ids.indexOf(id)
  return at < 0 ? undefined : { list, after: ids[at - 1] ?? null }
}

function mergeRichTexts(
  { base, mine, theirs }: Versions,
  path: Path,
  merge: Merge,
): Json | undefined {
  if (isRichTextValue(base) && isRichTextValue(mine) && isRichTextValue(theirs)) {
    const merged = mergeText(base, mine, theirs)
    // A rich text is JSON, but its type does not say so.
    if (merged) return merged as unknown as Json
  }
  merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
  return theirs
}

/** Returns whether a value is a rich text; its content is not checked. */
function isRichTextValue(value: unknown): value is RichText {
  return isObject(value) && isRichText(value)
}

/** The members of rectangles and focal points, which are merged as a whole. */
const RECT = ['x', 'y', 'w', 'h']
const FOCAL = ['x', 'y']

function findWhole(value: JsonObject, path: Path): readonly string[] | undefined {
  const names = path.at(-1) === 'focal' ? FOCAL : RECT
  return names.every((name) => typeof getMember(value, name) === 'number') ? names : undefined
}

/** Merges a rectangle or a point as a whole: combining one side's position with the other's would please neither. */
function mergeWhole(
  names: readonly string[],
  { base, mine, theirs }: Versions<JsonObject>,
  path: Path,
  merge: Merge,
): JsonObject {
  const isChanged = (value: JsonObject): boolean =>
    names.some((name) => getMember(value, name) !== getMember(base, name))
  const differ = names.some((name) => getMember(mine, name) !== getMember(theirs, name))
  if (isChanged(mine) && isChanged(theirs) && differ) {
    merge.conflicts.push({ kind: 'value', path, base, mine, theirs })
    return theirs
  }
  return mergeObjects({ base, mine, theirs }, path, merge)
}

/** Returns whether three values are of one kind, so that their members have the same meaning. */
function isSameKind({ base, mine, theirs }: Versions<JsonObject>): boolean {
  const getKind = (value: JsonObject): Json | undefined =>
    getMember(value, 'kind') ??
    (typeof getMember(value, 'type') === 'number' ? value['type'] : undefined)
  const baseIsNew = Object.keys(base).length === 0
  return getKind(mine) === getKind(theirs) && (baseIsNew || getKind(base) === getKind(mine))
}
