import type { Block, Grid, Rect, Section } from '../document/content.ts'
import { type Cells, computeOverlap } from './cells.ts'
import { moveBelow } from './push.ts'

/** The minimum width in columns of 8: enough for the label of a button. */
const MIN_COLUMNS = 4

/** A host with its desktop and mobile rectangles, and its other guests. */
export interface Host {
  readonly from: Cells
  readonly to: Rect
  /** The other guests in reading order, with their mobile rectangles if they have any. */
  readonly others: readonly { readonly block: Block; readonly rect: Rect | undefined }[]
}

/**
 * Returns the mobile rectangle of a guest: the same part of its host as on the desktop, widened as far as it
 * covers nothing. It is below other blocks; undefined if it would be outside of its host.
 */
export function placeOnHost(
  block: Block,
  host: Host,
  { section, pins }: { readonly section: Section; readonly pins: readonly Rect[] },
): Rect | undefined {
  const { to, from } = host
  const apart = host.others.filter(
    (other) => computeOverlap(other.block.place.desktop, block.place.desktop) === 0,
  )
  const ahead = apart.map(
    (other) => other.rect ?? other.block.place.mobile ?? scale(other.block, { from, to }),
  )
  const passed = apart.flatMap(({ rect }) => rect ?? [])
  const wide = widen(scale(block, host), {
    width: Math.max(MIN_COLUMNS, computeColumns(block, section.grid.desktop)),
    end: to.x + to.w,
    ahead,
  })
  const free = moveBelow(wide, [...pins, ...passed])
  return free.y + free.h <= to.y + to.h ? free : undefined
}

/** Returns the width of a block on the desktop in columns of 12. */
function computeColumns({ place: { desktop } }: Block, { cols }: Grid): number {
  return Math.ceil((desktop.w * 12) / cols)
}

function scale({ place: { desktop } }: Block, { from, to }: Pick<Host, 'from' | 'to'>): Rect {
  const [across, down] = [to.w / from.w, to.h / from.h]
  const w = Math.min(to.w, Math.max(1, Math.round(desktop.w * across)))
  const h = Math.min(to.h, Math.max(1, Math.round(desktop.h * down)))
  const x = Math.round((desktop.x - from.x) * across)
  const y = Math.round((desktop.y - from.y) * down)
  return {
    x: to.x + Math.max(0, Math.min(x, to.w - w)),
    y: to.y + Math.max(0, Math.min(y, to.h - h)),
    w,
    h,
    z: desktop.z,
  }
}

/** Widens a rectangle as far as possible: mobile columns are narrow, and words are as long as anywhere. */
function widen(
  rect: Rect,
  to: { readonly width: number; readonly end: number; readonly ahead: readonly Rect[] },
): Rect {
  for (let w = Math.min(to.width, to.end - rect.x); w > rect.w; w--)
    if (to.ahead.every((other) => computeOverlap(other, { ...rect, w }) === 0))
      return { ...rect, w }
  return rect
}
