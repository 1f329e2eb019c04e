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

/** Returns the element of the studio in which the frame scrolls sideways where the page is wider; null outside of a frame. */
export function findDesk(): Element | null {
  return frameElement?.closest('[data-desk]') ?? null
}

/** Returns the part of the frame that is visible: the studio may have less space, and a keyboard on the screen may cover its end. */
export function getVisibleFrame(): Edges {
  const edges = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
  }
  const { visualViewport } = parent
  const desk = findDesk()?.getBoundingClientRect()
  if (!frameElement || !desk || !visualViewport) return edges
  const { left, top } = frameElement.getBoundingClientRect()
  const enlargement = getEnlargement()
  const begin = (visualViewport.offsetTop - top) * enlargement
  const end = begin + visualViewport.height * enlargement
  return {
    left: Math.max(0, (desk.left - left) * enlargement),
    top: Math.max(0, begin),
    right: Math.min(edges.right, (desk.right - left) * enlargement),
    bottom: Math.min(innerHeight, end),
  }
}

/** Calls a function when the visible part of the page changes, until the signal aborts. */
export function watchVisibleFrame(listen: () => void, signal: AbortSignal): void {
  const options = { signal, passive: true, capture: true }
  addEventListener('scroll', listen, options)
  addEventListener('resize', listen, options)
  findDesk()?.addEventListener('scroll', listen, options)
  parent.visualViewport?.addEventListener('scroll', listen, options)
  parent.visualViewport?.addEventListener('resize', listen, options)
}
