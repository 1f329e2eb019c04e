import type { Extent, Handle, Rect } from '@vitrine/page'
import type { Tracks } from '../tracks.ts'

interface Shape {
  readonly handle: Handle
  /** The width divided by the height. */
  readonly ratio: number
  readonly tracks: Pick<Tracks, 'columns' | 'unit' | 'gap'>
  readonly min: Extent | undefined
}

/** Returns a place that was resized at a corner with the height that its width needs to keep a ratio. */
export function keepRatio(place: Rect, { handle, ratio, tracks, min }: Shape): Rect {
  const { columns, unit, gap } = tracks
  const start = columns[place.x] ?? 0
  const width = Math.abs((columns[place.x + place.w] ?? start) - start) - gap.x
  const h = Math.max(min?.h ?? 1, Math.round((width / ratio + gap.y) / unit))
  if (!handle.includes('n')) return { ...place, h }
  const bottom = place.y + place.h
  const y = Math.max(0, bottom - h)
  return { ...place, y, h: bottom - y }
}

/** Returns the rows that the content of a cell needs at its width. */
export function measureRows(
  cell: HTMLElement,
  { unit, gap }: Pick<Tracks, 'unit' | 'gap'>,
): number {
  const before = cell.style.alignSelf
  cell.style.alignSelf = 'start'
  const { height } = cell.getBoundingClientRect()
  cell.style.alignSelf = before
  // Less than a pixel is no row.
  return Math.max(1, Math.ceil((height + gap.y - 1) / unit))
}
