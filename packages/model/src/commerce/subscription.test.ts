import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeCycleAt,
  computeRetryAt,
  findNextCycle,
  getSubscriptionActions,
  isPlanComplete,
  PAYMENT_RETRY_DAYS,
  subscriptionStatuses,
} from './subscription.ts'

const MONTHLY = { value: 1, unit: 'month' } as const
const DAY_MS = 24 * 3_600_000
const zones = ['UTC', 'Europe/Paris', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe']

function formatLocal(at: Date, timeZone: string): string {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', options).format(at)
}

const anyAnchor = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const anyPeriod = fc.record({
  value: fc.integer({ min: 1, max: 6 }),
  unit: fc.constantFrom('week', 'month', 'year'),
})

describe('the periods of a subscription', () => {
  it('returns to the 31st after a short month', () => {
    const anchor = new Date('2027-01-31T10:00:00Z')
    const days = [0, 1, 2, 3].map((index) =>
      computeCycleAt(anchor, 'UTC', MONTHLY, index).toISOString().slice(0, 10),
    )
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  })

  it('bills the 29th of February on the 28th in other years', () => {
    const anchor = new Date('2028-02-29T10:00:00Z')
    const years = [1, 4].map((index) =>
      computeCycleAt(anchor, 'UTC', { value: 1, unit: 'year' }, index).toISOString().slice(0, 10),
    )
    expect(years).toEqual(['2029-02-28', '2032-02-29'])
  })

  it('keeps the local time of day when the clocks change', () => {
    const anchor = new Date('2027-03-15T08:00:00Z')
    const next = computeCycleAt(anchor, 'Europe/Paris', MONTHLY, 1)
    expect(formatLocal(anchor, 'Europe/Paris')).toBe('2027-03-15 09:00')
    expect(formatLocal(next, 'Europe/Paris')).toBe('2027-04-15 09:00')
    expect(next.toISOString()).toBe('2027-04-15T07:00:00.000Z')
  })

  it('moves a time that the clocks skip to the first one after it', () => {
    const anchor = new Date('2027-02-28T01:30:00Z')
    const next = computeCycleAt(anchor, 'Europe/Paris', MONTHLY, 1)
    expect(formatLocal(next, 'Europe/Paris')).toBe('2027-03-28 03:30')
  })

  it('begins with the anchor', () => {
    fc.assert(
      fc.property(anyAnchor, fc.constantFrom(...zones), anyPeriod, (date, zone, period) => {
        const anchor = new Date(Math.floor(date.getTime() / 1_000) * 1_000)
        const first = computeCycleAt(anchor, zone, period, 0)
        // Of two instants with the same local time, the earlier one is meant.
        expect(formatLocal(first, zone)).toBe(formatLocal(anchor, zone))
      }),
    )
  })

  it('grows with the index, about as fast as the period', () => {
    fc.assert(
      fc.property(
        anyAnchor,
        fc.constantFrom(...zones),
        anyPeriod,
        fc.integer({ min: 0, max: 30 }),
        (anchor, zone, period, index) => {
          const at = computeCycleAt(anchor, zone, period, index)
          const next = computeCycleAt(anchor, zone, period, index + 1)
          const days = (next.getTime() - at.getTime()) / DAY_MS
          const unitDays = { week: 7, month: 30.5, year: 365.5 }[period.unit]
          expect(Math.abs(days - unitDays * period.value)).toBeLessThan(4)
        },
      ),
    )
  })

  it('keeps the day of the month of the anchor, or the last day of a shorter month', () => {
    fc.assert(
      fc.property(anyAnchor, fc.integer({ min: 0, max: 60 }), (anchor, index) => {
        const at = computeCycleAt(anchor, 'UTC', MONTHLY, index)
        const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
        expect(at.getUTCDate()).toBe(Math.min(anchor.getUTCDate(), last))
      }),
    )
  })

  it('finds the next period after a long pause', () => {
    const anchor = new Date('2027-01-31T10:00:00Z')
    const after = new Date('2027-05-02T00:00:00Z')
    expect(findNextCycle(anchor, 'UTC', MONTHLY, { index: 1, after })).toEqual({
      index: 4,
      at: new Date('2027-05-31T10:00:00Z'),
    })
  })
})

it('tries a failed payment again after 1, 3, 5 and 7 days', () => {
  const failedAt = new Date('2027-01-01T00:00:00Z')
  const days = [1, 2, 3, 4].map((failures) => computeRetryAt(failedAt, failures)?.getUTCDate())
  expect(days).toEqual(PAYMENT_RETRY_DAYS.map((day) => 1 + day))
  expect(computeRetryAt(failedAt, 5)).toBeUndefined()
})

it('ends a plan with its last order, and a plan without an end never', () => {
  const plan = { billingPeriod: MONTHLY, numBillingCycles: 3 }
  expect([2, 3].map((ordered) => isPlanComplete(plan, ordered))).toEqual([false, true])
  expect(isPlanComplete({ ...plan, numBillingCycles: 0 }, 1_000)).toBe(false)
})

it('offers actions that fit the state of a subscription', () => {
  const actions = subscriptionStatuses.map((status) => [
    status,
    getSubscriptionActions({ status, cancelsAtEnd: false }),
  ])
  expect(Object.fromEntries(actions)).toEqual({
    active: ['pause', 'skip', 'cancel', 'cancel-now'],
    past_due: ['pause', 'cancel-now'],
    paused: ['resume', 'cancel-now'],
    canceled: [],
    ended: [],
  })
  expect(getSubscriptionActions({ status: 'active', cancelsAtEnd: true })).toEqual([
    'resume',
    'cancel-now',
  ])
})
