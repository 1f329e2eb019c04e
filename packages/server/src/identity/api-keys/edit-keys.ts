import { randomBytes } from 'node:crypto'
import type { ApiKeyView, Body, createApiKey as createRoute } from '@vitrine/contract'
import { API_KEY_PREFIX, apiScopes, MAX_API_KEYS } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { apiKeyErrors } from '../../platform/http/api-key.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest } from '../../platform/http/token.ts'
import { listStaff } from '../accounts/index.ts'
import { findKey, insertKey, isToCome, type KeyRow, listKeys, revokeKey } from './key-store.ts'

/** The number of characters of a key after its prefix that are stored, to recognize it by. */
const START_LENGTH = 6

export async function listApiKeys(db: Db, siteId: string): Promise<ApiKeyView[]> {
  const rows = await listKeys(db, siteId)
  const emails = await loadEmails(db, siteId)
  return rows.map((row) => toView(row, emails))
}

/** Loads a key. Throws `api-keys.unknown`. */
async function loadApiKey(db: Db, siteId: string, id: string): Promise<ApiKeyView> {
  const row = await findKey(db, siteId, id)
  if (!row) throw apiKeyErrors.unknown()
  return toView(row, await loadEmails(db, siteId))
}

/** Creates a key of 256 random bits, and returns it once. Throws `api-keys.expiry` and `api-keys.tooMany`. */
export async function createApiKey(
  db: Db,
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
  { name, scopes, expiresOn }: Body<typeof createRoute>,
  createdBy: string,
): Promise<{ readonly key: ApiKeyView; readonly token: string }> {
  if (expiresOn !== null && !(await isToCome(db, expiresOn, timeZone)))
    throw apiKeyErrors.expiry({ errors: { expiresOn: 'Choose a day that is not over.' } })
  const id = newId()
  const token = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`
  const row = {
    ...{ id, name, createdBy },
    tokenHash: computeDigest(token),
    tokenStart: token.slice(0, API_KEY_PREFIX.length + START_LENGTH),
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
  }
  const limits = { maximum: MAX_API_KEYS, expiresOn, timeZone }
  if (!(await insertKey(db, siteId, row, limits))) throw apiKeyErrors.tooMany()
  return { key: await loadApiKey(db, siteId, id), token }
}

/** Revokes a key. Throws `api-keys.unknown`. */
export async function revokeApiKey(db: Db, siteId: string, id: string): Promise<ApiKeyView> {
  if (!(await revokeKey(db, siteId, id))) throw apiKeyErrors.unknown()
  return loadApiKey(db, siteId, id)
}

async function loadEmails(db: Db, siteId: string): Promise<ReadonlyMap<string, string>> {
  const staff = await listStaff(db, siteId)
  return new Map(staff.map(({ id, email }) => [id, email]))
}

function toView(row: KeyRow, emails: ReadonlyMap<string, string>): ApiKeyView {
  const { id, name, tokenStart, scopes, expiresAt, lastUsedAt, revokedAt, createdAt } = row
  return {
    ...{ id, name, scopes, expiresAt, lastUsedAt, revokedAt, createdAt },
    start: tokenStart,
    state: getState(row),
    createdBy: (row.createdBy === null ? undefined : emails.get(row.createdBy)) ?? null,
  }
}

function getState({ revokedAt, expiresAt }: KeyRow): ApiKeyView['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active'
}
