import type { Overlay } from '../overlay.ts'
import type { DraggedItem } from '../protocol.ts'
import type { CanvasState } from '../state.ts'
import { findDropPlace } from './drop-place.ts'
import { createEdgeScroll } from './scroll.ts'

interface ItemStep {
  readonly item: DraggedItem
  /** The point of the frame; undefined outside of it. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly isDropped: boolean
  readonly files?: readonly File[]
}

/** Something that is dragged over the page from outside of it. */
export interface ItemDrag {
  /** Shows where the item would be, or drops it there. */
  readonly follow: (step: ItemStep) => void
}

/** Creates the outline of items that are dragged over the page. */
export function createItemDrag(state: CanvasState, overlay: Overlay): ItemDrag {
  let last: ItemStep | undefined
  const show = (shift = 0) => {
    const place = last?.at && findDropPlace(state, last.item, { ...last.at, x: last.at.x + shift })
    overlay.setGhost(place?.box)
    return place
  }
  const scroll = createEdgeScroll(show)
  return {
    follow: (step) => {
      last = step.at && !state.isReadOnly ? step : undefined
      const place = show()
      if (step.at && last && !step.isDropped) return scroll.follow(step.at)
      scroll.stop()
      overlay.setGhost(undefined)
      if (!step.isDropped || !last) return
      const { item, files = [] } = step
      last = undefined
      state.send({ kind: 'drop', item, files, target: place?.target })
    },
  }
}
