import { type ChangeSet, chooseValue, mayDeleteBlocks, mergeOps, type Op } from '@vitrine/page'
import { tryApply } from './history.ts'
import type { SaveConflict } from './save-queue.ts'

interface Resolved<B> {
  /** The draft of the others. */
  readonly theirs: B
  /** That draft with the changes of this window. */
  readonly body: B
  readonly changes: readonly ChangeSet[]
}

/**
 * Merges the changes of this window into the draft of the others. Where both changed the same value, this window's stays.
 * Undefined if the changes no longer apply.
 */
export function resolveChanges<B extends object>(
  base: B,
  { remote, conflicts }: SaveConflict,
  mine: readonly ChangeSet[],
): Resolved<B> | undefined {
  const theirs = tryApply(base, remote)?.body
  if (!theirs) return undefined
  const merged = mergeOps({ base, mine, theirs: [{ ops: remote }] })
  const changes: ChangeSet[] = []
  // The server accepts the deletion of most blocks from a command that deletes only.
  const { command } = mine.find((set) => mayDeleteBlocks(set.command)) ?? {
    command: 'conflict.resolve',
  }
  let body = theirs
  const add = (ops: readonly Op[], label: string) => {
    const applied = ops.length === 0 ? undefined : tryApply(body, ops)
    if (!applied) return
    body = applied.body
    changes.push({ command, label, ops })
  }
  add(merged.ops, 'merge changes')
  for (const conflict of conflicts) add(chooseValue(body, conflict, conflict.mine), 'use my change')
  return { theirs, body, changes }
}
