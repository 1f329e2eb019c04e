import { expect, it } from 'vitest'
import { formatDay } from '../locale/index.ts'
import { getMonthRange, getNextMidnight } from './month-range.ts'

const NEW_YORK = 'America/New_York'

it('starts a month when its first day begins in the time zone', () => {
  expect(getMonthRange('11-2026', NEW_YORK)).toEqual({
    from: new Date('2026-11-01T04:00:00Z'),
    to: new Date('2026-12-01T05:00:00Z'),
  })
  for (const month of ['13-2026', '2026-11', '00-2026', '01-0099', '01-2200', ''])
    expect(getMonthRange(month, 'UTC')).toBe(undefined)
})

it.each([
  ['2026-11-22T04:59:59Z', '2026-11-21', '2026-11-22T05:00:00Z'],
  ['2026-11-22T05:00:00Z', '2026-11-22', '2026-11-23T05:00:00Z'],
  // The day on which clocks are set back has an hour more.
  ['2026-11-01T04:00:00Z', '2026-11-01', '2026-11-02T05:00:00Z'],
  ['2026-12-31T23:00:00Z', '2026-12-31', '2027-01-01T05:00:00Z'],
])('returns the start and the end of the day of %s', (now, day, end) => {
  expect(formatDay(new Date(now), NEW_YORK)).toBe(day)
  expect(getNextMidnight(new Date(now), NEW_YORK)).toEqual(new Date(end))
})
