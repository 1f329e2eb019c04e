import { createHmac } from 'node:crypto'
import { getTranslate } from '@vitrine/model'
import { type BoughtProduct, findOrderLocale } from '../../commerce/orders/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { type EmailSecret, type NewEmail, toSingleLine } from '../../platform/mail/index.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { getReviewPath } from './pages.ts'
import { findRequest, type RequestRow } from './request-store.ts'

/** The kinds of the links in a request. */
export const REVIEW_LINK = 'product-review'
export const REVIEW_UNSUBSCRIBE_LINK = 'product-review-unsubscribe'

/**
 * Computes the 128 bits in the link of a request. They derive from the site's secret, so that an email that is sent
 * again has the same link, while the database stores only a digest.
 */
export function computeRequestToken(siteSecret: Buffer, requestId: string): string {
  const digest = createHmac('sha256', siteSecret).update(`product-review:${requestId}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Creates the email that asks a buyer for reviews in the language of the order, with a link for each of its products. */
export function createRequestEmail(
  site: Pick<Site, 'title' | 'language'>,
  products: readonly (BoughtProduct & { readonly requestId: string })[],
): NewEmail {
  const [first] = products
  if (!first) throw new Error('A request for reviews names a product')
  const language = first.locale ?? site.language
  const translate = getTranslate(language)
  const params = { site: toSingleLine(site.title) }
  return {
    dedupe: `product-review-request:${first.orderId}`,
    recipient: first.email,
    subject: translate('emails.reviewRequest.subject', params),
    language,
    parts: [
      { text: translate('emails.reviewRequest.text', params) },
      ...products.map(({ requestId: id, title }) => ({
        link: {
          kind: REVIEW_LINK,
          id,
          label: translate('emails.reviewRequest.button', { product: toSingleLine(title) }),
        },
      })),
      { text: translate('emails.reviewRequest.after', params) },
      {
        link: {
          kind: REVIEW_UNSUBSCRIBE_LINK,
          id: first.requestId,
          label: translate('emails.reviewRequest.unsubscribe'),
        },
      },
    ],
  }
}

/** Makes the link that proves the purchase of a request; undefined if it is gone, as its buyer was erased. */
export const makeReviewLink: EmailSecret = async ({ db, siteId, id }) => {
  const request = await findRequest(db, siteId, id)
  const site = await findSiteById(db, siteId)
  if (!request || !site) return undefined
  const path = await localizePath(db, siteId, request, getReviewPath(request.productId))
  return `${path}?token=${computeRequestToken(site.secret, id)}`
}

/** Makes the link with which the recipient of a request opts out of further ones. */
export const makeUnsubscribeLink: EmailSecret = async ({ db, siteId, id }) => {
  const request = await findRequest(db, siteId, id)
  const site = await findSiteById(db, siteId)
  if (!request || !site) return undefined
  const path = await localizePath(db, siteId, request, '/newsletter/unsubscribe')
  return `${path}?token=${createUnsubscribeToken(site, request.email)}`
}

/** Returns a path in the language of the order that a request is about. */
async function localizePath(
  db: Db,
  siteId: string,
  { orderId }: RequestRow,
  path: string,
): Promise<string> {
  const locale = await findOrderLocale(db, siteId, orderId)
  if (locale === null) return path
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), locale) ?? {}
  return prefix === '' ? path : `/${prefix}${path}`
}
