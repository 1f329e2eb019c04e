import type { FormAnswer } from '@vitrine/contract'
import { getTranslate } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { deleteEmailsByKey, type NewEmail, toSingleLine } from '../../platform/mail/index.ts'
import { formatAnswer, maskAnswers } from '../../platform/form-values/answers.ts'
import { getReplyKey } from './reply-email.ts'

/** Returns the outbox key of the emails about a submission. */
export function getOutboxKey(id: string): string {
  return `form-submission:${id}`
}

/**
 * Creates the email to the owner about a submission, in the submitted words, with a subject in the
 * site’s language.
 */
export function createSubmissionEmail(given: {
  readonly id: string
  readonly recipient: string
  /** The language of the site. */
  readonly language: string
  readonly formName: string
  readonly pageTitle: string
  readonly answers: readonly FormAnswer[]
}): NewEmail {
  const { id, recipient, language, answers } = given
  const name = toSingleLine(given.formName) || given.pageTitle
  return {
    dedupe: getOutboxKey(id),
    recipient,
    subject: getTranslate(language)('emails.form.subject', {
      name: toSingleLine(name).slice(0, 200),
    }),
    language,
    parts: [{ rows: maskAnswers(answers).map((answer) => [answer.title, formatAnswer(answer)]) }],
  }
}

/** Deletes the emails about submissions, and the replies to them. */
export async function deleteSubmissionEmails(
  tx: Db,
  siteId: string,
  ids: readonly string[],
): Promise<void> {
  await deleteEmailsByKey(
    tx,
    siteId,
    ids.flatMap((id) => [getOutboxKey(id), getReplyKey(id)]),
  )
}
