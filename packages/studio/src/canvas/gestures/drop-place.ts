import { clamp, type Section } from '@vitrine/page'
import { findCell, findGrid, findMarks, findSectionElement } from '../marks.ts'
import { type Box, findBelowOverlay, getBox } from '../overlay.ts'
import type { BlockSize, DraggedItem, DropTarget } from '../protocol.ts'
import { type CanvasState, findBlock } from '../state.ts'
import { findNearestCell, getStart, measureTracks } from '../tracks.ts'
import { computeCellBox } from './cell-box.ts'

/** The place of a drop, and its outline in pixels of the page. */
export interface DropPlace {
  readonly target: DropTarget
  readonly box: Box
}

/** The height of the line between two sections, in pixels. */
const LINE = 4

/** Finds the place of a drop at a point of the frame: cells, a block that takes the file, or a gap between sections. */
export function findDropPlace(
  state: CanvasState,
  item: DraggedItem,
  at: { readonly x: number; readonly y: number },
): DropPlace | undefined {
  if (item.kind === 'preset') return findGap(state, at.y)
  const marks = findMarks(findBelowOverlay(at.x, at.y))
  if (item.kind === 'files' && marks.block !== undefined && takesFile(state, marks.block, item)) {
    const cell = findCell(marks.block)
    if (cell) return { target: { kind: 'block', block: marks.block }, box: getBox(cell) }
  }
  const section = findGridSection(state, marks.section, at.y)
  return section && findCells(state, section, item.size, at)
}

/** Returns whether a block shows a file of the type that is dragged; one file alone replaces that of a block. */
function takesFile(
  state: CanvasState,
  id: string,
  { accepts }: Extract<DraggedItem, { readonly kind: 'files' }>,
): boolean {
  const block = findBlock(state, id)
  const accept = block && state.kinds.get(block.type)?.accept
  return (
    accept !== undefined && block?.lock !== 'all' && accepts.length === 1 && accepts[0] === accept
  )
}

/** Returns the section at a point if it has a grid, else the nearest one that has. */
function findGridSection(
  { content }: CanvasState,
  id: string | undefined,
  y: number,
): Section | undefined {
  const all = content.sections.filter((section) => findGrid(section.id))
  return all.find((section) => section.id === id) ?? findNearest(all, y)
}

function findNearest(sections: readonly Section[], y: number): Section | undefined {
  const [nearest] = sections
    .map((section) => ({ section, distance: measureDistance(section.id, y) }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest?.section
}

function measureDistance(id: string, y: number): number {
  const { top = 0, bottom = 0 } = findSectionElement(id)?.getBoundingClientRect() ?? {}
  return Math.max(top - y, y - bottom, 0)
}

/** Returns the cells around a point that a block of a size covers. */
function findCells(
  { bp }: CanvasState,
  section: Section,
  size: BlockSize,
  at: { readonly x: number; readonly y: number },
): DropPlace | undefined {
  const tracks = measureTracks(section.id)
  if (!tracks) return undefined
  const { cols } = section.grid[bp]
  const w = bp === 'mobile' ? cols : Math.max(1, Math.round((size.w * cols) / 12))
  const width = Math.abs((tracks.columns.at(-1) ?? 0) - (tracks.columns[0] ?? 0)) * (w / cols)
  // The pointer is in the middle of the upper edge.
  const left = at.x + scrollX - width / 2
  const corner = { x: getStart(tracks, { left, width }), y: at.y + scrollY - tracks.unit / 2 }
  const place = clamp({ ...findNearestCell(tracks, corner), w, h: size.h }, cols)
  const box = computeCellBox(section.id, place)
  const { x, y } = place
  return box && { target: { kind: 'cell', section: section.id, bp, x, y }, box }
}

/** Returns the gap between sections that is nearest to a point. */
export function findGap({ content }: CanvasState, y: number): DropPlace | undefined {
  const gaps = content.sections.flatMap(({ id }, index) => {
    const element = findSectionElement(id)
    if (!element) return []
    const { left, top, width, height } = getBox(element)
    const above = { after: content.sections[index - 1]?.id ?? null, left, top, width }
    return [above, { after: id, left, top: top + height, width }]
  })
  const [nearest] = gaps.toSorted(
    (one, other) => Math.abs(one.top - scrollY - y) - Math.abs(other.top - scrollY - y),
  )
  if (!nearest) {
    const box = { left: scrollX, top: scrollY, width: innerWidth, height: innerHeight }
    return { target: { kind: 'section', after: null }, box }
  }
  const { after, left, top, width } = nearest
  return {
    target: { kind: 'section', after },
    box: { left, top: Math.max(0, top - LINE / 2), width, height: LINE },
  }
}
