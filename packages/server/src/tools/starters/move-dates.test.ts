import { expect, it } from 'vitest'
import { moveDates } from './move-dates.ts'

const event = {
  allDay: false,
  startAt: '2027-06-04T20:00:00.000Z',
  endAt: '2027-06-04T23:00:00.000Z',
}
const item = { publishOn: '2026-11-22T09:00:00.000Z', event }

it('moves events by whole weeks, to the same hour in the time zone of the site', () => {
  const move = (now: string, timeZone: string) =>
    moveDates(item, { from: '2026-11-29', now: new Date(now), timeZone })
  // Not a week has passed.
  expect(move('2026-12-05T23:00:00Z', 'UTC')).toEqual(item)
  expect(move('2026-11-28T00:00:00Z', 'UTC')).toEqual(item)
  // 52 weeks and a day later: a Friday again, at eight in the evening of New York's summer.
  expect(move('2027-11-29T00:00:00Z', 'America/New_York')).toEqual({
    publishOn: '2027-11-21T14:00:00.000Z',
    event: {
      allDay: false,
      startAt: '2028-06-03T00:00:00.000Z',
      endAt: '2028-06-03T03:00:00.000Z',
    },
  })
})

it('never dates a post after today', () => {
  const now = new Date('2026-11-29T01:00:00Z')
  const post = { publishOn: '2026-11-28T22:00:00.000Z', title: 'News' }
  expect(moveDates(post, { from: '2026-11-29', now, timeZone: 'America/New_York' })).toEqual({
    publishOn: now.toISOString(),
    title: 'News',
  })
})
