import * as contract from '@vitrine/contract'
import { blockTypeCodes, likertAnswers, MAX_FORM_TEXT } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import type { Admitted } from '../../platform/http/call.ts'
import { mount } from '../../platform/http/mount.ts'
import { languagesOf, splitLocale } from '../../identity/multilingual/index.ts'
import { formErrors } from './errors.ts'
import { fieldSchemas } from './field-schema.ts'
import { msSince, newFormKey } from './form-key.ts'
import { sentValues } from './given-values.ts'
import { formPages } from './pages.ts'
import { senderOf } from './sender.ts'
import { studioFormRoutes } from './studio-routes.ts'
import { assertFit, submitForm } from './submit.ts'

/** Forms as scripts send them. @see storefront spec §7, compat §7 */
export function formRoutes(app: FastifyInstance): void {
  formPages(app)
  studioFormRoutes(app)

  mount(app, contract.formSubmissionKey, async ({ site, visitor }) => {
    const session = visitor.keepToken()
    const key = newFormKey(site, session, Date.now())
    return { key, data: { key }, crumb: visitor.crumb }
  })

  mount(app, contract.saveFormSubmission, async (call) => {
    const { db, site, body, visitor } = call
    const form = await readForm(call, body)
    const values = sentValues(form.fields, parsed(body.form))
    const now = Date.now()
    const session = visitor.token ?? ''
    const tookMs = msSince(site, { session, key: body.key, now })
    if (tookMs === undefined) throw formErrors.staleKey()
    const { pagePath, website, captchaKey } = body
    // A form of every page tells which one it was sent from.
    const pageTitle = form.path === null ? body.pageTitle : form.pageTitle
    const key = { text: body.key, tookMs }
    const sent = { values, website, captchaKey, pagePath, pageTitle, key }
    await submitForm(db, await senderOf(app, call), { form, sent, now })
    return { success: true as const }
  })

  mount(app, contract.validateForm, async (call) => {
    const { params, query, body } = call
    const form = await readForm(call, { formId: params.formId, pagePath: query.pagePath })
    assertFit(form, sentValues(form.fields, body))
    return {}
  })

  mount(app, contract.formSchema, async () => ({
    type: blockTypeCodes.form,
    fields: fieldSchemas(),
    maxLength: MAX_FORM_TEXT,
    likert: likertAnswers,
  }))

  async function readForm(
    call: Admitted,
    { formId, pagePath }: { readonly formId: string; readonly pagePath: string },
  ) {
    const languages = await languagesOf(app.db, call.site.id)
    const { tag } = splitLocale(languages, pagePath).language
    const form = await app.publishedForm(call, { formId, tag })
    if (!form || form.kind === 'donation') throw formErrors.unknown()
    return form
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw formErrors.unparsable({ cause })
  }
}
