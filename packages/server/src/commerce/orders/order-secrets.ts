import type { EmailSecret, EmailSecrets } from '../../platform/mail/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import { deriveGiftCardCode, findActiveGiftCard, GIFT_CARD_CODE } from '../payments/index.ts'
import { getOrderUrl } from './order-url.ts'
import { findOrder } from './read-store.ts'

/** The kind of the link to an order's page. */
export const ORDER_LINK = 'order'

const makeOrderLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const order = await findOrder(db, siteId, id)
  return site && order && getOrderUrl(site, id)
}

const makeGiftCardCode: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  // The code of a card that is off would help no one.
  const card = await findActiveGiftCard(db, siteId, id)
  return site && card && deriveGiftCardCode(site.secret, id)
}

/** The links and codes in emails about orders. */
export const orderEmailSecrets: EmailSecrets = {
  [ORDER_LINK]: makeOrderLink,
  [GIFT_CARD_CODE]: makeGiftCardCode,
}
