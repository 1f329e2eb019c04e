import { computeOverlap, type Rect } from '@vitrine/page'
import type { Overlay } from '../overlay.ts'
import { type CanvasState, getKindName } from '../state.ts'
import { findMoved, type Moved } from './move.ts'
import { isSamePlaces, pickChanged, type Places, shiftPlaces } from './places.ts'
import { createPreview, type Preview } from './preview.ts'
import { proposeMove } from './propose.ts'
import { pushAll } from './pushed.ts'

/** The time between two announcements, in milliseconds. */
const ANNOUNCE_MS = 300

interface Lifted {
  readonly id: string
  readonly moved: Moved
  readonly preview: Preview
  places: Places
  isResized: boolean
}

/** Creates the mode in which the arrows move blocks, and nothing is stored before they are dropped. */
export function createGrab(state: CanvasState, overlay: Overlay) {
  const announce = createAnnouncer(state)
  let lifted: Lifted | undefined
  const end = () => {
    lifted?.preview.end()
    lifted = undefined
  }
  const show = (next: Lifted) => {
    const { moved, places, preview } = next
    const pushed = state.pushes ? pushAll(moved.all, places) : places
    preview.show(pushed, { target: moved.section, isCopy: false })
    announce(describe(state, next))
  }
  return {
    isActive: () => lifted !== undefined,
    /** Returns whether something is selected that can be lifted. */
    canStart: () => findLiftable(state) !== undefined,
    start: () => {
      const found = findLiftable(state)
      if (!found) return
      const { id, moved } = found
      const preview = createPreview(state, overlay, moved)
      lifted = { id, moved, preview, places: moved.before, isResized: false }
      announce(state.t('canvas.grab', { block: getKindName(state, id) }))
    },
    step: (by: { readonly x: number; readonly y: number }) => {
      if (!lifted) return
      const { id, moved, places, isResized } = lifted
      const { cols } = moved.section.grid[state.bp]
      const place = places.get(id)
      if (isResized && place) lifted.places = new Map([...places, [id, resize(place, by, cols)]])
      else lifted.places = shiftPlaces(places, by, cols)
      show(lifted)
    },
    toggleResize: () => {
      if (!lifted) return
      lifted.isResized = !lifted.isResized
      announce(state.t(lifted.isResized ? 'canvas.grab.resize' : 'canvas.grab.move'))
    },
    drop: () => {
      if (!lifted) return
      const { id, moved, places } = lifted
      const { all, before, section } = moved
      end()
      announce(state.t('canvas.grab.dropped', { block: getKindName(state, id) }))
      if (isSamePlaces(before, places)) return
      const changed = state.pushes ? pickChanged(all, pushAll(all, places)) : places
      proposeMove(state, { places: changed, section, target: section, isCopy: false })
    },
    cancel: () => {
      if (!lifted) return
      end()
      announce(state.t('canvas.grab.canceled'))
    },
  }
}

/** Finds the selected blocks, and the first of them; undefined if they cannot be lifted. */
function findLiftable(state: CanvasState): Pick<Lifted, 'id' | 'moved'> | undefined {
  const [id] = state.selection.blocks
  const moved = id === undefined ? undefined : findMoved(state, id)
  return id === undefined || !moved ? undefined : { id, moved }
}

/** Returns the function that announces a text, of several in a short time the last. */
function createAnnouncer(state: CanvasState): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  return (text) => {
    last = text
    timer ??= setTimeout(() => {
      timer = undefined
      state.send({ kind: 'announce', text: last })
    }, ANNOUNCE_MS)
  }
}

function resize(place: Rect, by: { readonly x: number; readonly y: number }, cols: number): Rect {
  return {
    ...place,
    w: Math.min(Math.max(1, place.w + by.x), cols - place.x),
    h: Math.max(1, place.h + by.y),
  }
}

/** Says where a block is, and which others it covers. */
function describe(state: CanvasState, { id, moved, places }: Lifted): string {
  const place = places.get(id)
  if (!place) return ''
  const text = state.t('canvas.grab.place', {
    column: place.x + 1,
    columns: moved.section.grid[state.bp].cols,
    row: place.y + 1,
    width: place.w,
    height: place.h,
  })
  const covered = [...moved.all].flatMap(([other, rect]) =>
    !places.has(other) && computeOverlap(rect, place) > 0 ? [getKindName(state, other)] : [],
  )
  if (covered.length === 0 || state.pushes) return text
  return state.t('canvas.grab.overlaps', { place: text, blocks: covered.join(', ') })
}
