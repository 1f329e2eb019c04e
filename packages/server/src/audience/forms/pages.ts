import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { getFieldMessages, toMessage } from '../../platform/http/translator.ts'
import { formErrors } from '../../platform/form-values/errors.ts'
import { parsePostedValues } from '../../platform/form-values/parse-values.ts'
import { type FormPorts, identifySender } from './sender.ts'
import { submitForm } from './submit.ts'

const params = z.object({ formId: z.string().max(100) })
const body = z.record(z.string().max(100), z.string().max(50_000))

/** The name of the hidden field that only robots fill in. */
const TRAP = 'company.website'

/**
 * Serves forms without scripts. A rejected form gets its own page with errors and everything that
 * was typed; an accepted one redirects as configured, or thanks.
 */
export function formPages(ports: FormPorts): void {
  const { http, forms } = ports
  mountPage(
    http,
    {
      method: 'POST',
      path: '/form/{formId}',
      access: 'anyone',
      limit: 'form',
      params,
      body,
      isLocalized: true,
    },
    async (call) => {
      const { db, site, nonce, language, localizePath } = call
      const { tag } = language
      const form = await readForm(ports, call, { formId: call.params.formId, tag })
      const values = parsePostedValues(form.fields, call.body)
      try {
        const { path, pageTitle } = form
        const sent = {
          values,
          website: call.body[TRAP] ?? '',
          captchaKey: '',
          pagePath: localizePath(`/${path ?? ''}`),
          pageTitle,
          key: undefined,
        }
        await submitForm(db, await identifySender(ports, call), { form, sent, now: Date.now() })
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        const errors = getFieldMessages(error.errors)
        const submitted = { values, errors, alert: toMessage(error) }
        return page(await forms.renderFormPage(site, form, { tag, nonce, submitted }), error.status)
      }
      const isLocal = /^\/(?![/\\])/.test(form.redirect)
      const sentPage = localizePath(`/form/${form.formId}/sent`)
      return redirect(isLocal ? `/${form.redirect.slice(1)}` : sentPage)
    },
  )
  sentPages(ports)
}

/** Mounts the page that thanks for a submission. */
function sentPages(ports: FormPorts): void {
  mountPage(
    ports.http,
    { method: 'GET', path: '/form/{formId}/sent', access: 'anyone', params, isLocalized: true },
    async (call) => {
      const { site, nonce, language } = call
      const { tag } = language
      const form = await readForm(ports, call, { formId: call.params.formId, tag })
      return page(await ports.forms.renderFormPage(site, form, { tag, nonce }))
    },
  )
}

async function readForm(
  { forms }: FormPorts,
  call: RequestContext,
  asked: { readonly formId: string; readonly tag: string },
) {
  const form = await forms.findPublishedForm(call, asked)
  // A donation goes to the checkout.
  if (!form || form.kind === 'donation') throw formErrors.unknown()
  return form
}
