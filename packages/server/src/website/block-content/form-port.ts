import type { FormState } from '@vitrine/blocks'
import type { RenderContext } from '../render-context/index.ts'
import { formatPageUrl } from '../site-shell/index.ts'

/** The document part of the id of a form in the header or footer. */
export const HEADER_FOOTER_ID = 'header-footer'

/** Returns the id of a form, made from its document and its block. */
export function formatFormId(documentId: string | undefined, blockId: string): string {
  return `${documentId ?? HEADER_FOOTER_ID}.${blockId}`
}

/** Returns the state of a form on this page, with the URL it posts to. */
export function getFormState(context: RenderContext, formId: string): FormState {
  const { formResponse, popup, site } = context
  const isSubmittedForm = formResponse?.formId === formId
  const isInPopup = isSubmittedForm
    ? formResponse.isInPopup
    : popup !== undefined && formId.startsWith(`${popup.id}.`)
  // The scripts of form blocks leave a form of the platform alone: it has no id.
  if (isSubmittedForm && formResponse.own)
    return { id: '', ...formResponse.own, sent: formResponse.submitted }
  return {
    id: formId,
    action: formatPageUrl(context, `form/${formId}`),
    captcha: { ...site.captcha, isInPopup },
    ...(isSubmittedForm && formResponse.submitted && { sent: formResponse.submitted }),
    ...(isSubmittedForm && !formResponse.submitted && { isSent: true }),
  }
}
