import type { Rect, Section } from '@vitrine/page'

type Grid = Section['grid']['desktop']

/** The widths in px of the content of a page on desktops and phones, from which the sizes of cells follow. */
const CONTENT_WIDTHS = { desktop: 1_200, mobile: 343 } as const

interface Shape {
  /** The width of the image divided by its height; undefined if it may have any. */
  readonly ratio: number | undefined
  readonly grid: Grid
  readonly bp: keyof typeof CONTENT_WIDTHS
}

/** Returns the change of a place in cells; a new width or height changes the other one, too, to keep a ratio. */
export function keepRatio(
  place: Rect,
  change: Partial<Rect>,
  { ratio, grid, bp }: Shape,
): Partial<Rect> {
  if (ratio === undefined || (change.w === undefined && change.h === undefined)) return change
  const { cols, gap, rowUnit } = grid
  const column = (CONTENT_WIDTHS[bp] - (cols - 1) * gap.x) / cols
  const countRows = (w: number) =>
    Math.max(1, Math.round(((w * (column + gap.x) - gap.x) / ratio + gap.y) / (rowUnit + gap.y)))
  if (change.w !== undefined) return { ...change, h: countRows(change.w) }
  const height = (change.h ?? place.h) * (rowUnit + gap.y) - gap.y
  const w = Math.round((height * ratio + gap.x) / (column + gap.x))
  const fitting = Math.min(Math.max(1, w), cols - place.x)
  return { w: fitting, h: fitting === w ? (change.h ?? place.h) : countRows(fitting) }
}
