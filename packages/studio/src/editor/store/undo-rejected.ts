import { diffOps, mayDeleteBlocks } from '@vitrine/page'
import type { Core } from './core.ts'
import type { SaveQueue } from './save-queue.ts'

/**
 * Replaces the changes that the server rejected by one that leads from its draft to the document as it is now. Does
 * nothing if none were rejected.
 */
export function undoRejected(core: Core, queue: SaveQueue): void {
  if (core.state.getState().save.kind !== 'rejected') return
  const ops = diffOps(core.saved, core.state.getState().body)
  // The server accepts the deletion of most blocks from a command that deletes only.
  const { command } = queue.pending.find((set) => mayDeleteBlocks(set.command)) ?? {
    command: 'history.undo',
  }
  queue.retry(ops.length === 0 ? [] : [{ command, label: 'undo a rejected change', ops }])
}
