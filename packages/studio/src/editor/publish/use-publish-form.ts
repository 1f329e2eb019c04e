import { useState } from 'react'
import { toLocalTime } from './zoned-time.ts'

/** When changes become public: at once, at a set time, or after a review. */
export type When = 'now' | 'later' | 'review'

/** The local time of a schedule in the time zone of the site. */
export interface PlannedTime {
  readonly date: string
  readonly time: string
}

/** Returns what was entered about when the changes become public. */
export function usePublishForm(timeZone: string, mayPublish: boolean) {
  const [chosen, setWhen] = useState<When>()
  const [entered, setPlanned] = useState<PlannedTime>()
  const [note, setNote] = useState('')
  const when: When = chosen ?? (mayPublish ? 'now' : 'review')
  const planned = entered ?? planTomorrow(timeZone)
  return { when, setWhen, planned, setPlanned, note, setNote }
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns tomorrow at nine in the time zone of the site. */
function planTomorrow(timeZone: string): PlannedTime {
  const tomorrow = toLocalTime(new Date(Date.now() + DAY_MS), timeZone)
  return { date: tomorrow.slice(0, 10), time: '09:00' }
}
