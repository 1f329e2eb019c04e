import type { Overlay } from '../overlay.ts'
import type { StudioMessage } from '../protocol.ts'
import type { CanvasState } from '../state.ts'
import type { TextEditing } from '../text-editing.ts'
import { listenToClipboard } from './clipboard.ts'
import { listenToFiles } from './files.ts'
import type { DragStart, Gesture } from './gesture.ts'
import { createItemDrag, type ItemDrag } from './item-drag.ts'
import { createGestureKeys, type GestureKeys } from './keyboard.ts'
import { startMarquee } from './marquee.ts'
import { startMove } from './move.ts'
import { startResize } from './resize.ts'
import { startSectionMove } from './section-move.ts'
import { startSectionRows } from './section-rows.ts'
import { createEdgeScroll } from './scroll.ts'

/** The gestures of the canvas. */
export interface Gestures {
  /** Begins a drag; undefined if what is there cannot be dragged. */
  readonly start: (start: DragStart) => Gesture | undefined
  readonly keys: GestureKeys
  /** Creates the scrolling near the edges of the page. */
  readonly createScroll: typeof createEdgeScroll
  /** Follows something that is dragged from a panel of the studio. */
  readonly drag: (message: Extract<StudioMessage, { readonly kind: 'drag' }>) => void
}

/** Creates the gestures of a canvas, and listens to files and to the clipboard. */
export function createGestures(state: CanvasState, overlay: Overlay, text: TextEditing): Gestures {
  const items: ItemDrag = createItemDrag(state, overlay)
  const keys = createGestureKeys(state, overlay)
  listenToFiles(state, { items })
  listenToClipboard(state, text)
  return {
    start: (start) => {
      keys.cancel()
      overlay.sink.focus({ preventScroll: true })
      switch (start.kind) {
        case 'move':
          return startMove(state, overlay, start)
        case 'resize':
          return startResize(state, overlay, start)
        case 'section':
          return startSectionMove(state, overlay, start)
        case 'rows':
          return startSectionRows(state, overlay, start)
        case 'marquee':
          return startMarquee(state, overlay, start)
      }
    },
    keys,
    createScroll: createEdgeScroll,
    drag: ({ item, at, isDropped }) => items.follow({ item, at, isDropped }),
  }
}
