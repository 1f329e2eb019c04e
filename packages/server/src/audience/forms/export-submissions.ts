import type { Db } from '../../platform/db/db.ts'
import { listSubmissionFiles } from './file-store.ts'
import { listSubmissionsByEmail } from './store.ts'

/** A file of a submission as it is handed out to the person who sent it. */
export interface ExportedFile {
  /** The path in the archive. */
  readonly path: string
  /** The key of its bytes. */
  readonly fileKey: string
}

/** Returns the submissions with an email address, for the person whose address it is, and their files. */
export async function exportSubmissions(db: Db, siteId: string, email: string) {
  const submissions = await listSubmissionsByEmail(db, siteId, email)
  const ids = submissions.map(({ id }) => id)
  const rows = ids.length > 0 ? await listSubmissionFiles(db, siteId, ids) : []
  const files = rows.map((row, index) => ({ ...row, path: `files/${index + 1}-${row.filename}` }))
  const formSubmissions = submissions.map(({ id, ...submission }) => ({
    ...submission,
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ fieldId, filename, contentType, byteSize, path }) => ({
        ...{ fieldId, filename, contentType, byteSize, path },
      })),
  }))
  const exported: readonly ExportedFile[] = files.map(({ path, fileKey }) => ({ path, fileKey }))
  return { formSubmissions, files: exported }
}
