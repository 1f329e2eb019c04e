import type { Body, changeWebhook as changeRoute, WebhookPayload } from '@vitrine/contract'
import { MAX_WEBHOOKS, WEBHOOK_TEST } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { findAddressError } from './address.ts'
import { type DeliveryPorts, sendDelivery } from './deliver.ts'
import { type DeliveryRow, findDelivery, insertManualDelivery } from './delivery-store.ts'
import {
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  replaceSecret,
  updateEndpoint,
} from './endpoint-store.ts'
import { webhookErrors } from './errors.ts'
import { loadDelivery } from './read-webhooks.ts'
import { deriveSecret, OVERLAP_HOURS } from './secret.ts'

interface Owner {
  readonly id: string
  readonly secret: Buffer
}

type Change = Body<typeof changeRoute>

/** A webhook with its secret, which only its maker sees. */
interface NewSecret {
  readonly id: string
  readonly secret: string
}

/** Creates a webhook. Throws `webhooks.invalid` and `webhooks.tooMany`. */
export async function createWebhook(
  db: Db,
  site: Owner,
  { address, events }: Omit<Change, 'isOn'>,
): Promise<NewSecret> {
  assertAddress(address)
  const [id, secretId] = [newId(), newId()]
  const row = { id, address, secretId, events: [...new Set(events)] }
  if (!(await insertEndpoint(db, site.id, row, MAX_WEBHOOKS))) throw webhookErrors.tooMany()
  return { id, secret: deriveSecret(site.secret, secretId) }
}

/** Changes a webhook. Throws `webhooks.invalid` and `webhooks.unknown`. */
export async function changeWebhook(
  db: Db,
  siteId: string,
  id: string,
  { events, ...change }: Change,
): Promise<void> {
  assertAddress(change.address)
  const row = await updateEndpoint(db, siteId, id, { ...change, events: [...new Set(events)] })
  if (!row) throw webhookErrors.unknown()
}

/** Deletes a webhook. Throws `webhooks.unknown`. */
export async function deleteWebhook(db: Db, siteId: string, id: string): Promise<void> {
  if (!(await deleteEndpoint(db, siteId, id))) throw webhookErrors.unknown()
}

/** Gives a webhook another secret. For a day, deliveries are signed with the earlier one, too. Throws `webhooks.unknown`. */
export async function rollSecret(db: Db, site: Owner, id: string): Promise<NewSecret> {
  const secretId = newId()
  const row = await replaceSecret(db, site.id, id, { secretId, hours: OVERLAP_HOURS })
  if (!row) throw webhookErrors.unknown()
  return { id, secret: deriveSecret(site.secret, secretId) }
}

type SendPorts = Omit<DeliveryPorts, 'logError'>

/** Sends a test event, and returns what became of it. Throws `webhooks.unknown`. */
export async function sendTest(ports: SendPorts, siteId: string, id: string): Promise<DeliveryRow> {
  if (!(await findEndpoint(ports.db, siteId, id))) throw webhookErrors.unknown()
  const eventId = newId()
  const createdAt = new Date().toISOString()
  const payload = JSON.stringify({
    ...{ id: eventId, type: WEBHOOK_TEST, version: 1, createdAt },
    data: { message: 'A test from the studio.' },
  } satisfies WebhookPayload)
  return sendManually(ports, siteId, {
    ...{ endpointId: id, eventId, eventType: WEBHOOK_TEST },
    ...{ objectId: null, happenedAt: createdAt, payload },
  })
}

/** Sends the bytes of a delivery again, and returns what became of them. Throws `webhooks.unknownDelivery`. */
export async function replayDelivery(
  ports: SendPorts,
  siteId: string,
  of: { readonly id: string; readonly deliveryId: string },
): Promise<DeliveryRow> {
  const { endpointId, eventId, eventType, objectId, happenedAt, payload } = await loadDelivery(
    ports.db,
    siteId,
    of,
  )
  const copy = { endpointId, eventId, eventType, objectId, happenedAt, payload }
  return sendManually(ports, siteId, copy)
}

async function sendManually(
  ports: SendPorts,
  siteId: string,
  row: Parameters<typeof insertManualDelivery>[2],
): Promise<DeliveryRow> {
  const id = await insertManualDelivery(ports.db, siteId, row)
  await sendDelivery(ports, siteId, id)
  const sent = await findDelivery(ports.db, siteId, id)
  if (!sent) throw webhookErrors.unknown()
  return sent
}

function assertAddress(address: string): void {
  const error = findAddressError(address)
  if (error !== undefined) throw webhookErrors.invalid({ errors: { address: error } })
}
