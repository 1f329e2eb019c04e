import type { replayStates } from '@vitrine/contract'
import { MAX_REPLAYS, type WebhookEvent } from '@vitrine/model'
import { and, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import type { EndpointRow } from './endpoint-store.ts'
import { webhookDelivery, webhookEndpoint } from './tables.ts'

/** The deliveries of a webhook that are to be sent again. */
export interface ReplayFilter {
  readonly endpointId: string
  readonly state: (typeof replayStates)[number]
  readonly events: readonly WebhookEvent[]
  /** The first and the last day, in the time zone of the site. */
  readonly from: string
  readonly to: string
}

type SiteDays = Pick<Site, 'id' | 'timeZone'>

/** Finds a webhook and locks it, so that its replays begin one after the other. */
export async function lockEndpoint(
  tx: Db,
  siteId: string,
  id: string,
): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.siteId, siteId), eq(webhookEndpoint.id, id)))
    .for('update')
  return row
}

export async function countReplayable(
  db: Db,
  site: SiteDays,
  filter: ReplayFilter,
): Promise<number> {
  return db.$count(webhookDelivery, isReplayable(site, filter))
}

/** Counts the deliveries that a press made. */
export async function countReplays(
  db: Db,
  siteId: string,
  { endpointId, replayId }: { readonly endpointId: string; readonly replayId: string },
): Promise<number> {
  return db.$count(
    webhookDelivery,
    and(isAtEndpoint(siteId, endpointId), eq(webhookDelivery.replayId, replayId)),
  )
}

/** Counts the deliveries of a webhook that replays by filter have yet to send. */
export async function countReplaysLeft(
  db: Db,
  siteId: string,
  endpointId: string,
): Promise<number> {
  return db.$count(
    webhookDelivery,
    and(
      isAtEndpoint(siteId, endpointId),
      eq(webhookDelivery.state, 'pending'),
      isNotNull(webhookDelivery.replayId),
    ),
  )
}

/** Inserts a copy of each delivery of a filter, in the order in which the events happened. Returns how many. */
export async function insertReplays(
  tx: Db,
  site: SiteDays,
  { replayId, ...filter }: ReplayFilter & { readonly replayId: string },
): Promise<number> {
  const found = await tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(isReplayable(site, filter))
    .orderBy(webhookDelivery.happenedAt, webhookDelivery.id)
    .limit(MAX_REPLAYS)
  const uuids = (ids: readonly string[]) => sql`${sql.param(ids)}::uuid[]`
  const pairs = sql`unnest(${uuids(found.map(({ id }) => id))}, ${uuids(found.map(() => newId()))})`
  await tx.execute(sql`
    insert into webhook_delivery (site_id, id, endpoint_id, event_id, event_type, object_id, happened_at,
      payload, is_manual, replay_id)
    select d.site_id, copy.id, d.endpoint_id, d.event_id, d.event_type, d.object_id, d.happened_at,
      d.payload, true, ${replayId}
    from ${pairs} as copy (source, id) join webhook_delivery d on d.site_id = ${site.id} and d.id = copy.source`)
  return found.length
}

function isAtEndpoint(siteId: string, endpointId: string) {
  return and(eq(webhookDelivery.siteId, siteId), eq(webhookDelivery.endpointId, endpointId))
}

const other = alias(webhookDelivery, 'other')

/**
 * Chooses the first delivery of each event, so that none is sent twice. One that waits is not among them: it is sent anyway. An
 * event has failed if no replay of it has arrived or waits.
 */
function isReplayable({ id, timeZone }: SiteDays, filter: ReplayFilter) {
  const { endpointId, state, events, from, to } = filter
  const { createdAt, eventId } = webhookDelivery
  const day = (date: string, days = 0) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone ${timeZone}`
  return and(
    isAtEndpoint(id, endpointId),
    eq(webhookDelivery.isManual, false),
    inArray(webhookDelivery.eventType, [...events]),
    gte(createdAt, day(from)),
    lt(createdAt, day(to, 1)),
    state === 'all'
      ? ne(webhookDelivery.state, 'pending')
      : and(
          eq(webhookDelivery.state, 'failed'),
          sql`not exists (select from ${webhookDelivery} as other
            where ${other.siteId} = ${id} and ${other.endpointId} = ${endpointId}
              and ${other.eventId} = ${eventId} and ${other.isManual} and ${other.state} <> 'failed')`,
        ),
  )
}
