import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { formFile } from './tables.ts'

/** A file that came with a submission. */
export interface SubmissionFile extends Record<string, unknown> {
  readonly id: string
  readonly submissionId: string
  readonly fieldId: string
  readonly fileKey: string
  readonly filename: string
  /** The type, detected by content. */
  readonly contentType: string
  readonly byteSize: number
}

const columns = sql`f.id, f.submission_id as "submissionId", f.field_id as "fieldId", p.file_key as "fileKey",
  p.filename, p.content_type as "contentType", p.byte_size::float8 as "byteSize"`
const source = sql`form_file f join private_file p on p.site_id = f.site_id and p.id = f.id`

/** Inserts the file of a submission; `id` is that of its private file. */
export async function insertSubmissionFile(
  tx: Db,
  siteId: string,
  row: Omit<typeof formFile.$inferInsert, 'siteId'>,
): Promise<void> {
  await tx.insert(formFile).values({ ...row, siteId })
}

/** Lists the files of submissions, in the order in which they were sent. */
export async function listSubmissionFiles(
  db: Db,
  siteId: string,
  submissionIds: readonly string[],
): Promise<readonly SubmissionFile[]> {
  const { rows } = await db.execute<SubmissionFile>(sql`
    select ${columns} from ${source}
    where f.site_id = ${siteId} and f.submission_id = any(${sql.param(submissionIds)}::uuid[])
    order by f.submission_id, f.display_index
  `)
  return rows
}

/** Finds a file of a submission that is in one of the lists. */
export async function findSubmissionFile(
  db: Db,
  siteId: string,
  asked: {
    readonly id: string
    readonly submissionId: string
    readonly statuses: readonly ('received' | 'spam')[]
  },
): Promise<SubmissionFile | undefined> {
  const { id, submissionId, statuses } = asked
  const { rows } = await db.execute<SubmissionFile>(sql`
    select ${columns} from ${source}
    join form_submission s on s.site_id = f.site_id and s.id = f.submission_id
    where f.site_id = ${siteId} and f.id = ${id} and f.submission_id = ${submissionId}
      and s.status = any(${sql.param(statuses)}::text[])
  `)
  return rows[0]
}

/** Lists the ids of the files whose submissions are gone. */
export async function listOrphanedFiles(db: Db, siteId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: formFile.id })
    .from(formFile)
    .where(and(eq(formFile.siteId, siteId), isNull(formFile.submissionId)))
  return rows.map(({ id }) => id)
}

/** Lists the sites that have files whose submissions are gone. */
export async function listSitesWithOrphanedFiles(db: Db): Promise<readonly string[]> {
  const { rows } = await db.execute<{ siteId: string }>(sql`
    select distinct site_id as "siteId" from form_file where submission_id is null
  `)
  return rows.map(({ siteId }) => siteId)
}
