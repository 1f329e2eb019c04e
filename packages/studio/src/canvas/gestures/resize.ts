import { type Handle, resize } from '@vitrine/page'
import { blockTypeCodes } from '@vitrine/model'
import { findCell, findGrid } from '../marks.ts'
import { type Box, getBox, type Overlay } from '../overlay.ts'
import { type CanvasState, findBlock, findParentSection, findPlace, mayChange } from '../state.ts'
import { findNearestCell, measureTracks } from '../tracks.ts'
import type { Gesture } from './gesture.ts'
import { computeGuides } from './guides.ts'
import { keepRatio, measureRows } from './fit-height.ts'
import { createPreview } from './preview.ts'

interface Start {
  readonly id: string
  readonly handle: Handle
  readonly from: { readonly x: number; readonly y: number }
}

/**
 * Begins to resize a block by a handle. Nothing changes before the pointer reaches another cell. At a corner, an image keeps
 * its shape, and a text changes its width; Shift frees both. The height of a text follows its words.
 */
export function startResize(
  state: CanvasState,
  overlay: Overlay,
  { id, handle, from }: Start,
): Gesture | undefined {
  const block = findBlock(state, id)
  const section = findParentSection(state, id)
  const cell = findCell(id)
  const before = findPlace(state, id)
  const tracks = section && findGrid(section.id) ? measureTracks(section.id) : undefined
  if (!block || !section || !cell || !before || !tracks || block.lock || !mayChange(state, id))
    return undefined
  const box = getBox(cell)
  const { cols } = section.grid[state.bp]
  const kind = state.kinds.get(block.type)
  const min = kind?.minSize
  const isText = kind?.text !== undefined && block.auto?.h !== 'fixed'
  const isImage = block.type === blockTypeCodes.image
  const ratio = block.auto?.ratio ?? box.width / box.height
  const preview = createPreview(state, overlay, { section, ids: [id] })
  let place = before
  return {
    move: (to) => {
      const line = getHandleLine(box, handle, { x: to.x - from.x, y: to.y - from.y })
      const limits = { to: findNearestCell(tracks, line), cols, ...(min && { min }) }
      const isFree = to.isShift || handle.length < 2
      const used = isText && !isFree ? pickSide(handle) : handle
      place = resize(before, tracks.isRightToLeft ? mirror(used) : used, limits)
      if (isImage && !isFree) place = keepRatio(place, { handle, ratio, tracks, min })
      const show = () => preview.show(new Map([[id, place]]), { target: section, isCopy: false })
      show()
      if (isText && place.w !== before.w && place.h === before.h) {
        place = { ...place, h: Math.max(min?.h ?? 1, measureRows(cell, tracks)) }
        show()
      }
      overlay.setGuides(to.isAlt ? [] : computeGuides(section, new Map([[id, place]])))
    },
    drop: () => {
      preview.end()
      const isSame = (['x', 'y', 'w', 'h'] as const).every((name) => before[name] === place[name])
      if (isSame) return
      const payload = { id, bp: state.bp, place }
      state.send({ kind: 'command', isText: false, command: { name: 'block.resize', payload } })
    },
    cancel: preview.end,
  }
}

/** The handles on the other side, which is where a text that is written from right to left begins. */
const mirrored = { e: 'w', w: 'e', ne: 'nw', nw: 'ne', se: 'sw', sw: 'se', n: 'n', s: 's' } as const

function mirror(handle: Handle): Handle {
  return mirrored[handle]
}

/** Returns the side of a corner. */
function pickSide(corner: Handle): Handle {
  return corner.includes('w') ? 'w' : 'e'
}

function getHandleLine(start: Box, handle: Handle, delta: { x: number; y: number }) {
  const x = handle.includes('w') ? start.left : start.left + start.width
  const y = handle.includes('n') ? start.top : start.top + start.height
  return { x: x + delta.x, y: y + delta.y }
}
