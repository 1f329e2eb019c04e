import type { Body, replayWebhookDeliveries, Reply } from '@vitrine/contract'
import { MAX_REPLAYS } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Site } from '../../platform/http/site.ts'
import { findEndpoint } from './endpoint-store.ts'
import { webhookErrors } from './errors.ts'
import {
  countReplayable,
  countReplays,
  countReplaysLeft,
  insertReplays,
  lockEndpoint,
} from './replay-store.ts'

type Asked = Body<typeof replayWebhookDeliveries>

/**
 * Prepares copies of the deliveries of a filter, which the job of deliveries sends. Returns how many; a dry run counts alone. A
 * webhook has one replay at a time, and a repeated press has the first result. Throws `webhooks.unknown`, `webhooks.off`,
 * `webhooks.replaying` and `webhooks.tooManyReplays`.
 */
export async function replayDeliveries(
  db: Db,
  site: Pick<Site, 'id' | 'timeZone'>,
  { endpointId, body }: { readonly endpointId: string; readonly body: Asked },
): Promise<Reply<typeof replayWebhookDeliveries>> {
  const { id: replayId, dryRun, ...rest } = body
  const filter = { ...rest, endpointId }
  if (!(await findEndpoint(db, site.id, endpointId))) throw webhookErrors.unknown()
  if (dryRun) return { count: await countReplayable(db, site, filter) }
  return transact(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, site.id, endpointId)
    if (!endpoint) throw webhookErrors.unknown()
    const before = await countReplays(tx, site.id, { endpointId, replayId })
    if (before > 0) return { count: before }
    if (!endpoint.isOn) throw webhookErrors.off()
    if ((await countReplaysLeft(tx, site.id, endpointId)) > 0) throw webhookErrors.replaying()
    if ((await countReplayable(tx, site, filter)) > MAX_REPLAYS)
      throw webhookErrors.tooManyReplays()
    return { count: await insertReplays(tx, site, { ...filter, replayId }) }
  })
}
