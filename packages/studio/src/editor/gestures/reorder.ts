import { moveSection } from '../actions.ts'
import { announceSection } from '../announce-section.ts'
import { getBreakpoint } from '../store/breakpoint.ts'
import type { EditorStore } from '../store/editor-store.ts'

/** Moves the selected block one step in the stacking order, or several above or below all others, and says so. */
export function reorderSelection(store: EditorStore, to: 'forward' | 'backward'): void {
  const { selection, device } = store.state.getState()
  const bp = getBreakpoint(device)
  const [id, ...others] = selection.blocks
  if (id === undefined) return
  const isDone =
    others.length > 0
      ? store.dispatch('multi.reorder', {
          ids: selection.blocks,
          bp,
          to: to === 'forward' ? 'front' : 'back',
        })
      : store.dispatch('block.reorder', { id, bp, to })
  if (isDone) store.announce((t) => t(`gestures.reordered.${to}`))
}

/** Moves a section up or down by one, and says where it is. */
export function shiftSection(store: EditorStore, id: string, step: -1 | 1): void {
  moveSection(store, id, step)
  announceSection(store, id)
}
