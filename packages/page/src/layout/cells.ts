/** A rectangle in cells of a grid, counted from 0. */
export interface Cells {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Extent {
  readonly w: number
  readonly h: number
}

const ONE: Extent = { w: 1, h: 1 }

/** Returns the number of cells that two rectangles share. */
export function computeOverlap(a: Cells, b: Cells): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return Math.max(0, across) * Math.max(0, down)
}

/** Returns the nearest rectangle inside the columns, of the same size if it fits. */
export function clamp<P extends Cells>(place: P, cols: number, min: Extent = ONE): P {
  const w = Math.min(cols, Math.max(min.w, place.w))
  const h = Math.max(min.h, place.h)
  const x = Math.max(0, Math.min(place.x, cols - w))
  return { ...place, x, y: Math.max(0, place.y), w, h }
}

export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Returns `place` with one of its edges or corners moved to the lines `to`. */
export function resize<P extends Cells>(
  place: P,
  handle: Handle,
  {
    to,
    cols,
    min = ONE,
  }: {
    readonly to: { readonly x: number; readonly y: number }
    readonly cols: number
    readonly min?: Extent
  },
): P {
  const right = place.x + place.w
  const bottom = place.y + place.h
  let { x, y, w, h } = place
  if (handle.includes('w')) {
    x = Math.max(0, Math.min(to.x, right - min.w))
    w = right - x
  }
  if (handle.includes('e')) w = Math.max(min.w, Math.min(to.x, cols) - x)
  if (handle.includes('n')) {
    y = Math.max(0, Math.min(to.y, bottom - min.h))
    h = bottom - y
  }
  if (handle.includes('s')) h = Math.max(min.h, to.y - y)
  return { ...place, x, y, w, h }
}

/**
 * Returns the grid line nearest to `px`. `edges` are the current positions of the lines, which content may
 * have stretched; after the last one the lines continue in steps of `unit`.
 */
export function findNearestLine(px: number, edges: readonly number[], unit: number): number {
  const last = edges.at(-1) ?? 0
  if (px > last) return Math.max(0, edges.length - 1) + Math.round((px - last) / unit)
  const after = edges.findIndex((edge) => edge > px)
  if (after < 0) return Math.max(0, edges.length - 1)
  if (after === 0) return 0
  const [before = 0, next = 0] = edges.slice(after - 1, after + 1)
  return px - before <= next - px ? after - 1 : after
}
