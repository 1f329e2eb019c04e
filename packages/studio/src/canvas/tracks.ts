import { findNearestLine } from '@vitrine/page'
import type { Box } from './handle-places.ts'
import { findGrid } from './marks.ts'

/**
 * The resolved lines of a section's grid, in pixels of the page. Columns are in the direction of the text: in one that is
 * written from right to left each is further left.
 */
export interface Tracks {
  readonly isRightToLeft: boolean
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** The height of a row below the last one, with its gap. */
  readonly unit: number
  /** The gaps between columns and between rows. */
  readonly gap: { readonly x: number; readonly y: number }
}

/** Measures the grid of a section as it is now: rows that content has stretched included. */
export function measureTracks(section: string): Tracks | undefined {
  const grid = findGrid(section)
  if (!grid) return undefined
  const style = getComputedStyle(grid)
  const box = grid.getBoundingClientRect()
  const gapX = Number.parseFloat(style.columnGap) || 0
  const gapY = Number.parseFloat(style.rowGap) || 0
  const columns = parseTracks(style.gridTemplateColumns)
  const rows = parseTracks(style.gridTemplateRows)
  const unit = Number.parseFloat(style.getPropertyValue('--u')) || 24
  const padding = Number.parseFloat(style.paddingTop) || 0
  const offset = computeAlignOffset(grid, rows, gapY)
  const isRightToLeft = style.direction === 'rtl'
  const start = (isRightToLeft ? box.right : box.left) + scrollX
  const lines = computeLines(columns, gapX, 0).slice(1, -1)
  return {
    isRightToLeft,
    // The first and the last column are the margins.
    columns: lines.map((line) => (isRightToLeft ? start - line : start + line)),
    rows: computeLines(rows, gapY, box.top + scrollY + padding + offset),
    unit: unit + gapY,
    gap: { x: gapX, y: gapY },
  }
}

/** Returns how far content is from the top in a section that is taller than its content. */
function computeAlignOffset(grid: HTMLElement, rows: readonly number[], gap: number): number {
  const used = rows.reduce((sum, row) => sum + row, 0) + gap * Math.max(0, rows.length - 1)
  const free = Math.max(0, grid.clientHeight - used)
  const align = getComputedStyle(grid).alignContent
  if (align === 'center') return free / 2
  return align === 'end' || align === 'flex-end' ? free : 0
}

function parseTracks(value: string): readonly number[] {
  return value
    .replaceAll(/\[[^[\]]*\]/g, ' ')
    .split(/\s+/)
    .map((part) => Number.parseFloat(part))
    .filter((size) => Number.isFinite(size))
}

/** Returns the position at which each track begins, and the end of the last one. */
function computeLines(tracks: readonly number[], gap: number, start: number): readonly number[] {
  const lines: number[] = []
  let at = start
  for (const track of tracks) {
    lines.push(at)
    at += track + gap
  }
  lines.push(at)
  return lines
}

/** Returns whether the page is written from right to left. */
export function isRightToLeft(): boolean {
  return getComputedStyle(document.body).direction === 'rtl'
}

/** Returns where a box begins in the direction of the text. */
export function getStart(
  { isRightToLeft: isMirrored }: Tracks,
  box: Pick<Box, 'left' | 'width'>,
): number {
  return isMirrored ? box.left + box.width : box.left
}

/** Returns the cell whose upper corner, where the text begins, is nearest to a point of the page. */
export function findNearestCell(
  tracks: Tracks,
  { x, y }: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  return {
    x: tracks.isRightToLeft
      ? findNearestLine(
          -x,
          tracks.columns.map((line) => -line),
          1,
        )
      : findNearestLine(x, tracks.columns, 1),
    y: findNearestLine(y, tracks.rows, tracks.unit),
  }
}
