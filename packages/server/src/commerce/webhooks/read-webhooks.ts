import type {
  listWebhookDeliveries as listRoute,
  Query,
  Reply,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@vitrine/contract'
import { webhookDeliverySchema } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { type DeliveryRow, findDelivery, listDeliveries as listRows } from './delivery-store.ts'
import {
  type EndpointRow,
  findEndpoint,
  findLastAttempts,
  listEndpoints,
} from './endpoint-store.ts'
import { webhookErrors } from './errors.ts'
import { countReplaysLeft } from './replay-store.ts'

const PAGE_SIZE = 50

export async function listWebhooks(db: Db, siteId: string): Promise<Webhook[]> {
  const rows = await listEndpoints(db, siteId)
  const attempts = await findLastAttempts(db, siteId)
  return rows.map((row) => toWebhook(row, attempts))
}

/** Loads a webhook. Throws `webhooks.unknown`. */
export async function loadWebhook(db: Db, siteId: string, id: string): Promise<Webhook> {
  const row = await findEndpoint(db, siteId, id)
  if (!row) throw webhookErrors.unknown()
  return toWebhook(row, await findLastAttempts(db, siteId))
}

function toWebhook(row: EndpointRow, attempts: ReadonlyMap<string, string>): Webhook {
  const { id, address, events, isOn, failingSince, disabledAt, createdAt, earlierUntil } = row
  const isOver = earlierUntil === null || Date.parse(earlierUntil) <= Date.now()
  return {
    ...{ id, address, events, isOn, failingSince, disabledAt, createdAt },
    earlierSecretUntil: isOver ? null : earlierUntil,
    lastAttemptAt: attempts.get(id) ?? null,
  }
}

/** Lists a page of the deliveries of a webhook. Throws `webhooks.unknown`. */
export async function listDeliveries(
  db: Db,
  siteId: string,
  { id, state, cursor }: Query<typeof listRoute> & { readonly id: string },
): Promise<Reply<typeof listRoute>> {
  if (!(await findEndpoint(db, siteId, id))) throw webhookErrors.unknown()
  const page = { endpointId: id, state, after: cursor, limit: PAGE_SIZE + 1 }
  const found = await listRows(db, siteId, page)
  const rows = found.slice(0, PAGE_SIZE)
  return {
    deliveries: rows.map(toDelivery),
    nextPageCursor: found.length > PAGE_SIZE ? (rows.at(-1)?.id ?? null) : null,
    replaysLeft: await countReplaysLeft(db, siteId, id),
  }
}

/** Finds a delivery of a webhook. Throws `webhooks.unknownDelivery`. */
export async function loadDelivery(
  db: Db,
  siteId: string,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<DeliveryRow> {
  const row = await findDelivery(db, siteId, deliveryId)
  if (row?.endpointId !== id) throw webhookErrors.unknownDelivery()
  return row
}

export function toDeliveryDetail(row: DeliveryRow): WebhookDeliveryDetail {
  return { ...toDelivery(row), payload: row.payload, response: row.response }
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { eventType: type, error: failure, nextAttemptAt } = row
  return webhookDeliverySchema.parse({
    ...row,
    ...{ type, failure },
    nextAttemptAt: row.state === 'pending' && row.attempts > 0 ? nextAttemptAt : null,
  })
}
