import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenToPinch } from './pinch.ts'

/** An event of the wheel, which Node.js does not have. */
class Wheel extends Event {
  readonly ctrlKey: boolean
  readonly deltaY: number

  constructor(deltaY: number, ctrlKey = true) {
    super('wheel', { cancelable: true })
    this.deltaY = deltaY
    this.ctrlKey = ctrlKey
  }
}

/** An event of fingers on a touch screen, each at its distance from the left edge. */
class Touch extends Event {
  readonly touches: readonly { readonly screenX: number; readonly screenY: number }[]

  constructor(type: string, ...fingers: readonly number[]) {
    super(type, { cancelable: true })
    this.touches = fingers.map((screenX) => ({ screenX, screenY: 100 }))
  }
}

beforeAll(() => {
  vi.stubGlobal('WheelEvent', Wheel)
  vi.stubGlobal('TouchEvent', Touch)
})
afterAll(() => vi.unstubAllGlobals())

/** Listens to a target, and returns what its events zoomed. */
function listen() {
  const target = new EventTarget()
  const zoomed: string[] = []
  const stop = listenToPinch(target, (to) => void zoomed.push(to))
  /** Sends events; returns whether each one was taken from the browser. */
  const send = (...events: readonly Event[]) =>
    events.map((event) => (target.dispatchEvent(event), event.defaultPrevented))
  return { zoomed, send, stop }
}

describe('the wheel', () => {
  it('zooms with Ctrl, once for each notch of a mouse', () => {
    const { zoomed, send } = listen()
    expect(send(new Wheel(-100), new Wheel(-100), new Wheel(100))).toEqual([true, true, true])
    expect(zoomed).toEqual(['zoomIn', 'zoomIn', 'zoomOut'])
  })

  it('scrolls without Ctrl', () => {
    const { zoomed, send } = listen()
    expect(send(new Wheel(-100, false))).toEqual([false])
    expect(zoomed).toEqual([])
  })

  it('zooms when the small turns of a trackpad are as far as a notch, and begins anew when they turn back', () => {
    const { zoomed, send } = listen()
    send(...Array.from({ length: 4 }, () => new Wheel(-10)))
    expect(zoomed).toEqual([])
    send(new Wheel(10), ...Array.from({ length: 4 }, () => new Wheel(-10)))
    expect(zoomed).toEqual([])
    send(new Wheel(-10))
    expect(zoomed).toEqual(['zoomIn'])
  })
})

describe('two fingers', () => {
  it('zoom in when they move apart, and out when they move together', () => {
    const { zoomed, send } = listen()
    const start = new Touch('touchstart', 100, 200)
    const moves = [220, 230, 260, 150].map((x) => new Touch('touchmove', 100, x))
    expect(send(start, ...moves)).toEqual([true, true, true, true, true])
    expect(zoomed).toEqual(['zoomIn', 'zoomOut'])
  })

  it('are none where one or three touch, which scroll', () => {
    const { zoomed, send } = listen()
    expect(send(new Touch('touchstart', 100), new Touch('touchmove', 300))).toEqual([false, false])
    const three = [new Touch('touchstart', 1, 2, 3), new Touch('touchmove', 1, 2, 300)]
    expect(send(...three)).toEqual([false, false])
    expect(zoomed).toEqual([])
  })

  it('compare with where they began, not with an earlier pinch', () => {
    const { zoomed, send } = listen()
    send(new Touch('touchstart', 100, 200), new Touch('touchmove', 100, 210))
    send(new Touch('touchstart', 100, 400), new Touch('touchmove', 100, 410))
    expect(zoomed).toEqual([])
  })
})

it('stops', () => {
  const { zoomed, send, stop } = listen()
  stop()
  expect(send(new Wheel(-100), new Touch('touchstart', 1, 2))).toEqual([false, false])
  expect(zoomed).toEqual([])
})
