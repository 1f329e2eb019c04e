import type { FormPort, SentForm } from '@vitrine/blocks'
import type { Place } from './content.ts'
import { urlOf } from './urls.ts'

/** What stands for the document of a form in the site's header or footer. */
export const SITE_PARTS = 'header-footer'

/** A form that somebody has sent: it is drawn with what is wrong, or with thanks in its place. */
export interface AnsweredForm {
  readonly formId: string
  readonly isInPopup: boolean
  readonly sent?: SentForm
}

/** Calls and addresses name a form by its document and its block. */
export function formIdOf(documentId: string | undefined, blockId: string): string {
  return `${documentId ?? SITE_PARTS}.${blockId}`
}

/** Where a form on this page is sent. */
export function formPort(place: Place, formId: string): FormPort {
  const { answeredForm, popup, site } = place
  const isAnswered = answeredForm?.formId === formId
  const isInPopup = isAnswered
    ? answeredForm.isInPopup
    : popup !== undefined && formId.startsWith(`${popup.id}.`)
  return {
    id: formId,
    action: urlOf(place, `form/${formId}`),
    captcha: { ...site.captcha, isInPopup },
    ...(isAnswered && answeredForm.sent && { sent: answeredForm.sent }),
    ...(isAnswered && !answeredForm.sent && { isSent: true }),
  }
}
