/** The minimum length of a swipe, in px. */
const MIN_SWIPE_PX = 40

/** Calls `onSwiped` with the direction of each swipe over `element`: -1 to the left, 1 to the right. */
export function onSwipe(element: HTMLElement, onSwiped: (direction: -1 | 1) => void): void {
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
    // On a zoomed page, swiping moves the viewport.
    const isZoomed = (globalThis.visualViewport?.scale ?? 1) > 1
    if (isZoomed || Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < Math.abs(down)) return
    onSwiped(across < 0 ? -1 : 1)
  })
}
