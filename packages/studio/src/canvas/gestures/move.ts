import { expandGroups, type Section } from '@vitrine/page'
import { findCell, findGrid, findMarks } from '../marks.ts'
import { type Box, getBox, type Overlay } from '../overlay.ts'
import { type CanvasState, findBlock, findParentSection, mayChange } from '../state.ts'
import { findNearestCell, getStart, measureTracks } from '../tracks.ts'
import type { Gesture, PointerAt } from './gesture.ts'
import { computeGuides } from './guides.ts'
import {
  isSamePlaces,
  listPlaces,
  pickChanged,
  type Places,
  scalePlaces,
  shiftPlaces,
} from './places.ts'
import { createPreview } from './preview.ts'
import { proposeMove } from './propose.ts'
import { pushAll } from './pushed.ts'

interface Start {
  readonly id: string
  readonly from: { readonly x: number; readonly y: number }
}

/** The blocks of a gesture with their section, measured once: the beginning of a drag moves nothing. */
export interface Moved {
  readonly section: Section
  readonly ids: readonly string[]
  /** The places of all blocks of the section. */
  readonly all: Places
  /** The places of the moved blocks. */
  readonly before: Places
}

/** Finds the blocks that move with a block: the others that are selected, and those of its group. */
export function findMoved(state: CanvasState, id: string): Moved | undefined {
  const section = findParentSection(state, id)
  if (!section || !mayChange(state, id) || findBlock(state, id)?.lock || !findGrid(section.id))
    return undefined
  const { blocks } = state.selection
  const together = expandGroups(state.content.blocks, blocks.includes(id) ? [id, ...blocks] : [id])
  const ids = [...new Set(together)].filter(
    (each) => section.blockIds.includes(each) && !findBlock(state, each)?.lock,
  )
  const all = listPlaces(state, section)
  const before = new Map([...all].filter(([each]) => ids.includes(each)))
  return before.has(id) ? { section, ids, all, before } : undefined
}

/** Begins to move blocks. Nothing moves before the pointer reaches another cell. */
export function startMove(
  state: CanvasState,
  overlay: Overlay,
  { id, from }: Start,
): Gesture | undefined {
  const moved = findMoved(state, id)
  const cell = findCell(id)
  if (!moved || !cell) return undefined
  const { section, before, all } = moved
  const box = getBox(cell)
  const preview = createPreview(state, overlay, moved)
  let step: Step = { places: before, target: section }
  let isCopy = false
  return {
    move: (pointer) => {
      const to = lockAxis(from, pointer)
      const shifted = { ...box, left: box.left + to.x - from.x, top: box.top + to.y - from.y }
      const next = computeStep(state, { moved, id, to, box: shifted })
      if (!next) return
      step = next
      isCopy = pointer.isCopy
      const isHere = step.target.id === section.id
      const pushed = state.pushes && isHere && !isCopy ? pushAll(all, step.places) : step.places
      preview.show(pushed, { target: step.target, isCopy })
      overlay.setGuides(pointer.isAlt || !isHere ? [] : computeGuides(section, step.places))
    },
    drop: () => {
      preview.end()
      const { places, target } = step
      if (!isCopy && target === section && isSamePlaces(before, places)) return
      const isPushed = state.pushes && target === section && !isCopy
      const changed = isPushed ? pickChanged(all, pushAll(all, places)) : places
      proposeMove(state, { places: changed, section, target, isCopy })
    },
    cancel: preview.end,
  }
}

interface Step {
  readonly places: Places
  readonly target: Section
}

function computeStep(
  state: CanvasState,
  {
    moved: { section, before },
    id,
    to,
    box,
  }: {
    readonly moved: Moved
    readonly id: string
    readonly to: { readonly x: number; readonly y: number }
    /** The box of the block where the pointer has it, between cells. */
    readonly box: Box
  },
): Step | undefined {
  const target = state.bp === 'desktop' ? findTarget(state, section, to) : section
  const tracks = measureTracks(target.id)
  if (!tracks) return undefined
  const { cols } = target.grid[state.bp]
  const scaled = scalePlaces(before, section.grid[state.bp].cols, cols)
  const start = scaled.get(id)
  if (!start) return undefined
  const at = findNearestCell(tracks, { x: getStart(tracks, box), y: box.top })
  return { places: shiftPlaces(scaled, { x: at.x - start.x, y: at.y - start.y }, cols), target }
}

/** Returns the point on the axis along which the pointer moved further, if Shift is held. */
function lockAxis(from: Start['from'], { x, y, isShift }: PointerAt) {
  if (!isShift) return { x, y }
  return Math.abs(x - from.x) >= Math.abs(y - from.y) ? { x, y: from.y } : { x: from.x, y }
}

/** Returns the section under the pointer if it has a grid, else the blocks' own. */
function findTarget(state: CanvasState, own: Section, to: { x: number; y: number }): Section {
  const element = document.elementFromPoint(to.x - scrollX, to.y - scrollY)
  const { section: id } = findMarks(element)
  const found = state.content.sections.find((section) => section.id === id)
  return found && findGrid(found.id) ? found : own
}
