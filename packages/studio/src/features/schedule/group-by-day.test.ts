import { expect, it } from 'vitest'
import { groupByDay } from './group-by-day.ts'
import type { ScheduledEvent } from './load-schedule.ts'

const happens = (id: string, at: string): ScheduledEvent => ({
  ...{ id, at, kind: 'publish', titles: [], to: '/config', isOutdated: false },
})

it('groups events by the day at the place of the site', () => {
  const events = [
    happens('evening', '2026-12-01T04:30:00.000Z'),
    happens('morning', '2026-12-01T14:00:00.000Z'),
    happens('night', '2026-12-02T05:30:00.000Z'),
  ]
  const days = groupByDay(events, { locale: 'en-US', timeZone: 'America/New_York' })
  expect(days.map(({ title, events: ofDay }) => [title, ofDay.map(({ id }) => id)])).toEqual([
    ['Monday, November 30, 2026', ['evening']],
    ['Tuesday, December 1, 2026', ['morning']],
    ['Wednesday, December 2, 2026', ['night']],
  ])
})
