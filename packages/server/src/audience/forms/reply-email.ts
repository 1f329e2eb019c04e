import type { FormDefinition, FormReply } from '@vitrine/blocks'
import { type FormValues, getTranslate } from '@vitrine/model'
import { type NewEmail, toSingleLine } from '../../platform/mail/index.ts'

/** Returns the address that the reply of a form goes to; undefined without a reply or an address. */
export function findReplyAddress(
  form: Pick<FormDefinition, 'fields' | 'reply'>,
  values: FormValues,
): string | undefined {
  return form.reply && findAddress(form, values)
}

/** Returns the first email address that the visitor entered; undefined if there is none. */
export function findAddress(
  { fields }: Pick<FormDefinition, 'fields'>,
  values: FormValues,
): string | undefined {
  return fields
    .filter(({ type }) => type === 'email')
    .map(({ id }) => values[id])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.trim()
}

/** Returns the outbox key of the reply to a submission. */
export function getReplyKey(id: string): string {
  return `form-reply:${id}`
}

/**
 * Creates the email to the visitor who submitted a form, in the owner's words, or in standard ones. It contains nothing that the
 * visitor typed, since the recipient may be someone else.
 */
export function createReplyEmail(given: {
  readonly id: string
  readonly recipient: string
  /** The title of the site. */
  readonly site: string
  /** The language of the form's page. */
  readonly language: string
  readonly reply: FormReply
}): NewEmail {
  const { id, recipient, site, language, reply } = given
  const translate = getTranslate(language)
  const subject = toSingleLine(reply.subject ?? '')
  const text = (reply.text ?? '').trim()
  return {
    dedupe: getReplyKey(id),
    recipient,
    subject: subject || translate('emails.formReply.subject', { site }),
    language,
    parts: (text || translate('emails.formReply.text'))
      .split(/\n{2,}/)
      .map((paragraph) => ({ text: paragraph })),
  }
}
