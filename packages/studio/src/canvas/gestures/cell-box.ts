import type { Cells } from '@vitrine/page'
import type { Box } from '../overlay.ts'
import { measureTracks, type Tracks } from '../tracks.ts'

/** Returns the rectangle of cells in a section, in pixels of the page. */
export function computeCellBox(section: string, place: Cells): Box | undefined {
  const tracks = measureTracks(section)
  if (!tracks) return undefined
  const start = tracks.columns[place.x] ?? 0
  const end = tracks.columns[place.x + place.w] ?? start
  const top = getRow(tracks, place.y)
  // The lines are where tracks begin, after the gap.
  const { gap, isRightToLeft } = tracks
  const left = Math.min(start, end) + (isRightToLeft ? gap.x : 0)
  const width = Math.abs(end - start) - gap.x
  return { left, top, width, height: getRow(tracks, place.y + place.h) - top - gap.y }
}

function getRow({ rows, unit }: Tracks, row: number): number {
  const known = rows[row]
  if (known !== undefined) return known
  return (rows.at(-1) ?? 0) + (row - Math.max(0, rows.length - 1)) * unit
}
