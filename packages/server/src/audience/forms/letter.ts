import type { FormAnswer } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { forgetMails, type NewMail } from '../../platform/mail/index.ts'
import { escapeHtml } from '../../platform/html/escape.ts'
import { answerText, masked } from './answers.ts'

/** How a letter about a submission is known in the outbox. */
export function about(id: string): string {
  return `form-submission:${id}`
}

const SUBJECT = 'Form submission:'
const subjects: ReadonlyMap<string, string> = new Map([
  ['de', 'Formular ausgefüllt:'],
  ['fr', 'Formulaire envoyé :'],
])

function subjectIn(language: string): string {
  return subjects.get(language.toLowerCase().split('-')[0] ?? '') ?? SUBJECT
}

/** Tells an owner what was sent, in the words of who filled in the form under a subject in the site's language. */
export function letterOf(given: {
  readonly id: string
  readonly recipient: string
  /** The site's. */
  readonly language: string
  readonly formName: string
  readonly pageTitle: string
  readonly answers: readonly FormAnswer[]
}): NewMail {
  const { id, recipient, answers } = given
  // One line, whatever was typed: this goes into a header.
  const name = given.formName.replaceAll(/\s+/g, ' ').trim() || given.pageTitle
  const lines = masked(answers).map((answer) => [answer.title, answerText(answer)] as const)
  return {
    dedupe: about(id),
    recipient,
    subject: `${subjectIn(given.language)} ${name.replaceAll(/\s+/g, ' ').slice(0, 200)}`,
    bodyText: `${lines.map(([title, text]) => `${title}: ${text}`).join('\n')}\n`,
    bodyHtml: lines
      .map(
        ([title, text]) =>
          `<p><b>${escapeHtml(title)}:</b> ${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
      )
      .join('\n'),
  }
}

/** With a submission goes the letter that holds all of it. */
export async function forgetLetters(
  tx: Db,
  siteId: string,
  gone: readonly { readonly id: string; readonly told: string | null }[],
): Promise<void> {
  for (const { id, told } of gone)
    if (told !== null) await forgetMails(tx, siteId, { recipient: told, about: about(id) })
}
