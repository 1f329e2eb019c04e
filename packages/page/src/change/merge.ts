import type { JsonObject } from '../json.ts'
import { applyOps } from './apply.ts'
import { diffOps } from './diff.ts'
import { layoutOf, mergeLayout } from './merge-content.ts'
import { eachOf, menuPlaces, menusFrom, menusOf } from './merge-menus.ts'
import {
  type Conflict,
  listKey,
  type Merge,
  mergeObjects,
  type Moved,
  type Three,
} from './merge-value.ts'
import type { ChangeSet, Op } from './op.ts'
import { idOf } from './list.ts'

export interface Merged {
  /** Mine, as ops on top of theirs. What is in conflict is left out: there theirs stands. */
  readonly ops: readonly Op[]
  readonly conflicts: readonly Conflict[]
  /**
   * What one deleted and the other edited, as the ops that bring it back to the one who deleted it.
   * Those that bring it back to theirs are in `ops` too.
   */
  readonly restored: readonly Op[]
}

/**
 * Brings together what two made of one body. Throws an `OpError` only where the changes of one of them
 * do not apply to `base` at all.
 */
export function mergeOps(given: {
  readonly base: object
  readonly mine: readonly Pick<ChangeSet, 'ops'>[]
  readonly theirs: readonly Pick<ChangeSet, 'ops'>[]
}): Merged {
  const opsOf = (sets: readonly Pick<ChangeSet, 'ops'>[]): readonly Op[] =>
    sets.flatMap((set) => set.ops)
  const myOps = opsOf(given.mine)
  const theirOps = opsOf(given.theirs)
  // A document is JSON; its type says which.
  const base = given.base as JsonObject
  const mine = applyOps(base, myOps).body
  const theirs = applyOps(base, theirOps).body
  const merge: Merge = {
    conflicts: [],
    kept: [],
    moved: { mine: movedBy(myOps), theirs: movedBy(theirOps) },
  }
  const merged = mergeBodies({ base, mine, theirs }, merge)
  const prefer = new Set([...merge.moved.mine.values()].flatMap((ids) => [...ids]))
  const ops = diffOps(theirs, merged, prefer)
  const keptFrom = (who: 'mine' | 'theirs'): ReadonlySet<string> =>
    new Set(
      merge.kept.filter((kept) => kept.deletedBy === who).map((kept) => kept.path.at(-1) ?? ''),
    )
  return {
    ops,
    conflicts: merge.conflicts,
    restored: [
      ...ops.filter(bringsBack(keptFrom('theirs'))),
      ...(merge.kept.some((kept) => kept.deletedBy === 'mine')
        ? diffOps(mine, merged).filter(bringsBack(keptFrom('mine')))
        : []),
    ],
  }
}

function mergeBodies(bodies: Three<JsonObject>, merge: Merge): JsonObject {
  const layouts = eachOf(bodies, layoutOf)
  if (layouts) {
    const rest = mergeObjects(without(bodies, ['sections', 'blocks']), [], merge)
    return { ...rest, ...mergeLayout(layouts, merge) }
  }
  const menus = eachOf(bodies, menusOf)
  if (menus) {
    const rest = mergeObjects(without(bodies, ['menus']), [], merge)
    return { ...rest, menus: menusFrom(mergeLayout(menus, merge, menuPlaces)) }
  }
  return mergeObjects(bodies, [], merge)
}

function without(
  { base, mine, theirs }: Three<JsonObject>,
  names: readonly string[],
): Three<JsonObject> {
  const rest = (body: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
  return { base: rest(base), mine: rest(mine), theirs: rest(theirs) }
}

function bringsBack(ids: ReadonlySet<string>): (op: Op) => boolean {
  return (op) =>
    (op.op === 'insert' && ids.has(idOf(op.value) ?? '')) ||
    (op.op === 'set' && ids.has(op.path.at(-1) ?? ''))
}

/** Which elements were moved, by the list they were moved in. */
function movedBy(ops: readonly Op[]): Moved {
  const moved = new Map<string, Set<string>>()
  for (const op of ops) {
    if (op.op !== 'move') continue
    const key = listKey(op.path)
    moved.set(key, (moved.get(key) ?? new Set()).add(op.id))
  }
  return moved
}
