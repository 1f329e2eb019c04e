import { easeOutSine, tween } from './tween.ts'

/** The bounds of the duration in ms, and the default distance to the upper edge in px. @see platform spec §9 */
export const scrollAnimation = { minMs: 50, maxMs: 50, offsetPx: 30 } as const

export interface ScrollOptions {
  /** The element that scrolls; the page by default. */
  readonly scroller?: Element
  /** The distance of the target to the upper edge, in px. */
  readonly offsetPx?: number
  readonly signal?: AbortSignal
}

/** Scrolls until `target` is near the upper edge. Resolves to whether it got there. @see platform spec §9 */
export function scrollToElement(target: Element, options: ScrollOptions = {}): Promise<boolean> {
  const { scroller = document.documentElement, offsetPx = scrollAnimation.offsetPx } = options
  const from = scroller.scrollTop
  const isPage = scroller === document.documentElement
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
  const way = target.getBoundingClientRect().top - edge - offsetPx
  const end = scroller.scrollHeight - scroller.clientHeight
  return tween({
    from,
    to: Math.min(Math.max(0, from + way), Math.max(0, end)),
    durationMs: computeScrollDuration(way),
    easing: easeOutSine,
    // The theme may scroll smoothly, which would lag behind.
    onUpdate: (top) => scroller.scrollTo({ top, behavior: 'instant' }),
    ...(options.signal && { signal: options.signal }),
  })
}

/** Computes the duration of a way in px, in ms: as many as pixels, within the bounds. */
export function computeScrollDuration(wayPx: number): number {
  return Math.min(scrollAnimation.maxMs, Math.max(scrollAnimation.minMs, Math.abs(wayPx)))
}
