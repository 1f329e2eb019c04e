import { createHash } from 'node:crypto'
import type { Reading } from '@vitrine/blocks'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import type { AppError } from '../../platform/http/app-error.ts'
import type { Found } from './read-elsewhere.ts'
import { embed, embedUse } from './tables.ts'

/** So often something is begun before only who works on the page has it begun again. */
const MOST_TRIES = 5

/** What a reading is kept under. */
export function keyOf({ kind, url }: Reading): string {
  return createHash('sha256').update(`${kind} ${url}`).digest('hex')
}

/** A document shows these and no others. What nobody has read yet waits for it. */
export async function putUses(
  db: Db,
  siteId: string,
  { documentId, readings }: { readonly documentId: string; readonly readings: readonly Reading[] },
): Promise<void> {
  // In one order, so that two that do it do not wait for each other.
  const keyed = new Map(readings.map((reading) => [keyOf(reading), reading]))
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

/** Has what a document shows read again: all of it, or what could not be read. */
export async function askAgain(
  db: Db,
  siteId: string,
  { documentId, all }: { readonly documentId: string; readonly all: boolean },
): Promise<void> {
  await db.execute(sql`
    update embed e set state = 'waiting', failure = null, tries = 0, taken_at = null, asked_at = now()
    from embed_use u
    where u.site_id = ${siteId} and u.document_id = ${documentId}
      and e.site_id = u.site_id and e.key = u.key
      and (e.state <> 'waiting' or e.tries >= ${MOST_TRIES})
      and (${all} or e.state = 'failed')
  `)
}

export interface Taken extends Reading {
  readonly siteId: string
  readonly key: string
}

/**
 * Of all sites: takes what waits longest, for whoever asks first. What nobody shows any more, as an address
 * that was still being typed, is asked for nothing. What was taken two minutes ago and is
 * not read yet was taken by a process that is gone; what ends one process after the other is left alone.
 */
export async function takeWaiting(db: Db, most: number): Promise<readonly Taken[]> {
  const { rows } = await db.execute<Taken & Record<string, unknown>>(sql`
    update embed e set taken_at = now(), tries = e.tries + 1
    from (
      select site_id, key from embed w
      where state = 'waiting' and tries < ${MOST_TRIES}
        and (taken_at is null or taken_at < now() - interval '2 minutes')
        and exists (select from embed_use u where u.site_id = w.site_id and u.key = w.key)
      order by asked_at limit ${most} for update of w skip locked
    ) next
    where e.site_id = next.site_id and e.key = next.key
    returning e.site_id as "siteId", e.key, e.kind, e.url
  `)
  return rows
}

export async function putFound(
  db: Db,
  { siteId, key }: Taken,
  found: Omit<Found, 'image'> & { readonly assetId: string | null },
): Promise<void> {
  const { title, text: body, author, entries, dates, spot, assetId } = found
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
      ...{ lat: spot?.lat ?? null, lng: spot?.lng ?? null },
      ...state,
    })
    .where(and(eq(embed.siteId, siteId), eq(embed.key, key)))
}

/** What was read before stays, but for dates that are not announced any more. */
export async function putFailure(db: Db, { siteId, key }: Taken, failure: AppError): Promise<void> {
  const gone = failure.code === 'embeds.noDates' && { dates: [] }
  await db
    .update(embed)
    .set({ state: 'failed', takenAt: null, failure: failure.code, ...gone })
    .where(and(eq(embed.siteId, siteId), eq(embed.key, key)))
}

/**
 * Of all sites: what is shown and could not be read is tried again some times, and feeds and dates are read
 * again when they are an hour old. Of these, what was read once is not given up: it is tried every day.
 */
export async function askForStale(db: Db): Promise<void> {
  await db.execute(sql`
    update embed e
    set state = 'waiting', failure = null, taken_at = null, asked_at = now(),
      tries = least(tries, ${MOST_TRIES} - 1)
    where ((state = 'failed' and tries < ${MOST_TRIES})
        or (kind in ('feed', 'dates') and (
          (state = 'read' and read_at < now() - interval '1 hour')
          or (state = 'failed' and read_at is not null and asked_at < now() - interval '1 day'))))
      and exists (select from embed_use u where u.site_id = e.site_id and u.key = e.key)
  `)
}

/** Of all sites: what no document has shown since yesterday. */
export async function forgetUnshown(db: Db): Promise<void> {
  await db.execute(sql`
    delete from embed e where asked_at < now() - interval '1 day'
      and not exists (select from embed_use u where u.site_id = e.site_id and u.key = e.key)
  `)
}

/** The documents that show a picture because it was found at an address of theirs. */
export async function documentsEmbedding(
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

/** What is known of these, by key. */
export async function embedsByKeys(db: Db, siteId: string, keys: readonly string[]) {
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
  Awaited<ReturnType<typeof embedsByKeys>> extends Map<string, infer R> ? R : never
