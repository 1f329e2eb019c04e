import type { FormFile, FormSubmission } from '@vitrine/contract'
import { isEmptyValue } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { formatAnswer } from '../../platform/form-values/answers.ts'
import { listSubmissionFiles, type SubmissionFile } from './file-store.ts'
import type { SubmissionRow } from './studio-store.ts'

/** The paths of the submissions of the studio, and of API keys. */
export const STUDIO_SUBMISSIONS = '/api/studio/form-submissions'
export const API_SUBMISSIONS = '/api/commerce/v1/form-submissions'

/** Loads the files of submissions, and returns the submissions as they are read under a path. */
export async function loadSubmissionViews(
  db: Db,
  siteId: string,
  { rows, path }: { readonly rows: readonly SubmissionRow[]; readonly path: string },
): Promise<FormSubmission[]> {
  const ids = rows.map(({ id }) => id)
  const files = await listSubmissionFiles(db, siteId, ids)
  return rows.map((row) => {
    const own = files.filter(({ submissionId }) => submissionId === row.id)
    return toSubmissionView(
      row,
      own.map((file) => toFileView(file, path)),
    )
  })
}

/** Returns a file with the URL of its download. */
function toFileView(file: SubmissionFile, path: string): FormFile {
  const { id, submissionId, fieldId, filename, contentType, byteSize } = file
  const url = `${path}/${submissionId}/files/${id}`
  return { id, fieldId, filename, contentType, byteSize, url }
}

/** Returns a submission with a text for each answer. */
function toSubmissionView(row: SubmissionRow, files: FormFile[]): FormSubmission {
  const { id, formId, formName, status, reason, pagePath, pageTitle, locale, answers } = row
  const { disclaimer, readAt } = row
  return {
    id,
    formId,
    formName,
    status,
    isRead: readAt !== null,
    reason,
    pagePath,
    pageTitle,
    locale,
    answers: answers.map((answer) => ({
      ...answer,
      text: isEmptyValue(answer.value) ? '' : formatAnswer(answer),
    })),
    files,
    disclaimer,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
