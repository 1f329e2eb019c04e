import { clamp, type Extent, type Handle, type Rect, resize, type Section } from '@vitrine/page'
import { findCell, findGrid, findMarks } from './marks.ts'
import { type Box, getBox, type Overlay } from './overlay.ts'
import { restyleSection } from './restyle.ts'
import { type CanvasState, findBlock, findPlace, findParentSection } from './state.ts'
import { findNearestCell, measureTracks, type Tracks } from './tracks.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** A block that is moved or resized with the pointer. */
export interface Gesture {
  /** Follows the pointer, in pixels of the page. */
  readonly move: (to: Point) => void
  /** Proposes the new place to the studio. */
  readonly drop: () => void
  /** Restores the place of before. */
  readonly cancel: () => void
}

interface Start {
  readonly id: string
  readonly handle: Handle | undefined
  readonly from: Point
}

/** The block of a gesture, measured once: the beginning of a drag moves nothing. */
interface Measured extends Start {
  readonly section: Section
  readonly cell: HTMLElement
  readonly before: Rect
  readonly tracks: Tracks
  readonly box: Box
  readonly min: Extent | undefined
}

function measure(state: CanvasState, start: Start): Measured | undefined {
  const { id } = start
  const block = findBlock(state, id)
  const section = findParentSection(state, id)
  const cell = findCell(id)
  const before = findPlace(state, id)
  const tracks = section && measureTracks(section.id)
  if (!block || !section || !cell || !before || !tracks || block.lock || state.isReadOnly)
    return undefined
  const min = state.kinds.get(block.type)?.minSize
  return { ...start, section, cell, before, tracks, box: getBox(cell), min }
}

/** Begins to move a block, or to resize it by a handle. Nothing moves before the pointer reaches another cell. */
export function startGesture(
  state: CanvasState,
  overlay: Overlay,
  start: Start,
): Gesture | undefined {
  const measured = measure(state, start)
  if (!measured) return undefined
  const { id, handle, section, cell, before } = measured
  let place = before
  let target = section
  const end = () => {
    cell.style.opacity = ''
    overlay.setGhost(undefined)
    restyleSection(section, state.content.blocks)
    overlay.draw()
  }
  return {
    move: (to) => {
      const next = handle ? computeResized(state, measured, to) : computeMoved(state, measured, to)
      if (!next || (isSame(next.place, place) && next.target === target)) return
      ;({ place, target } = next)
      const isHere = target === section
      cell.style.opacity = isHere ? '' : '0.4'
      if (isHere) restyleSection(section, replacePlace(state, id, place))
      overlay.setGhost(isHere ? undefined : computeGhost(target, place))
      overlay.draw()
    },
    drop: () => {
      end()
      propose(state, { id, before, place, section, target, isResized: handle !== undefined })
    },
    cancel: end,
  }
}

interface Step {
  readonly place: Rect
  readonly target: Section
}

function computeResized(
  { bp }: CanvasState,
  { handle, from, box, tracks, before, section, min }: Measured,
  to: Point,
): Step | undefined {
  if (!handle) return undefined
  const line = getHandleLine(box, handle, { x: to.x - from.x, y: to.y - from.y })
  const { cols } = section.grid[bp]
  const limits = { to: findNearestCell(tracks, line), cols, ...(min && { min }) }
  return { place: resize(before, handle, limits), target: section }
}

function computeMoved(
  state: CanvasState,
  { from, box, tracks, before, section }: Measured,
  to: Point,
): Step | undefined {
  const target = state.bp === 'desktop' ? findTarget(state, section, to) : section
  const lines = target === section ? tracks : measureTracks(target.id)
  if (!lines) return undefined
  const at = { x: box.left + to.x - from.x, y: box.top + to.y - from.y }
  const moved = { ...before, ...findNearestCell(lines, at) }
  return { place: clamp(moved, target.grid[state.bp].cols), target }
}

function propose(
  state: CanvasState,
  result: {
    id: string
    before: Rect
    place: Rect
    section: Section
    target: Section
    isResized: boolean
  },
): void {
  const { id, before, place, section, target, isResized } = result
  if (isSame(before, place) && section === target) return
  const { bp } = state
  state.send({
    kind: 'command',
    isText: false,
    command: isResized
      ? { name: 'block.resize', payload: { id, bp, place } }
      : {
          name: 'block.move',
          payload: { id, bp, place, ...(target !== section && { section: target.id }) },
        },
  })
}

/** Returns the section under the pointer if it has a grid, else the block's own. */
function findTarget(state: CanvasState, own: Section, to: Point): Section {
  const element = document.elementFromPoint(to.x - scrollX, to.y - scrollY)
  const { section: id } = findMarks(element)
  const found = state.content.sections.find((section) => section.id === id)
  return found && findGrid(found.id) ? found : own
}

function getHandleLine(start: Box, handle: Handle, delta: Point): Point {
  const x = handle.includes('w') ? start.left : start.left + start.width
  const y = handle.includes('n') ? start.top : start.top + start.height
  return { x: x + delta.x, y: y + delta.y }
}

function replacePlace(state: CanvasState, id: string, place: Rect) {
  const { blocks } = state.content
  const block = blocks[id]
  if (!block) return blocks
  const places =
    state.bp === 'desktop' ? { ...block.place, desktop: place } : { ...block.place, mobile: place }
  return { ...blocks, [id]: { ...block, place: places } }
}

/** Returns the rectangle of cells in a section, in pixels of the page. */
export function computeGhost(section: Section, place: Omit<Rect, 'z'>): Box | undefined {
  const tracks = measureTracks(section.id)
  if (!tracks) return undefined
  const left = tracks.columns[place.x] ?? 0
  const right = tracks.columns[place.x + place.w] ?? left
  const top = getRow(tracks, place.y)
  return { left, top, width: right - left, height: getRow(tracks, place.y + place.h) - top }
}

function getRow({ rows, unit }: Tracks, row: number): number {
  const known = rows[row]
  if (known !== undefined) return known
  return (rows.at(-1) ?? 0) + (row - Math.max(0, rows.length - 1)) * unit
}

function isSame(one: Rect, other: Rect): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h
}
