import { getArrow, toColumns } from '../arrows.ts'
import type { Overlay } from '../overlay.ts'
import type { CanvasState } from '../state.ts'
import { createGrab } from './grab.ts'
import { selectBeside, selectSiblings } from './spatial.ts'

/** The keys of the gestures. */
export interface GestureKeys {
  /** Handles a key outside of texts. Returns whether it was one of the gestures. */
  readonly handle: (event: KeyboardEvent) => boolean
  /** Lifts the selected blocks. An answer to the key G does nothing if that was canceled. */
  readonly grab: (isAnswer: boolean) => void
  /** Restores blocks that are lifted. */
  readonly cancel: () => void
}

/** Creates the keys that do what dragging does. */
export function createGestureKeys(state: CanvasState, overlay: Overlay): GestureKeys {
  const grab = createGrab(state, overlay)
  /** The keys that were pressed since the key G, until the studio answers; undefined if it was not asked. */
  let waiting: KeyboardEvent[] | undefined
  const cancel = () => {
    waiting = undefined
    grab.cancel()
  }
  /** Asks the studio, which answers after the changes that the canvas does not know yet, such as a last nudge. */
  const askToGrab = () => {
    if (!grab.canStart()) return false
    waiting = []
    state.send({ kind: 'grab' })
    return true
  }
  addEventListener('blur', cancel)
  return {
    grab: (isAnswer) => {
      if (isAnswer && !waiting) return
      const keys = waiting ?? []
      waiting = undefined
      grab.start()
      for (const event of keys) overlay.sink.dispatchEvent(new KeyboardEvent('keydown', event))
    },
    cancel,
    handle: (event) => {
      if (waiting) return waiting.push(event) > 0
      const arrow = getArrow(event.key)
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (grab.isActive()) return handleGrabbed(grab, event, isPlain ? toColumns(arrow) : undefined)
      if (arrow && event.altKey) return selectBeside(state, arrow)
      if (isSelectAll(event)) return selectSiblings(state)
      if (!isPlain || state.isReadOnly) return false
      if (event.key === 'g') return askToGrab()
      if (event.key === 'PageUp') return reorder(state, 'forward')
      return event.key === 'PageDown' && reorder(state, 'backward')
    },
  }
}

/** Returns whether a key selects everything: Ctrl, or Cmd on a Mac, with A. */
function isSelectAll({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !altKey && !shiftKey
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
