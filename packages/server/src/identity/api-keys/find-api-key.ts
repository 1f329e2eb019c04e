import { API_KEY_PREFIX } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import type { ApiKey } from '../../platform/http/api-key.ts'
import type { HttpServer } from '../../platform/http/http-server.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { findValidKey, markUsed } from './key-store.ts'

/** Creates the function that finds the API key of a call. Every call asks the database, so a revoked key is invalid at once. */
export function createApiKeyFinder(db: Db): HttpServer['findApiKey'] {
  return async (site, token): Promise<ApiKey | undefined> => {
    if (!token.startsWith(API_KEY_PREFIX)) return undefined
    const row = await findValidKey(db, site.id, computeDigest(token))
    if (!row) return undefined
    if (!row.isUsedNow) await markUsed(db, site.id, row.id)
    return { id: row.id, name: row.name, scopes: row.scopes }
  }
}
