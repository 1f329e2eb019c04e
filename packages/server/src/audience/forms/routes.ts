import * as contract from '@vitrine/contract'
import { blockTypeCodes, likertAnswers, MAX_FORM_TEXT } from '@vitrine/model'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { mount } from '../../platform/http/mount.ts'
import { listLanguages, splitLocale } from '../../identity/multilingual/index.ts'
import { listFieldSchemas } from './field-schema.ts'
import { computeAgeMs, createFormKey } from './form-key.ts'
import { parseSentValues } from '../../platform/form-values/parse-values.ts'
import { formPages } from './pages.ts'
import { type FormPorts, identifySender } from './sender.ts'
import { studioFormRoutes } from './studio-routes.ts'
import { submitForm } from './submit.ts'
import { assertFit } from '../../platform/form-values/assert-fit.ts'
import { formErrors } from '../../platform/form-values/errors.ts'

/** Mounts the calls with which scripts submit forms. @see storefront spec §7, compat §7 */
export function formRoutes(ports: FormPorts): void {
  const { http, forms } = ports
  formPages(ports)
  studioFormRoutes(http)

  mount(http, contract.formSubmissionKey, async ({ site, visitor }) => {
    const session = visitor.ensureToken()
    const key = createFormKey(site, session, Date.now())
    return { key, data: { key }, crumb: visitor.crumb }
  })

  mount(http, contract.saveFormSubmission, async (call) => {
    const { db, site, body, visitor } = call
    const form = await readForm(call, body)
    const values = parseSentValues(form.fields, parseJson(body.form))
    const now = Date.now()
    const session = visitor.token ?? ''
    const tookMs = computeAgeMs(site, { session, key: body.key, now })
    if (tookMs === undefined) throw formErrors.staleKey()
    const { pagePath, website, captchaKey } = body
    // A form in the header or footer sends the page that it was submitted from.
    const pageTitle = form.path === null ? body.pageTitle : form.pageTitle
    const key = { text: body.key, tookMs }
    const sent = { values, website, captchaKey, pagePath, pageTitle, key }
    await submitForm(db, await identifySender(ports, call), { form, sent, now })
    return { success: true as const }
  })

  mount(http, contract.validateForm, async (call) => {
    const { params, query, body } = call
    const form = await readForm(call, { formId: params.formId, pagePath: query.pagePath })
    assertFit(form, parseSentValues(form.fields, body))
    return {}
  })

  mount(http, contract.formSchema, async () => ({
    type: blockTypeCodes.form,
    fields: listFieldSchemas(),
    maxLength: MAX_FORM_TEXT,
    likert: likertAnswers,
  }))

  async function readForm(
    call: RequestContext,
    { formId, pagePath }: { readonly formId: string; readonly pagePath: string },
  ) {
    const languages = await listLanguages(http.db, call.site.id)
    const { tag } = splitLocale(languages, pagePath).language
    const form = await forms.findPublishedForm(call, { formId, tag })
    if (!form || form.kind === 'donation') throw formErrors.unknown()
    return form
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw formErrors.unparsable({ cause })
  }
}
