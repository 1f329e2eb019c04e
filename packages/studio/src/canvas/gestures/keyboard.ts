import { getArrow, toColumns } from '../arrows.ts'
import type { Overlay } from '../overlay.ts'
import type { CanvasState } from '../state.ts'
import { createGrab } from './grab.ts'
import { selectBeside } from './spatial.ts'

/** The keys of the gestures. */
export interface GestureKeys {
  /** Handles a key outside of texts. Returns whether it was one of the gestures. */
  readonly handle: (event: KeyboardEvent) => boolean
  /** Lifts the selected blocks, as the key G does. */
  readonly grab: () => boolean
  /** Restores blocks that are lifted. */
  readonly cancel: () => void
}

/** Creates the keys that do what dragging does. */
export function createGestureKeys(state: CanvasState, overlay: Overlay): GestureKeys {
  const grab = createGrab(state, overlay)
  addEventListener('blur', grab.cancel)
  return {
    grab: grab.start,
    cancel: grab.cancel,
    handle: (event) => {
      const arrow = getArrow(event.key)
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (grab.isActive()) return handleGrabbed(grab, event, isPlain ? toColumns(arrow) : undefined)
      if (arrow && event.altKey) return selectBeside(state, arrow)
      if (!isPlain || state.isReadOnly) return false
      if (event.key === 'g') return grab.start()
      if (event.key === 'PageUp') return reorder(state, 'forward')
      return event.key === 'PageDown' && reorder(state, 'backward')
    },
  }
}

/** Handles a key while blocks are lifted. Any other key restores them, and keeps its meaning. */
function handleGrabbed(
  grab: ReturnType<typeof createGrab>,
  { key }: KeyboardEvent,
  arrow: { readonly x: number; readonly y: number } | undefined,
): boolean {
  if (arrow) grab.step(arrow)
  else if (key === 'r') grab.toggleResize()
  else if (key === 'Enter') grab.drop()
  else if (key === 'Escape') grab.cancel()
  else if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) {
    grab.cancel()
    return false
  }
  return true
}

function reorder(state: CanvasState, to: 'forward' | 'backward'): boolean {
  if (state.selection.blocks.length === 0) return false
  state.send({ kind: 'reorder', to })
  return true
}
