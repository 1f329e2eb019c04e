import * as contract from '@vitrine/contract'
import { mount } from '../../platform/http/mount.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './edit-keys.ts'

/** Mounts the calls with which owners manage API keys, and the one by which a program learns whose key it has. */
export function apiKeyRoutes(http: PageServer): void {
  mount(http, contract.listApiKeys, async ({ db, site }) => ({
    keys: await listApiKeys(db, site.id),
  }))

  mount(http, contract.createApiKey, async ({ db, site, body, staffMember }) =>
    createApiKey(db, site, body, staffMember.id),
  )

  mount(http, contract.revokeApiKey, async ({ db, site, params: { id } }) =>
    revokeApiKey(db, site.id, id),
  )

  mount(http, contract.apiReadShop, async ({ site }) => {
    const { id, title, timeZone, language, store } = site
    const { currency, testPayments } = store
    return { id, title, url: site.origin, currency, timeZone, language, testPayments }
  })
}
