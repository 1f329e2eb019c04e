import type { ExternalRequest } from '@vitrine/blocks'
import type { Db } from '../../platform/db/db.ts'
import { getRequestsByBlock } from './embed-uses.ts'
import { type EmbedRow, loadEmbedsByKey, getEmbedKey } from './store.ts'

/** The embeds of some documents by key. */
export type LoadedEmbeds = ReadonlyMap<string, EmbedRow>

/** The requests of bodies; published bodies never change. */
const requestCache = new WeakMap<object, readonly ExternalRequest[]>()

/** Loads the embeds of bodies from the database; without a query if there are none. */
export async function loadEmbeds(
  db: Db,
  siteId: string,
  bodies: readonly object[],
): Promise<LoadedEmbeds> {
  const keys = new Set(bodies.flatMap(getRequests).map(getEmbedKey))
  return keys.size === 0 ? new Map() : loadEmbedsByKey(db, siteId, [...keys])
}

function getRequests(body: object): readonly ExternalRequest[] {
  const cached = requestCache.get(body)
  if (cached) return cached
  const requests = [...getRequestsByBlock(body).values()]
  requestCache.set(body, requests)
  return requests
}

/** Returns the embed of a request; undefined until it was fetched once. */
export function getEmbed(embeds: LoadedEmbeds, request: ExternalRequest): EmbedRow | undefined {
  // Most pages have no embeds, and need no key.
  const row = embeds.size === 0 ? undefined : embeds.get(getEmbedKey(request))
  return row?.readAt ? row : undefined
}

/** Returns the ids of the images of embeds. */
export function getEmbedImageIds(embeds: LoadedEmbeds): readonly string[] {
  return [...embeds.values()].flatMap(({ assetId }) => assetId ?? [])
}
