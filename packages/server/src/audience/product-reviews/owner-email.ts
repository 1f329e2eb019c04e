import { getTranslate } from '@vitrine/model'
import type { NamedProduct } from '../../commerce/catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { createEmail, toSingleLine } from '../../platform/mail/index.ts'
import type { NewReview } from './store.ts'

/** Emails the contact address of the site about a new review, if the site wants that. */
export async function emailOwner(
  tx: Db,
  site: Site,
  { row, product }: { readonly row: NewReview; readonly product: NamedProduct },
): Promise<void> {
  const { contactEmail, store, language, origin } = site
  if (!store.merchandising.productReviewsMerchantEmailEnabled || contactEmail === '') return
  const translate = getTranslate(language)
  const params = { site: toSingleLine(site.title), product: toSingleLine(product.title) }
  const link = `${origin}/config/products/reviews?state=${row.state}`
  const texts = [
    translate('emails.newReview.text', { ...params, count: row.stars }),
    [row.title ?? '', row.body ?? '', `– ${row.authorName}`].filter(Boolean).join('\n'),
    translate('emails.newReview.link', { link }),
  ]
  await createEmail(tx, site.id, {
    dedupe: `product-review-new:${row.id}`,
    recipient: contactEmail,
    subject: translate('emails.newReview.subject', params),
    language,
    parts: texts.map((text) => ({ text })),
  })
}
