import { describe, expect, it } from 'vitest'
import {
  createDay,
  type EventTimes,
  formatTime,
  moveEnd,
  moveStart,
  parseTime,
  setAllDay,
} from '../values/event-times.ts'

const LONDON = 'Europe/London'

const evening: EventTimes = {
  startAt: '2026-03-28T18:00:00.000Z',
  endAt: '2026-03-28T20:30:00.000Z',
  allDay: false,
}

describe('the times of an event', () => {
  it('are on the clocks of the site', () => {
    expect(formatTime('2026-07-01T18:00:00.000Z', LONDON)).toBe('2026-07-01T19:00')
    expect(formatTime('2026-07-01T23:30:00.000Z', LONDON, true)).toBe('2026-07-02')
    expect(parseTime('2026-07-01T19:00', LONDON)).toBe('2026-07-01T18:00:00.000Z')
    expect(parseTime('2026-07-01', LONDON)).toBe('2026-06-30T23:00:00.000Z')
  })

  it.each([
    ...['', '2026-07-', '2026-13-01T10:00', 'soon'],
    ...['20260-01-01', '9999-12-31', '0000-01-01T10:00'],
  ])('are not read from %j', (text) => {
    expect(parseTime(text, LONDON)).toBeUndefined()
  })

  it('are one day of a new event, also where it has 23 or 25 hours', () => {
    expect(createDay('2026-03-29', LONDON)).toEqual({
      startAt: '2026-03-29T00:00:00.000Z',
      endAt: '2026-03-29T22:59:59.999Z',
      allDay: true,
    })
    expect(createDay('2026-10-25', LONDON)?.endAt).toBe('2026-10-25T23:59:59.999Z')
    expect(createDay('20260-01-01', LONDON)).toBeUndefined()
  })

  it('move together, by the clock where the clocks change', () => {
    const moved = moveStart(evening, '2026-03-29T18:00', LONDON)
    expect(formatTime(moved.startAt, LONDON)).toBe('2026-03-29T18:00')
    expect(formatTime(moved.endAt, LONDON)).toBe('2026-03-29T20:30')
    expect(moveStart(evening, '', LONDON)).toBe(evening)
  })

  it('do not end before they start', () => {
    expect(moveEnd(evening, '2026-03-28T17:59', LONDON)).toBeUndefined()
    expect(moveEnd(evening, '2026-03-28T18:00', LONDON)?.endAt).toBe(evening.startAt)
  })

  it('are whole days, also one without an hour', () => {
    const day = setAllDay({ ...evening, endAt: '2026-03-29T10:00:00.000Z' }, true, LONDON)
    expect(day.startAt).toBe('2026-03-28T00:00:00.000Z')
    expect(day.endAt).toBe('2026-03-29T22:59:59.999Z')
    expect(moveEnd(day, '2026-03-28', LONDON)?.endAt).toBe('2026-03-28T23:59:59.999Z')
    expect(moveEnd(day, '2026-03-27', LONDON)).toBeUndefined()
    expect(moveStart(day, '2026-06-01', LONDON).endAt).toBe('2026-06-02T22:59:59.999Z')
  })
})
