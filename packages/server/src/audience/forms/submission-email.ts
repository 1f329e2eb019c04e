import type { FormAnswer } from '@vitrine/contract'
import { getTranslate, isEmptyValue } from '@vitrine/model'
import { type NewEmail, toSingleLine } from '../../platform/mail/index.ts'
import { formatAnswer, maskAnswers } from '../../platform/form-values/answers.ts'

/** Returns the outbox key of the emails about a submission. */
export function getOutboxKey(id: string): string {
  return `form-submission:${id}`
}

/**
 * Creates the email to the owner about a submission, in the submitted words, with a subject in the
 * site’s language. Files stand in it by their names, with a link to the submission that has them.
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
  const translate = getTranslate(language)
  const hasFiles = answers.some(({ type, value }) => type === 'file' && !isEmptyValue(value))
  const link = `/config/forms/submissions?open=${id}`
  const name = toSingleLine(given.formName) || given.pageTitle
  return {
    dedupe: getOutboxKey(id),
    recipient,
    subject: translate('emails.form.subject', {
      name: toSingleLine(name).slice(0, 200),
    }),
    language,
    parts: [
      { rows: maskAnswers(answers).map((answer) => [answer.title, formatAnswer(answer)]) },
      ...(hasFiles ? [{ button: { label: translate('emails.form.open'), link } }] : []),
    ],
  }
}
