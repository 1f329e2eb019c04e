import { message } from '@vitrine/model'
import { z } from 'zod'
import { createDonationCart } from '../cart/index.ts'
import { getDonationCheckoutPath } from '../checkout/index.ts'
import type { FormPagePort } from '../../platform/http/form-page-port.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, page, redirect } from '../../platform/http/page.ts'
import { parseDonationAmount } from './donation-amount.ts'
import { donationErrors } from './errors.ts'

const MAX_TITLE_LENGTH = 200

/**
 * Mounts the target of donation forms. The published block decides which amounts are allowed; an allowed one
 * leads to a separate checkout, and the visitor's cart stays unchanged.
 */
export function donationPages(http: PageServer, forms: FormPagePort): void {
  const params = z.object({ formId: z.string().max(100) })
  const body = z.object({
    amount: z.string().max(100).default(''),
    otherAmount: z.string().max(1_000).default(''),
  })
  mountPage(
    http,
    {
      method: 'POST',
      path: '/form/{formId}/donation',
      access: 'anyone',
      limit: 'cart-write',
      params,
      body,
      isLocalized: true,
    },
    async (request) => {
      const { db, site, localizedSite, language, nonce, localizePath, body: input } = request
      const { tag } = language
      const form = await forms.findPublishedForm(request, { formId: request.params.formId, tag })
      if (!form?.donation) throw donationErrors.unknown()
      const { currency } = site.store
      const result = parseDonationAmount(form.donation, input, {
        currency,
        locale: localizedSite.language,
      })
      if (result.kind === 'error') {
        const errors = { [result.field]: result.message }
        const submitted = { values: { ...input }, errors, alert: message('donations.invalid') }
        return page(await forms.renderFormPage(site, form, { tag, nonce, submitted }), 400)
      }
      const own =
        tag === site.language
          ? undefined
          : await forms.findPublishedForm(request, { formId: form.formId, tag: site.language })
      const token = await createDonationCart(db, site, {
        title: form.name.slice(0, MAX_TITLE_LENGTH),
        ownTitle: own?.name.slice(0, MAX_TITLE_LENGTH) ?? null,
        amountMinor: result.minor,
      })
      return redirect(localizePath(getDonationCheckoutPath(token)))
    },
  )
}
