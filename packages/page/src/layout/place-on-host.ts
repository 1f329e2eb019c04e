import type { Block, Grid, Rect, Section } from '../document/content.ts'
import { type Cells, overlap } from './cells.ts'
import { below } from './push.ts'

/** Of 8: enough for the name of a button. */
const LEAST_COLUMNS = 4

/** What a block lies on, and what lies on it besides. */
export interface Host {
  readonly from: Cells
  readonly to: Rect
  /** In reading order; the place of those that have one already. */
  readonly others: readonly { readonly block: Block; readonly rect: Rect | undefined }[]
}

/**
 * The place on a phone of a block that lies on another: the same part of it as on the desktop, made as
 * wide as it was there as far as that covers nothing. Below what is in its way; nothing where that would
 * be outside.
 */
export function placeOnHost(
  block: Block,
  host: Host,
  { section, pins }: { readonly section: Section; readonly pins: readonly Rect[] },
): Rect | undefined {
  const { to, from } = host
  const apart = host.others.filter(
    (other) => overlap(other.block.place.desktop, block.place.desktop) === 0,
  )
  const ahead = apart.map(
    (other) => other.rect ?? other.block.place.mobile ?? scaled(other.block, { from, to }),
  )
  const passed = apart.flatMap(({ rect }) => rect ?? [])
  const wide = widened(scaled(block, host), {
    width: Math.max(LEAST_COLUMNS, columnsOf(block, section.grid.desktop)),
    end: to.x + to.w,
    ahead,
  })
  const free = below(wide, [...pins, ...passed])
  return free.y + free.h <= to.y + to.h ? free : undefined
}

/** How many of 12 columns a block has on the desktop. */
function columnsOf({ place: { desktop } }: Block, { cols }: Grid): number {
  return Math.ceil((desktop.w * 12) / cols)
}

function scaled({ place: { desktop } }: Block, { from, to }: Pick<Host, 'from' | 'to'>): Rect {
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

/** Columns are narrow on a phone, and words as long as anywhere. */
function widened(
  rect: Rect,
  to: { readonly width: number; readonly end: number; readonly ahead: readonly Rect[] },
): Rect {
  for (let w = Math.min(to.width, to.end - rect.x); w > rect.w; w--)
    if (to.ahead.every((other) => overlap(other, { ...rect, w }) === 0)) return { ...rect, w }
  return rect
}
