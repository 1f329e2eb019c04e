/** Shorter ways of a finger are no swipes. */
const LEAST_PX = 40

/** Tells which way a finger went over `element`: -1 to the left, 1 to the right. */
export function onSwipe(element: HTMLElement, swiped: (way: -1 | 1) => void): void {
  let from: PointerEvent | undefined
  element.addEventListener('pointerdown', (event) => {
    from = event.isPrimary && event.pointerType !== 'mouse' ? event : undefined
  })
  element.addEventListener('pointercancel', () => {
    from = undefined
  })
  element.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    if (from?.pointerId !== pointerId) return
    const [across, down] = [clientX - from.clientX, clientY - from.clientY]
    from = undefined
    // Whoever looks closer moves the picture, not the gallery.
    const isZoomed = (globalThis.visualViewport?.scale ?? 1) > 1
    if (isZoomed || Math.abs(across) < LEAST_PX || Math.abs(across) < Math.abs(down)) return
    swiped(across < 0 ? -1 : 1)
  })
}
