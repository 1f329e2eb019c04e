import { may } from '@vitrine/model'
import { getBlockCode, getPageCode, isObject, type JsonObject } from '@vitrine/page'
import { findStaffRole } from '../../identity/accounts/index.ts'
import type { Db } from '../../platform/db/db.ts'
import { getBlocks } from './check-body.ts'
import { documentErrors } from './errors.ts'

/**
 * Throws `documents.codeForOwners` if a staff member adds or changes code or ad pixels without the right to: it runs in
 * the browsers of visitors. The server itself, without a member, may. Code may be moved and deleted.
 */
export async function assertMayChangeCode(
  tx: Db,
  siteId: string,
  change: {
    readonly memberId: string | null
    readonly before?: JsonObject | undefined
    readonly after: JsonObject
  },
): Promise<void> {
  const { memberId, before, after } = change
  if (memberId === null) return
  const known = getCode(before)
  const isChanged = [...getCode(after)].some(([id, code]) => known.get(id) !== code)
  if (!isChanged) return
  const role = await findStaffRole(tx, siteId, memberId)
  if (role === undefined || !may(role, 'content.code')) throw documentErrors.codeForOwners()
}

/** Lists the ids of ad pixels: who sets one gets what visitors do. */
function listAdPixels(body: JsonObject | undefined): readonly (readonly [string, string])[] {
  const pixels = body?.['adPixels']
  if (!isObject(pixels)) return []
  return Object.entries(pixels).map(([service, id]) => [`pixel ${service}`, JSON.stringify(id)])
}

/** Returns the code of a body by the ids of its blocks and parts. An embed of a URL contains none. */
function getCode(body: JsonObject | undefined): ReadonlyMap<string, string | undefined> {
  const blocks = Object.entries(getBlocks(body)).filter(([, block]) => getBlockCode(block) !== '')
  return new Map([
    ...Object.entries(getPageCode(body)).map(([part, code]) => [`page ${part}`, code] as const),
    ...listAdPixels(body),
    ...blocks.map(
      ([id, block]) =>
        [id, JSON.stringify([block.type, getBlockCode(block), block.data['isShown']])] as const,
    ),
  ])
}
