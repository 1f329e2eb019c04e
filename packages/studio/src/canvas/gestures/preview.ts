import type { Section } from '@vitrine/page'
import { findCell } from '../marks.ts'
import type { Overlay } from '../overlay.ts'
import { restyleSection } from '../restyle.ts'
import type { CanvasState } from '../state.ts'
import { computeCellBox } from './cell-box.ts'
import { computeBounds, type Places, replacePlaces } from './places.ts'

/** The places that a gesture shows before anything is stored. */
export interface Preview {
  /** Shows blocks at places of their own section, or their outline elsewhere. */
  readonly show: (
    places: Places,
    options: { readonly target: Section; readonly isCopy: boolean },
  ) => void
  /** Shows everything as it is stored. */
  readonly end: () => void
}

/** Creates the preview of the blocks of a section. */
export function createPreview(
  state: CanvasState,
  overlay: Overlay,
  { section, ids }: { readonly section: Section; readonly ids: readonly string[] },
): Preview {
  const setOpacity = (value: string) => {
    for (const id of ids) {
      const cell = findCell(id)
      if (cell) cell.style.opacity = value
    }
  }
  return {
    show: (places, { target, isCopy }) => {
      const isHere = target.id === section.id && !isCopy
      setOpacity(isHere || isCopy ? '' : '0.4')
      restyleSection(section, isHere ? replacePlaces(state, places) : state.content.blocks)
      const own = new Map([...places].filter(([id]) => ids.includes(id)))
      overlay.setGhost(isHere ? undefined : computeCellBox(target.id, computeBounds(own)))
      overlay.draw()
    },
    end: () => {
      setOpacity('')
      overlay.setGhost(undefined)
      overlay.setGuides([])
      restyleSection(section, state.content.blocks)
      overlay.draw()
    },
  }
}
