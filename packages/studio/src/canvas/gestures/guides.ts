import type { Section } from '@vitrine/page'
import { findCell, findGrid } from '../marks.ts'
import { type Box, getBox } from '../overlay.ts'
import { computeCellBox } from './cell-box.ts'
import { findEqualGaps } from './equal-gaps.ts'
import { computeBounds, type Places } from './places.ts'

/** The distance within which edges and centers count as aligned, in pixels. */
const NEAR = 6

/** Returns the lines along which moved blocks are aligned with others of their section or with the section, and equal gaps. */
export function computeGuides(section: Section, moved: Places): readonly Box[] {
  const own = computeCellBox(section.id, computeBounds(moved))
  const grid = findGrid(section.id)
  if (!own || !grid) return []
  const others = section.blockIds.flatMap((id) => {
    const cell = moved.has(id) ? null : findCell(id)
    return cell && cell.getClientRects().length > 0 ? [getBox(cell)] : []
  })
  const frame = getBox(grid)
  const lines = [
    ...others.flatMap((box) => [...alignColumns(own, box), ...alignRows(own, box)]),
    ...alignCenter(own, frame),
  ]
  const unique = new Map(
    lines.map((line) => [
      `${Math.round(line.left)} ${Math.round(line.top)} ${line.width > line.height}`,
      line,
    ]),
  )
  return [...[...unique.values()].slice(0, 6), ...findEqualGaps(own, others)]
}

function alignColumns(own: Box, box: Box): readonly Box[] {
  const at = findAligned(listStops(own.left, own.width), listStops(box.left, box.width))
  const top = Math.min(own.top, box.top)
  const bottom = Math.max(own.top + own.height, box.top + box.height)
  return at.map((left) => ({ left, top, width: 1, height: bottom - top }))
}

function alignRows(own: Box, box: Box): readonly Box[] {
  const at = findAligned(listStops(own.top, own.height), listStops(box.top, box.height))
  const left = Math.min(own.left, box.left)
  const right = Math.max(own.left + own.width, box.left + box.width)
  return at.map((top) => ({ left, top, width: right - left, height: 1 }))
}

/** Returns the line in the middle of the section if the blocks are in the middle. */
function alignCenter(own: Box, frame: Box): readonly Box[] {
  const center = frame.left + frame.width / 2
  const isCentered = Math.abs(own.left + own.width / 2 - center) <= NEAR
  return isCentered ? [{ left: center, top: frame.top, width: 1, height: frame.height }] : []
}

function listStops(start: number, size: number): readonly number[] {
  return [start, start + size / 2, start + size]
}

function findAligned(own: readonly number[], others: readonly number[]): readonly number[] {
  return others.filter((other) => own.some((each) => Math.abs(each - other) <= NEAR))
}
