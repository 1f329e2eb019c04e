import { type ChangeSet, keepMine, mergeOps, type Op } from '@vitrine/page'
import type { EditedBody } from './edited-body.ts'
import { tryApply } from './history.ts'
import type { SaveConflict } from './save-queue.ts'

interface Resolved {
  /** The draft of the others. */
  readonly theirs: EditedBody
  /** That draft with the changes of this window. */
  readonly body: EditedBody
  readonly changes: readonly ChangeSet[]
}

/**
 * Merges the changes of this window into the draft of the others. Where both changed the same value, `choice` decides.
 * Undefined if the changes no longer apply.
 */
export function resolveChanges(
  base: EditedBody,
  { remote, conflicts }: SaveConflict,
  { mine, choice }: { readonly mine: readonly ChangeSet[]; readonly choice: 'mine' | 'theirs' },
): Resolved | undefined {
  const theirs = tryApply(base, remote)?.body
  if (!theirs) return undefined
  const merged = mergeOps({ base, mine, theirs: [{ ops: remote }] })
  const changes: ChangeSet[] = []
  let body = theirs
  const add = (ops: readonly Op[], label: string) => {
    const applied = ops.length === 0 ? undefined : tryApply(body, ops)
    if (!applied) return
    body = applied.body
    changes.push({ command: 'conflict.resolve', label, ops })
  }
  add(merged.ops, 'merge changes')
  if (choice === 'mine')
    for (const conflict of conflicts) add(keepMine(body, conflict), 'use my change')
  return { theirs, body, changes }
}
