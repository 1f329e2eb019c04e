import { expect, it } from 'vitest'
import type { Edges } from '../visible-frame.ts'
import { computeToolbarPlace } from './toolbar-place.ts'

const SIZE = { width: 300, height: 40 }
const FRAME: Edges = { left: 0, top: 0, right: 1000, bottom: 600 }

function place(
  text: Edges,
  { line = text.top, isRightToLeft = false, isTouch = false, enlargement = 1 } = {},
) {
  return computeToolbarPlace(SIZE, {
    ...{ frame: FRAME, text, isRightToLeft, isTouch, enlargement },
    line: { top: line, bottom: line + 20 },
  })
}

it('is above a text, where its lines begin', () => {
  const text = { left: 200, top: 200, right: 700, bottom: 300 }
  expect(place(text)).toEqual({ left: 200, top: 128 })
  expect(place(text, { isRightToLeft: true })).toEqual({ left: 400, top: 128 })
})

it('stays within what can be seen on the left and on the right', () => {
  expect(place({ left: 800, top: 200, right: 990, bottom: 300 }).left).toBe(692)
  const narrow = { left: 10, top: 200, right: 90, bottom: 300 }
  expect(place(narrow, { isRightToLeft: true }).left).toBe(8)
})

it('is below a text that has no room above', () => {
  expect(place({ left: 200, top: 60, right: 700, bottom: 300 }).top).toBe(314)
  expect(place({ left: 200, top: -200, right: 700, bottom: 300 }).top).toBe(314)
})

it('is at an edge beside a text that is taller than what can be seen, and covers no edited line', () => {
  const tall = { left: 200, top: -400, right: 700, bottom: 900 }
  expect(place(tall, { line: 300 }).top).toBe(8)
  expect(place(tall, { line: 30 }).top).toBe(552)
  // The cursor is out of sight.
  expect(place(tall, { line: -300 }).top).toBe(8)
})

it('stays in sight when the text was scrolled away', () => {
  expect(place({ left: 200, top: 700, right: 700, bottom: 900 }).top).toBe(8)
  expect(place({ left: 200, top: -300, right: 700, bottom: -100 }).top).toBe(8)
})

it('is at the bottom for a finger, and covers no edited line', () => {
  const text = { left: 200, top: 200, right: 700, bottom: 300 }
  expect(place(text, { isTouch: true })).toEqual({ left: 200, top: 552 })
  expect(place(text, { isTouch: true, line: 520 }).top).toBe(552)
  expect(place(text, { isTouch: true, line: 560 }).top).toBe(8)
})

it('keeps its distance on the screen where the page is shown smaller', () => {
  const text = { left: 200, top: 200, right: 700, bottom: 300 }
  expect(place(text, { enlargement: 2 }).top).toBe(96)
})
