import { donationMessages } from '@vitrine/model'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { openDonation } from '../cart/index.ts'
import { donationCheckout } from '../checkout/index.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { givenAmount } from './amount.ts'
import { donationErrors } from './errors.ts'

const MOST_TITLE = 200

/**
 * Where the form of a donation block is sent. What may be given is asked of the block as it is published,
 * and an amount that it takes leads to a checkout of its own: the visitor's cart stays as it is.
 */
export function donationPages(app: FastifyInstance): void {
  const params = z.object({ formId: z.string().max(100) })
  const body = z.object({
    amount: z.string().max(100).default(''),
    otherAmount: z.string().max(1_000).default(''),
  })
  mountPage(
    app,
    {
      method: 'POST',
      path: '/form/{formId}/donation',
      access: 'anyone',
      limit: 'cart-write',
      params,
      body,
      inEveryLanguage: true,
    },
    async (call) => {
      const { db, site, siteHere, language, nonce, here, body: given } = call
      const { tag } = language
      const form = await app.publishedForm(call, { formId: call.params.formId, tag })
      if (!form?.donation) throw donationErrors.unknown()
      const { currency } = site.store
      const answer = givenAmount(form.donation, given, { currency, locale: siteHere.language })
      if (answer.kind === 'fault') {
        const errors = { [answer.field]: answer.message }
        const sent = { values: { ...given }, errors, alert: donationMessages.invalid }
        return page(await app.drawForm(site, form, { tag, nonce, sent }), 400)
      }
      const own =
        tag === site.language
          ? undefined
          : await app.publishedForm(call, { formId: form.formId, tag: site.language })
      const token = await openDonation(db, site, {
        title: form.name.slice(0, MOST_TITLE),
        ownTitle: own?.name.slice(0, MOST_TITLE) ?? null,
        amountMinor: answer.minor,
      })
      return redirect(here(donationCheckout(token)))
    },
  )
}
