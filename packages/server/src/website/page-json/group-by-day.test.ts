import { expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'

it('groups events by the day on which they begin in the time zone of the site', () => {
  const createEvent = (id: string, time: string) => ({ id, startDate: Date.parse(time) })
  const evening = createEvent('evening', '2027-02-26T23:00:00Z')
  const night = createEvent('night', '2027-02-27T04:30:00Z')
  const noon = createEvent('noon', '2027-02-27T17:00:00Z')
  const events = [evening, night, noon]
  expect(groupByDay(events, 'America/New_York')).toEqual([
    { startDate: evening.startDate, items: [evening, night] },
    { startDate: noon.startDate, items: [noon] },
  ])
  expect(groupByDay(events, 'UTC').map(({ items }) => items.length)).toEqual([1, 2])
  expect(groupByDay([], 'UTC')).toEqual([])
})
