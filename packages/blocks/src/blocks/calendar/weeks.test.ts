import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getFirstDay, getWeekdayNames, getWeeks } from './weeks.ts'

it.each([
  ['en-US', 7],
  ['en-GB', 1],
  ['fr', 1],
  ['ar-EG', 6],
  ['he', 7],
])('starts the weeks of %s with day %i', (locale, day) => {
  expect(getFirstDay(locale)).toBe(day)
})

it.each([
  ['en', 'Mon'],
  ['fr', 'lun.'],
  ['ar', 'ن'],
  ['he', 'ב׳'],
  ['vi', 'T2'],
])('abbreviates the weekdays in %s for phones', (locale, monday) => {
  const names = getWeekdayNames(locale, 1)
  expect(names[0]?.short).toBe(monday)
  expect(names.every(({ short }) => short.length <= 4)).toBe(true)
})

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

it('contains every day of a month once, below its weekday', () => {
  const year = fc.integer({ min: 1970, max: 2200 })
  const month = fc.integer({ min: 1, max: 12 })
  const first = fc.constantFrom(1, 2, 3, 4, 5, 6, 7)
  fc.assert(
    fc.property(year, month, first, (y, m, firstDay) => {
      const written = `${y}-${String(m).padStart(2, '0')}`
      const weeks = getWeeks(written, firstDay)
      const names = getWeekdayNames('en', firstDay).map(({ name }) => name)
      expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true)
      const days = weeks.flatMap((week) =>
        week.flatMap((day, at) => (day ? [{ ...day, name: names[at] }] : [])),
      )
      const count = new Date(Date.UTC(y, m, 0)).getUTCDate()
      expect(days.map(({ number }) => number)).toEqual(
        Array.from({ length: count }, (_, at) => at + 1),
      )
      for (const { iso, name } of days)
        expect(weekday.format(new Date(`${iso}T00:00:00Z`))).toBe(name)
    }),
  )
})
