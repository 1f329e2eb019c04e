import { listLanguages, splitLocale } from '../../identity/multilingual/index.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import type { FormPorts } from './sender.ts'

/** Finds the published form that a script sends, in the language of its page. Throws `forms.unknown`. */
export async function findForm(
  { http, forms }: FormPorts,
  call: RequestContext,
  { formId, pagePath }: { readonly formId: string; readonly pagePath: string },
) {
  const languages = await listLanguages(http.db, call.site.id)
  const { tag } = splitLocale(languages, pagePath).language
  const form = await forms.findPublishedForm(call, { formId, tag })
  // A donation goes to the checkout.
  if (!form || form.kind === 'donation') throw formErrors.unknown()
  return form
}
