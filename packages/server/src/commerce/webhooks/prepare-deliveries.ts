import type { WebhookPayload } from '@vitrine/contract'
import { webhookEvents } from '@vitrine/model'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { putDelivery } from './delivery-store.ts'
import { listSubscribed } from './endpoint-store.ts'
import { loadEventData } from './event-data.ts'

/** The topic of the events that triggers of the database emit. @see migrations/202611281510_webhooks.sql */
export const WEBHOOK_TOPIC = 'webhook.event'

const eventSchema = z.object({
  eventId: z.uuid(),
  type: z.enum(webhookEvents),
  objectId: z.uuid(),
  happenedAt: z.iso.datetime({ precision: 6 }),
})

/** Prepares the deliveries of an event, one for each webhook that wants it. Has no effect when repeated. */
export async function prepareDeliveries(db: Db, siteId: string, event: unknown): Promise<void> {
  const { eventId, type, objectId, happenedAt } = eventSchema.parse(event)
  const endpoints = await listSubscribed(db, siteId, type)
  if (endpoints.length === 0) return
  const data = await loadEventData(db, siteId, { type, objectId })
  if (!data) return
  const createdAt = new Date(happenedAt).toISOString()
  const payload = JSON.stringify({
    ...{ id: eventId, type, createdAt, data },
    version: 1,
  } satisfies WebhookPayload)
  for (const { id } of endpoints)
    await putDelivery(db, siteId, {
      ...{ endpointId: id, eventId, eventType: type, objectId, happenedAt, payload },
    })
}
