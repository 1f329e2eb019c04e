/** The edges of a rectangle, in pixels of the page from the top left of the frame. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Returns the factor by which the overlay is drawn larger: the inverse of the scale at which the studio shows the page. */
export function getEnlargement(): number {
  const width = frameElement?.getBoundingClientRect().width ?? 0
  return width > 0 ? innerWidth / width : 1
}

/** Returns the part of the frame that is visible: a keyboard on the screen may cover its end. */
export function getVisibleFrame(): Edges {
  const edges = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
  }
  const { visualViewport } = parent
  if (!frameElement || !visualViewport) return edges
  const { top } = frameElement.getBoundingClientRect()
  const begin = (visualViewport.offsetTop - top) * getEnlargement()
  const end = begin + visualViewport.height * getEnlargement()
  return { ...edges, top: Math.max(0, begin), bottom: Math.min(innerHeight, end) }
}

/** Calls a function when the visible part of the page changes, until the signal aborts. */
export function watchVisibleFrame(listen: () => void, signal: AbortSignal): void {
  const options = { signal, passive: true, capture: true }
  addEventListener('scroll', listen, options)
  addEventListener('resize', listen, options)
  parent.visualViewport?.addEventListener('scroll', listen, options)
  parent.visualViewport?.addEventListener('resize', listen, options)
}
