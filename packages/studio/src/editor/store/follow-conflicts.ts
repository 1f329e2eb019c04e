import { chooseValue, type Conflict, getConflictValue, isEqual } from '@vitrine/page'

/**
 * Updates conflicts after a change of the body, so that they still have both values: the draft has one of them, and
 * a change by this window or another replaces that one only.
 */
export function followConflicts(
  conflicts: readonly Conflict[],
  before: object,
  { body, source }: { readonly body: object; readonly source: string },
): readonly Conflict[] {
  const followed = conflicts.map((conflict) => {
    // The positions of elements have no value that the body could tell.
    if (conflict.kind === 'place' || isGone(before, conflict) || isGone(body, conflict))
      return conflict
    const value = getConflictValue(body, conflict)
    const last = getConflictValue(before, conflict)
    if (isEqual(last, value)) return conflict
    const isMine = source !== 'remote' && isEqual(last, conflict.mine)
    return isMine ? { ...conflict, mine: value } : { ...conflict, theirs: value }
  })
  const changed = followed.filter((conflict, index) => conflict !== conflicts[index])
  if (changed.length === 0) return conflicts
  return followed.filter((each) => !changed.includes(each) || !isEqual(each.mine, each.theirs))
}

/** Returns whether a body no longer has the element of a conflict. */
export function isGone(body: object, conflict: Conflict): boolean {
  return chooseValue(body, conflict, conflict.mine ?? conflict.theirs ?? null).length === 0
}

/** Returns whether the draft has the value of this window, as it does until someone else changes it again. */
export function hasMine(body: object, conflict: Conflict): boolean {
  return conflict.kind === 'place' || isEqual(getConflictValue(body, conflict), conflict.mine)
}
