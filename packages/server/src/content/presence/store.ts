import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'

/** The windows of a process that ended without a word count as open for this long. */
const LOST_AFTER = sql`interval '35 seconds'`
const SECTION_LIFETIME = sql`interval '30 seconds'`

/** The window of a staff member with a document. */
export interface WindowKey {
  readonly documentId: string
  readonly memberId: string
  readonly windowId: string
}

/** Stores that a window is open. Returns the number of open windows of its staff member. */
export async function insertWindow(
  db: Db,
  siteId: string,
  { documentId, memberId, windowId, streamId }: WindowKey & { readonly streamId: string },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with opened as (
      insert into studio_window (site_id, document_id, member_id, window_id, stream_id)
      values (${siteId}, ${documentId}, ${memberId}, ${windowId}, ${streamId})
      on conflict (site_id, document_id, member_id, window_id)
        do update set stream_id = excluded.stream_id, seen_at = now()
    )
    select count(*)::int + 1 as count from studio_window
    where site_id = ${siteId} and member_id = ${memberId} and seen_at > now() - ${LOST_AFTER}
      and not (document_id = ${documentId} and window_id = ${windowId})
  `)
  return rows[0]?.count ?? 0
}

/** Deletes a window, unless it has connected again. */
export async function deleteWindow(db: Db, siteId: string, streamId: string): Promise<void> {
  await db.execute(
    sql`delete from studio_window where site_id = ${siteId} and stream_id = ${streamId}`,
  )
}

/** Stores that the windows of these streams are still open. */
export async function touchWindows(
  db: Db,
  siteId: string,
  streamIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update studio_window set seen_at = now()
    where site_id = ${siteId} and stream_id = any(${sql.param(streamIds)}::uuid[])
  `)
}

/** A staff member who has a document open. */
export interface PersonRow extends Record<string, unknown> {
  readonly id: string
  readonly email: string
  /** The sections that they are editing. */
  readonly sections: string[]
}

/** Loads the staff members who have a document open, the first first. */
export async function loadPeople(
  db: Db,
  siteId: string,
  documentId: string,
): Promise<readonly PersonRow[]> {
  const { rows } = await db.execute<PersonRow>(sql`
    select m.id, m.email, coalesce(array_agg(distinct w.section_id)
      filter (where w.section_until > now()), '{}') as sections
    from studio_window w join member m on m.site_id = w.site_id and m.id = w.member_id
    where w.site_id = ${siteId} and w.document_id = ${documentId}
      and w.seen_at > now() - ${LOST_AFTER}
    group by m.id, m.email order by m.email
  `)
  return rows
}

/** Locks the sections of a document until the transaction ends. */
export async function lockSections(tx: Db, siteId: string, documentId: string): Promise<void> {
  const key = `sections ${siteId} ${documentId}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** Finds another staff member who is editing a section that this window is not editing. */
export async function findHolder(
  tx: Db,
  siteId: string,
  {
    documentId,
    memberId,
    windowId,
    sectionId,
  }: WindowKey & {
    readonly sectionId: string
  },
): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    select m.id, m.email from studio_window w
    join member m on m.site_id = w.site_id and m.id = w.member_id
    where w.site_id = ${siteId} and w.document_id = ${documentId} and w.member_id <> ${memberId}
      and w.section_id = ${sectionId} and w.section_until > now()
      and w.seen_at > now() - ${LOST_AFTER}
      and not exists (select from studio_window own where own.site_id = w.site_id
        and own.document_id = w.document_id and own.member_id = ${memberId}
        and own.window_id = ${windowId} and own.section_id = ${sectionId}
        and own.section_until > now())
    order by w.section_until desc limit 1
  `)
  return rows[0]
}

/** Stores the section that a window is editing, or that it edits none. Returns false if the window is not open. */
export async function updateSection(
  tx: Db,
  siteId: string,
  {
    documentId,
    memberId,
    windowId,
    sectionId,
  }: WindowKey & {
    readonly sectionId: string | null
  },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update studio_window set section_id = ${sectionId}, section_until =
      case when ${sectionId}::text is null then null else now() + ${SECTION_LIFETIME} end
    where site_id = ${siteId} and document_id = ${documentId} and member_id = ${memberId}
      and window_id = ${windowId}
  `)
  return rowCount !== null && rowCount > 0
}

/** Deletes the windows of all sites whose process ended without a word. */
export async function deleteLostWindows(db: Db): Promise<void> {
  await db.execute(sql`delete from studio_window where seen_at < now() - ${LOST_AFTER}`)
}
