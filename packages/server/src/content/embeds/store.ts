import { createHash } from 'node:crypto'
import type { ExternalRequest } from '@vitrine/blocks'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import type { FetchedEmbed } from './fetch-embed.ts'
import { embed, embedUse } from './tables.ts'

/** The maximum number of attempts; after these only an editor can start another one. */
const MAX_ATTEMPTS = 5

/** Returns the key of an external request. */
export function getEmbedKey({ kind, url }: ExternalRequest): string {
  return createHash('sha256').update(`${kind} ${url}`).digest('hex')
}

/** Saves which embeds a document uses; new ones are queued. */
export async function saveEmbedUses(
  db: Db,
  siteId: string,
  {
    documentId,
    requests,
  }: { readonly documentId: string; readonly requests: readonly ExternalRequest[] },
): Promise<void> {
  // Sorted, so that concurrent transactions do not deadlock.
  const keyed = new Map(requests.map((request) => [getEmbedKey(request), request]))
  const rows = [...keyed].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const keys = rows.map(([key]) => key)
  await db.transaction(async (tx) => {
    if (rows.length > 0)
      await tx
        .insert(embed)
        .values(rows.map(([key, { kind, url }]) => ({ siteId, key, kind, url })))
        .onConflictDoNothing()
    await tx
      .delete(embedUse)
      .where(
        and(
          eq(embedUse.siteId, siteId),
          eq(embedUse.documentId, documentId),
          sql`not ${embedUse.key} = any(${sql.param(keys)}::text[])`,
        ),
      )
    if (rows.length > 0)
      await tx
        .insert(embedUse)
        .values(keys.map((key) => ({ siteId, documentId, key })))
        .onConflictDoNothing()
  })
}

/** Queues the embeds of a document again: all of them, or only those that failed. */
export async function requeueEmbeds(
  db: Db,
  siteId: string,
  { documentId, all }: { readonly documentId: string; readonly all: boolean },
): Promise<void> {
  await db.execute(sql`
    update embed e set state = 'waiting', failure = null, tries = 0, taken_at = null, asked_at = now()
    from embed_use u
    where u.site_id = ${siteId} and u.document_id = ${documentId}
      and e.site_id = u.site_id and e.key = u.key
      and (e.state <> 'waiting' or e.tries >= ${MAX_ATTEMPTS})
      and (${all} or e.state = 'failed')
  `)
}

/** An embed that this process fetches. */
export interface ClaimedEmbed extends ExternalRequest {
  readonly siteId: string
  readonly key: string
}

/**
 * Claims the oldest pending embeds of all sites for this process. Embeds that no document uses any more are
 * skipped, such as those of a URL that was still being typed. A claim expires after two minutes, as its
 * process may have crashed; the number of attempts is limited.
 */
export async function claimPendingEmbeds(
  db: Db,
  maximum: number,
): Promise<readonly ClaimedEmbed[]> {
  const { rows } = await db.execute<ClaimedEmbed & Record<string, unknown>>(sql`
    update embed e set taken_at = now(), tries = e.tries + 1
    from (
      select site_id, key from embed w
      where state = 'waiting' and tries < ${MAX_ATTEMPTS}
        and (taken_at is null or taken_at < now() - interval '2 minutes')
        and exists (select from embed_use u where u.site_id = w.site_id and u.key = w.key)
      order by asked_at limit ${maximum} for update of w skip locked
    ) next
    where e.site_id = next.site_id and e.key = next.key
    returning e.site_id as "siteId", e.key, e.kind, e.url
  `)
  return rows
}

