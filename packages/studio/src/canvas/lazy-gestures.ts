import type { Overlay } from './overlay.ts'
import type { CanvasState } from './state.ts'
import type { TextEditing } from './text-editing.ts'
import type { Gestures } from './gestures/gestures.ts'

/** The gestures of the canvas; undefined until their code is loaded. */
export interface GestureSlot {
  current: Gestures | undefined
}

/** Loads the gestures: the page is shown and can be selected before they are there. */
export function loadGestures(state: CanvasState, overlay: Overlay, text: TextEditing): GestureSlot {
  const slot: GestureSlot = { current: undefined }
  import('./gestures/gestures.ts').then(
    ({ createGestures }) => {
      slot.current = createGestures(state, overlay, text)
    },
    () => state.send({ kind: 'failed' }),
  )
  return slot
}
