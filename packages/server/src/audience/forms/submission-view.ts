import type { FormSubmission } from '@vitrine/contract'
import { isEmptyValue } from '@vitrine/model'
import { formatAnswer } from '../../platform/form-values/answers.ts'
import type { SubmissionRow } from './studio-store.ts'

/** Returns a submission as the studio and API keys read it, with a text for each answer. */
export function toSubmissionView(row: SubmissionRow): FormSubmission {
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
    disclaimer,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
