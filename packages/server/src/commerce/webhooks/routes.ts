import * as contract from '@vitrine/contract'
import type { GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayDelivery,
  rollSecret,
  sendTest,
} from './edit-webhooks.ts'
import {
  listDeliveries,
  listWebhooks,
  loadDelivery,
  loadWebhook,
  toDeliveryDetail,
} from './read-webhooks.ts'
import { replayDeliveries } from './replay-deliveries.ts'

/** Mounts the calls with which staff manage webhooks. */
export function webhookRoutes(http: PageServer, { fetch }: { readonly fetch: GuardedFetch }): void {
  mount(http, contract.listWebhooks, async ({ db, site }) => ({
    webhooks: await listWebhooks(db, site.id),
  }))

  mount(http, contract.createWebhook, async ({ db, site, body }) => {
    const { id, secret } = await createWebhook(db, site, body)
    return { webhook: await loadWebhook(db, site.id, id), secret }
  })

  mount(http, contract.readWebhook, async ({ db, site, params: { id } }) =>
    loadWebhook(db, site.id, id),
  )

  mount(http, contract.changeWebhook, async ({ db, site, params: { id }, body }) => {
    await changeWebhook(db, site.id, id, body)
    return loadWebhook(db, site.id, id)
  })

  mount(http, contract.deleteWebhook, async ({ db, site, params: { id } }) => {
    await deleteWebhook(db, site.id, id)
    return {}
  })

  mount(http, contract.rollWebhookSecret, async ({ db, site, params: { id } }) => {
    const { secret } = await rollSecret(db, site, id)
    return { webhook: await loadWebhook(db, site.id, id), secret }
  })

  mount(http, contract.testWebhook, async ({ db, site, params: { id } }) =>
    toDeliveryDetail(await sendTest({ db, fetch, url: () => site.origin }, site.id, id)),
  )

  mount(http, contract.listWebhookDeliveries, async ({ db, site, params: { id }, query }) =>
    listDeliveries(db, site.id, { ...query, id }),
  )

  mount(http, contract.readWebhookDelivery, async ({ db, site, params }) =>
    toDeliveryDetail(await loadDelivery(db, site.id, params)),
  )

  mount(http, contract.replayWebhookDelivery, async ({ db, site, params }) =>
    toDeliveryDetail(await replayDelivery({ db, fetch, url: () => site.origin }, site.id, params)),
  )

  mount(http, contract.replayWebhookDeliveries, async ({ db, site, params: { id }, body }) =>
    replayDeliveries(db, site, { endpointId: id, body }),
  )
}
