import { findDesk, getEnlargement, getVisibleFrame } from '../visible-frame.ts'

/** The distance from an edge within which a drag scrolls the page, in pixels. */
const EDGE = 60
/** The speed per pixel beyond that distance, in pixels for each millisecond, and the longest step. */
const SPEED = 0.015
const MAX_STEP_MS = 32

interface Point {
  readonly x: number
  readonly y: number
}

/** The scrolling of the page while the pointer is near an edge of what is visible. */
export interface EdgeScroll {
  /** Follows the pointer, in pixels of the frame. */
  readonly follow: (at: Point) => void
  readonly stop: () => void
}

/**
 * Creates the scrolling of a drag. `onScroll` is called after each step with the pixels by which the frame moved below the
 * pointer: sideways the studio scrolls the frame, up and down the frame scrolls the page.
 */
export function createEdgeScroll(onScroll: (shift: number) => void): EdgeScroll {
  let over: Point = { x: 0, y: 0 }
  let frame = 0
  let last = 0
  let start = 0
  const desk = findDesk()
  const step = (now: number) => {
    frame = 0
    if (over.x === 0 && over.y === 0) return
    const before = [scrollY, desk?.scrollLeft]
    const distance = SPEED * Math.min(now - last, MAX_STEP_MS)
    scrollBy({ top: over.y * distance, behavior: 'instant' })
    desk?.scrollBy({ left: over.x * distance, behavior: 'instant' })
    last = now
    if (scrollY !== before[0] || desk?.scrollLeft !== before[1])
      onScroll(((desk?.scrollLeft ?? 0) - start) * getEnlargement())
    frame = requestAnimationFrame(step)
  }
  return {
    follow: (at) => {
      const visible = getVisibleFrame()
      const isWide = desk !== null && desk.scrollWidth > desk.clientWidth
      over = {
        x: isWide ? measureOver(at.x, visible.left, visible.right) : 0,
        y: measureOver(at.y, 0, innerHeight),
      }
      start = desk?.scrollLeft ?? 0
      if ((over.x === 0 && over.y === 0) || frame !== 0) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop: () => {
      over = { x: 0, y: 0 }
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** Returns how far a position is beyond the middle of a range, where nothing scrolls; negative before it. */
function measureOver(at: number, begin: number, end: number): number {
  return at < begin + EDGE ? at - begin - EDGE : Math.max(0, at - (end - EDGE))
}