/** Saves fetched content. */
export async function saveFetchedEmbed(
  db: Db,
  { siteId, key }: ClaimedEmbed,
  content: Omit<FetchedEmbed, 'image'> & { readonly assetId: string | null },
): Promise<void> {
  const { title, text: body, author, entries, dates, coordinates, assetId } = content
  const state = {
    state: 'read',
    takenAt: null,
    tries: 0,
    failure: null,
    readAt: sql`now()`,
  } as const
  await db
    .update(embed)
    .set({
      ...{ title, body, author, entries, dates, assetId },
      ...{ lat: coordinates?.lat ?? null, lng: coordinates?.lng ?? null },
      ...state,
    })
    .where(and(eq(embed.siteId, siteId), eq(embed.key, key)))
}

/** Saves a failure. Content that was fetched before stays, except dates that are no longer announced. */
export async function saveEmbedFailure(
  db: Db,
  { siteId, key }: ClaimedEmbed,
  failure: AppError,
): Promise<void> {
  const clearedDates = failure.code === 'embeds.noDates' && { dates: [] }
  await db
    .update(embed)
    .set({ state: 'failed', takenAt: null, failure: failure.code, ...clearedDates })
    .where(and(eq(embed.siteId, siteId), eq(embed.key, key)))
}

/**
 * Queues embeds of all sites again: failed ones a limited number of times, feeds and dates every hour. Feeds
 * and dates that were fetched once are tried every day even after they failed.
 */
export async function requeueStaleEmbeds(db: Db): Promise<void> {
  await db.execute(sql`
    update embed e
    set state = 'waiting', failure = null, taken_at = null, asked_at = now(),
      tries = least(tries, ${MAX_ATTEMPTS} - 1)
    where ((state = 'failed' and tries < ${MAX_ATTEMPTS})
        or (kind in ('feed', 'dates') and (
          (state = 'read' and read_at < now() - interval '1 hour')
          or (state = 'failed' and read_at is not null and asked_at < now() - interval '1 day'))))
      and exists (select from embed_use u where u.site_id = e.site_id and u.key = e.key)
  `)
}

/** Deletes embeds of all sites that no document has used for a day. */
export async function deleteUnusedEmbeds(db: Db): Promise<void> {
  await db.execute(sql`
    delete from embed e where asked_at < now() - interval '1 day'
      and not exists (select from embed_use u where u.site_id = e.site_id and u.key = e.key)
  `)
}

/** Finds the documents with an embed that shows an image. */
export async function findDocumentsEmbedding(
  db: Db,
  siteId: string,
  assetId: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: embedUse.documentId })
    .from(embed)
    .innerJoin(embedUse, and(eq(embedUse.siteId, embed.siteId), eq(embedUse.key, embed.key)))
    .where(and(eq(embed.siteId, siteId), eq(embed.assetId, assetId)))
  return rows.map(({ id }) => id)
}

/** Lists the images that embeds show, with each document that has such an embed. */
export async function listEmbeddedImages(
  db: Db,
  siteId: string,
): Promise<readonly { readonly assetId: string; readonly documentId: string }[]> {
  const rows = await db
    .selectDistinct({ assetId: embed.assetId, documentId: embedUse.documentId })
    .from(embed)
    .innerJoin(embedUse, and(eq(embedUse.siteId, embed.siteId), eq(embedUse.key, embed.key)))
    .where(and(eq(embed.siteId, siteId), isNotNull(embed.assetId)))
  return rows.flatMap(({ assetId, documentId }) =>
    assetId === null ? [] : [{ assetId, documentId }],
  )
}

/** Loads embeds by their keys. */
export async function loadEmbedsByKey(db: Db, siteId: string, keys: readonly string[]) {
  const { key, url, state, title, body, author, assetId, failure, readAt } = embed
  const { entries, dates, lat, lng } = embed
  const rows = await db
    .select({
      ...{ key, url, state, title, body, author, assetId, failure, readAt },
      ...{ entries, dates, lat, lng },
    })
    .from(embed)
    .where(and(eq(embed.siteId, siteId), inArray(embed.key, [...keys])))
  return new Map(rows.map((row) => [row.key, row]))
}

export type EmbedRow =
  Awaited<ReturnType<typeof loadEmbedsByKey>> extends Map<string, infer R> ? R : never
