/** The next larger or smaller zoom. */
type ZoomStep = 'zoomIn' | 'zoomOut'

/** The way of a wheel to the next zoom, in pixels: less than a notch of a mouse. Trackpads send a pinch as small ones. */
const WHEEL_STEP = 50

/** How much farther apart than before two fingers are at the next larger zoom. */
const PINCH_STEP = 1.25

/**
 * Zooms with the wheel and Ctrl, with a trackpad or with two fingers, in place of the browser, which would zoom the
 * whole studio. Returns the function that ends it.
 */
export function listenToPinch(target: EventTarget, zoom: (to: ZoomStep) => void): () => void {
  const ends = new AbortController()
  const options = { passive: false, signal: ends.signal }
  listenToWheel(target, zoom, options)
  listenToFingers(target, zoom, options)
  return () => ends.abort()
}

function listenToWheel(
  target: EventTarget,
  zoom: (to: ZoomStep) => void,
  options: AddEventListenerOptions,
): void {
  let way = 0
  const turn = (event: Event) => {
    if (!(event instanceof WheelEvent) || !event.ctrlKey) return
    event.preventDefault()
    way = Math.sign(way) === -Math.sign(event.deltaY) ? event.deltaY : way + event.deltaY
    if (Math.abs(way) < WHEEL_STEP) return
    zoom(way < 0 ? 'zoomIn' : 'zoomOut')
    way = 0
  }
  target.addEventListener('wheel', turn, options)
}

function listenToFingers(
  target: EventTarget,
  zoom: (to: ZoomStep) => void,
  options: AddEventListenerOptions,
): void {
  let before = 0
  const start = (event: Event) => {
    before = measureFingers(event)
    if (before > 0) event.preventDefault()
  }
  const move = (event: Event) => {
    const now = measureFingers(event)
    if (now === 0 || before === 0) return
    event.preventDefault()
    if (now < before * PINCH_STEP && now > before / PINCH_STEP) return
    zoom(now > before ? 'zoomIn' : 'zoomOut')
    before = now
  }
  target.addEventListener('touchstart', start, options)
  target.addEventListener('touchmove', move, options)
}

/** Returns how far apart two fingers are, in pixels; 0 unless there are two. */
function measureFingers(event: Event): number {
  if (!('TouchEvent' in globalThis) || !(event instanceof TouchEvent)) return 0
  const [one, other, third] = event.touches
  if (!one || !other || third) return 0
  return Math.hypot(one.screenX - other.screenX, one.screenY - other.screenY)
}
