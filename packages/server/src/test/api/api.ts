import { createApiKey } from '@vitrine/contract'
import { type ApiScope, apiScopes } from '@vitrine/model'
import { expect } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { testOwner } from '../owner.ts'
import type { TestBrowser } from '../site.ts'

interface Shop {
  readonly db: Db
  readonly site: { readonly id: string }
  readonly browser: () => TestBrowser
}

/** The beginning of the calls of programs. */
export const API = '/api/commerce/v1'

/** Creates an API key with all scopes, or some. `api` calls with it, below `/api/commerce/v1`. */
export async function testApi(shop: Shop, scopes: readonly ApiScope[] = apiScopes) {
  const { call } = await testOwner(shop, 'admin')
  const reply = await call('POST', createApiKey.path, { name: 'Warehouse', scopes })
  expect(reply.status, reply.text).toBe(200)
  const { token, key } = createApiKey.replies[200].parse(reply.body)
  const api = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    shop.browser().send(method, `${API}${path}`, body, {
      authorization: `Bearer ${token}`,
      ...headers,
    })
  return { api, token, key, call }
}
