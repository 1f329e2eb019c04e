import * as z from 'zod/mini'
import { detailsShape, optionsShape, textsShape } from '../../platform/db/record-shapes.ts'
import type { RecordPart, RecordRow, RecordSet } from '../../platform/db/records.ts'
import { addSubscriptionEvent } from './store.ts'
import {
  subscription,
  subscriptionCycle,
  subscriptionEvent,
  subscriptionSettings,
} from './tables.ts'

const planShape = z.object({
  billingPeriod: z.object({ value: z.int(), unit: z.enum(['week', 'month', 'year']) }),
  numBillingCycles: z.int(),
})

/**
 * The subscriptions, without the stored payment methods. A restored one that was running is paused: the site it comes
 * from may still charge it.
 */
export const subscriptionRecords: RecordSet = {
  name: 'subscription',
  folder: 'subscriptions',
  table: subscription,
  omitted: ['savedMethod', 'savedCustomer', 'savedBrand', 'savedLastFour'],
  shapes: {
    options: optionsShape,
    additionalFields: textsShape,
    address: textsShape,
    plan: planShape,
  },
  complete: (row) =>
    isRunning(row)
      ? { ...row, status: 'paused', failures: 0, firstFailedAt: null, retryAt: null }
      : row,
  parts: [
    {
      name: 'cycles',
      table: subscriptionCycle,
      by: 'subscriptionId',
      order: ['index'],
      omitted: ['leasedUntil'],
    },
    {
      name: 'events',
      table: subscriptionEvent,
      by: 'subscriptionId',
      order: ['happenedAt', 'id'],
      shapes: { details: detailsShape },
    },
  ],
  finish: async (tx, site, row) => {
    if (isRunning(row))
      await addSubscriptionEvent(tx, site.id, {
        subscriptionId: String(row['id']),
        kind: 'imported',
      })
  },
}

/** The settings of subscriptions. */
export const subscriptionSiteRecords: readonly RecordPart[] = [
  {
    name: 'subscriptionSettings',
    table: subscriptionSettings,
    by: 'siteId',
    order: ['siteId'],
  },
]

function isRunning(row: RecordRow): boolean {
  return row['status'] === 'active' || row['status'] === 'past_due'
}
