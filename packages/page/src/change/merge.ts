import type { JsonObject } from '../json.ts'
import { applyOps } from './apply.ts'
import { diffOps } from './diff.ts'
import { getContentLayout, mergeLayout } from './merge-layout.ts'
import { mapVersions, menuPaths, menusFromLayout, layoutFromMenus } from './merge-menus.ts'
import {
  type Conflict,
  getListKey,
  type Merge,
  mergeObjects,
  type Moved,
  type Versions,
} from './merge-value.ts'
import type { ChangeSet, Op } from './op.ts'
import { getId } from './list-ids.ts'

export interface MergeResult {
  /** My changes as ops on top of theirs, without those in conflict. */
  readonly ops: readonly Op[]
  readonly conflicts: readonly Conflict[]
  /**
   * The ops that restore elements that one side deleted and the other edited, for the side that deleted them.
   * Those that restore them for them are part of `ops` too.
   */
  readonly restored: readonly Op[]
}

/**
 * Merges the changes of both sides to one body. Throws an `OpError` only if one side's changes do not apply
 * to `base`.
 */
export function mergeOps(versions: {
  readonly base: object
  readonly mine: readonly Pick<ChangeSet, 'ops'>[]
  readonly theirs: readonly Pick<ChangeSet, 'ops'>[]
}): MergeResult {
  const flattenOps = (sets: readonly Pick<ChangeSet, 'ops'>[]): readonly Op[] =>
    sets.flatMap((set) => set.ops)
  const myOps = flattenOps(versions.mine)
  const theirOps = flattenOps(versions.theirs)
  // A document is JSON; its type says which.
  const base = versions.base as JsonObject
  const mine = applyOps(base, myOps).body
  const theirs = applyOps(base, theirOps).body
  const merge: Merge = {
    conflicts: [],
    restored: [],
    moved: { mine: getMovedIds(myOps), theirs: getMovedIds(theirOps) },
  }
  const merged = mergeBodies({ base, mine, theirs }, merge)
  const prefer = new Set([...merge.moved.mine.values()].flatMap((ids) => [...ids]))
  const ops = diffOps(theirs, merged, prefer)
  const getRestoredIds = (side: 'mine' | 'theirs'): ReadonlySet<string> =>
    new Set(
      merge.restored
        .filter((element) => element.deletedBy === side)
        .map((element) => element.path.at(-1) ?? ''),
    )
  return {
    ops,
    conflicts: merge.conflicts,
    restored: [
      ...ops.filter(isRestoring(getRestoredIds('theirs'))),
      ...(merge.restored.some((element) => element.deletedBy === 'mine')
        ? diffOps(mine, merged).filter(isRestoring(getRestoredIds('mine')))
        : []),
    ],
  }
}

/** Returns the ids of the blocks that they deleted and the merge restored, because the other side edited them. */
export function findRestoredBlocks(base: object, theirs: object, merged: object): string[] {
  const [known, left, all] = [base, theirs, merged].map(listBlocks)
  return [...(known ?? [])].filter((id) => !left?.has(id) && all?.has(id) === true)
}

function listBlocks(body: object): ReadonlySet<string> {
  const blocks: unknown = 'blocks' in body ? body.blocks : undefined
  return new Set(typeof blocks === 'object' && blocks !== null ? Object.keys(blocks) : [])
}

function mergeBodies(bodies: Versions<JsonObject>, merge: Merge): JsonObject {
  const layouts = mapVersions(bodies, getContentLayout)
  if (layouts) {
    const rest = mergeObjects(omitMembers(bodies, ['sections', 'blocks']), [], merge)
    return { ...rest, ...mergeLayout(layouts, merge) }
  }
  const menus = mapVersions(bodies, layoutFromMenus)
  if (menus) {
    const rest = mergeObjects(omitMembers(bodies, ['menus']), [], merge)
    return { ...rest, menus: menusFromLayout(mergeLayout(menus, merge, menuPaths)) }
  }
  return mergeObjects(bodies, [], merge)
}

function omitMembers(
  { base, mine, theirs }: Versions<JsonObject>,
  names: readonly string[],
): Versions<JsonObject> {
  const rest = (body: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
  return { base: rest(base), mine: rest(mine), theirs: rest(theirs) }
}

function isRestoring(ids: ReadonlySet<string>): (op: Op) => boolean {
  return (op) =>
    (op.op === 'insert' && ids.has(getId(op.value) ?? '')) ||
    (op.op === 'set' && ids.has(op.path.at(-1) ?? ''))
}

/** Returns the elements that were moved, by the list that contains them. */
function getMovedIds(ops: readonly Op[]): Moved {
  const moved = new Map<string, Set<string>>()
  for (const op of ops) {
    if (op.op !== 'move') continue
    const key = getListKey(op.path)
    moved.set(key, (moved.get(key) ?? new Set()).add(op.id))
  }
  return moved
}
