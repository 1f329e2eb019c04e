import type { FormAnswer } from '@vitrine/contract'
import { getTranslate } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { deleteEmails, type NewEmail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { answerText, masked } from './answers.ts'

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
  /** The site's. */
  readonly language: string
  readonly formName: string
  readonly pageTitle: string
  readonly answers: readonly FormAnswer[]
}): NewEmail {
  const { id, recipient, answers } = given
  // One line, whatever was typed: this goes into a header.
  const name = given.formName.replaceAll(/\s+/g, ' ').trim() || given.pageTitle
  const lines = masked(answers).map((answer) => [answer.title, answerText(answer)] as const)
  return {
    dedupe: getOutboxKey(id),
    recipient,
    subject: getTranslate(given.language)('emails.form.subject', {
      name: name.replaceAll(/\s+/g, ' ').slice(0, 200),
    }),
    bodyText: `${lines.map(([title, text]) => `${title}: ${text}`).join('\n')}\n`,
    bodyHtml: lines
      .map(
        ([title, text]) =>
          `<p><b>${escapeHtml(title)}:</b> ${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n'),
  }
}

/** Deletes the emails of submissions. */
export async function deleteSubmissionEmails(
  tx: Db,
  siteId: string,
  gone: readonly { readonly id: string; readonly recipient: string | null }[],
): Promise<void> {
  for (const { id, recipient } of gone)
    if (recipient !== null) await deleteEmails(tx, siteId, { recipient, about: getOutboxKey(id) })
}
