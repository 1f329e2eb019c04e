import type { EmailSecret, EmailSecrets } from '../../platform/mail/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { deriveGiftCardCode } from '../payments/index.ts'
import { getOrderUrl } from './order-url.ts'
import { findOrder } from './read-store.ts'

/** The kind of the link to an order's page. */
export const ORDER_LINK = 'order'
/** The kind of the code of a gift card; its ID is the cause of the card. */
export const GIFT_CARD_CODE = 'gift-card'

const makeOrderLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const order = await findOrder(db, siteId, id)
  return site && order && getOrderUrl(site, id)
}

const makeGiftCardCode: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  return site && deriveGiftCardCode(site.secret, id)
}

/** The links and codes in emails about orders. */
export const orderEmailSecrets: EmailSecrets = {
  [ORDER_LINK]: makeOrderLink,
  [GIFT_CARD_CODE]: makeGiftCardCode,
}
