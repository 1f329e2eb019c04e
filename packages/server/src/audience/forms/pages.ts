import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../platform/http/app-error.ts'
import type { Admitted } from '../../platform/http/call.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { formErrors } from './errors.ts'
import { postedValues } from './given-values.ts'
import { senderOf } from './sender.ts'
import { submitForm } from './submit.ts'

const params = z.object({ formId: z.string().max(100) })
const body = z.record(z.string().max(100), z.string().max(50_000))

/** What nobody sees is called so. */
const TRAP = 'company.website'

/**
 * A form sent without a script: what is wrong stands on a page with the form and everything that was typed;
 * what was taken leads where the owner wants it to, or to thanks.
 */
export function formPages(app: FastifyInstance): void {
  mountPage(
    app,
    {
      method: 'POST',
      path: '/form/{formId}',
      access: 'anyone',
      limit: 'form',
      params,
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, nonce, language, here } = call
      const { tag } = language
      const form = await readForm(call, call.params.formId, tag)
      const values = postedValues(form.fields, call.body)
      try {
        const { path, pageTitle } = form
        const sent = {
          values,
          website: call.body[TRAP] ?? '',
          captchaKey: '',
          pagePath: here(`/${path ?? ''}`),
          pageTitle,
          key: undefined,
        }
        await submitForm(db, await senderOf(app, call), { form, sent, now: Date.now() })
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        const sent = { values, errors: error.errors ?? {}, alert: error.message }
        return page(await app.drawForm(site, form, { tag, nonce, sent }), error.status)
      }
      const isHere = /^\/(?![/\\])/.test(form.redirect)
      return redirect(isHere ? `/${form.redirect.slice(1)}` : here(`/form/${form.formId}/sent`))
    },
  )

  mountPage(
    app,
    { method: 'GET', path: '/form/{formId}/sent', access: 'anyone', params, inEveryLanguage: true },
    async (call) => {
      const { site, nonce, language } = call
      const form = await readForm(call, call.params.formId, language.tag)
      return page(await app.drawForm(site, form, { tag: language.tag, nonce }))
    },
  )

  async function readForm(call: Admitted, formId: string, tag: string) {
    const form = await app.publishedForm(call, { formId, tag })
    // What is given goes to a checkout.
    if (!form || form.kind === 'donation') throw formErrors.unknown()
    return form
  }
}
