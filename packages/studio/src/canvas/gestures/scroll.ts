/** The distance from an edge within which a drag scrolls the page, in pixels. */
const EDGE = 60
/** The speed per pixel beyond that distance, in pixels for each millisecond, and the longest step. */
const SPEED = 0.015
const MAX_STEP_MS = 32

/** The scrolling of the page while the pointer is near its upper or its lower edge. */
export interface EdgeScroll {
  /** Follows the pointer, in pixels of the frame. */
  readonly follow: (y: number) => void
  readonly stop: () => void
}

/** Creates the scrolling of a drag; `onScroll` is called after each step. */
export function createEdgeScroll(onScroll: () => void): EdgeScroll {
  let over = 0
  let frame = 0
  let last = 0
  const step = (now: number) => {
    frame = 0
    if (over === 0) return
    const before = scrollY
    scrollBy({ top: over * SPEED * Math.min(now - last, MAX_STEP_MS), behavior: 'instant' })
    last = now
    if (scrollY !== before) onScroll()
    frame = requestAnimationFrame(step)
  }
  return {
    follow: (y) => {
      over = y < EDGE ? y - EDGE : Math.max(0, y - (innerHeight - EDGE))
      if (over === 0 || frame !== 0) return
      last = performance.now()
      frame = requestAnimationFrame(step)
    },
    stop: () => {
      over = 0
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
