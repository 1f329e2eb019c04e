import { expect, it } from 'vitest'
import { findPlanIssue, toInstant, toLocalTime } from './zoned-time.ts'

it.each([
  ['2030-01-15T09:30', 'Europe/Berlin', '2030-01-15T08:30:00.000Z'],
  ['2030-07-15T09:30', 'Europe/Berlin', '2030-07-15T07:30:00.000Z'],
  ['2030-07-15T09:30', 'Asia/Kolkata', '2030-07-15T04:00:00.000Z'],
  ['2030-07-15T00:00', 'America/New_York', '2030-07-15T04:00:00.000Z'],
  // The clocks go forward at 02:00 and back at 03:00.
  ['2030-03-31T01:59', 'Europe/Berlin', '2030-03-31T00:59:00.000Z'],
  ['2030-03-31T03:00', 'Europe/Berlin', '2030-03-31T01:00:00.000Z'],
  ['2030-10-27T03:30', 'Europe/Berlin', '2030-10-27T02:30:00.000Z'],
])('finds the instant of %s in %s, and the local time again', (local, zone, instant) => {
  expect(toInstant(local, zone).toISOString()).toBe(instant)
  expect(toLocalTime(new Date(instant), zone)).toBe(local)
})

it.each([
  // The clocks skip the hour after midnight, and the one after two.
  ['2026-09-06T00:00', 'America/Santiago', '2026-09-06T01:00'],
  ['2030-03-10T02:30', 'America/New_York', '2030-03-10T03:30'],
  ['2030-03-31T02:30', 'Europe/Berlin', '2030-03-31T03:30'],
])('moves %s in %s, which the clocks skip, to %s', (local, zone, shown) => {
  expect(toLocalTime(toInstant(local, zone), zone)).toBe(shown)
})

it('rejects what is no time', () => {
  expect(() => toInstant('T', 'UTC')).toThrow(RangeError)
})

it('finds what is wrong with a planned time, such as a year of five digits', () => {
  const now = Date.parse('2030-01-15T08:29:00.000Z')
  const find = (date: string, time: string) => findPlanIssue({ date, time }, 'Europe/Berlin', now)
  expect(find('2030-01-15', '09:30')).toBeUndefined()
  expect(find('2030-01-15', '09:28')).toBe('past-time')
  expect(find('2030-01-14', '09:30')).toBe('past-date')
  expect(find('2030-01-15', '')).toBe('time')
  for (const date of ['', '20300-01-15']) expect(find(date, '09:30')).toBe('date')
})
