import { createHmac } from 'node:crypto'
import { getTranslate } from '@vitrine/model'
import { type CartLine, localizeLine } from '../../commerce/cart/index.ts'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { Site } from '../../platform/http/site.ts'
import { type EmailSecret, type NewEmail, toSingleLine } from '../../platform/mail/index.ts'
import { createUnsubscribeToken } from '../unsubscribe/index.ts'
import { type AbandonedCartRow, findOpenReminder } from './store.ts'

/** The kinds of the links in a reminder. */
export const CART_LINK = 'abandoned-cart'
export const CART_UNSUBSCRIBE_LINK = 'abandoned-cart-unsubscribe'

/** The page that restores a cart. */
export const RECOVERY_PATH = '/cart/restore'

/**
 * Computes the 128 bits in the link of a reminder. They derive from the site's secret, so that both emails have the same link,
 * while the database stores only a digest.
 */
export function computeCartToken(siteSecret: Buffer, id: string): string {
  const digest = createHmac('sha256', siteSecret).update(`abandoned-cart:${id}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Creates the email about a cart that its buyer left. */
export function createReminderEmail(
  { title }: Pick<Site, 'title'>,
  { id, email, locale }: Pick<AbandonedCartRow, 'id' | 'email' | 'locale'>,
  { lines, step }: { readonly lines: readonly CartLine[]; readonly step: 1 | 2 },
): NewEmail {
  const translate = getTranslate(locale)
  const site = toSingleLine(title)
  const items = lines
    .filter(({ isSold }) => isSold)
    .map((line) => {
      const { quantity, title: name, options } = localizeLine(line, locale)
      const variant = [name, ...options.map(({ value }) => value)].join(', ')
      return `${quantity} × ${toSingleLine(variant)}`
    })
  return {
    dedupe: `abandoned-cart:${id}:${step}`,
    recipient: email,
    subject: translate('emails.abandonedCart.subject', { site }),
    language: locale,
    parts: [
      { text: translate('emails.abandonedCart.text', { site }) },
      { text: items.join('\n') },
      { link: { kind: CART_LINK, id, label: translate('emails.abandonedCart.button') } },
      { text: translate('emails.abandonedCart.after', { site }) },
      {
        link: {
          kind: CART_UNSUBSCRIBE_LINK,
          id,
          label: translate('emails.reviewRequest.unsubscribe'),
        },
      },
    ],
  }
}

/** Makes the link that restores the cart; undefined once its buyer has ordered, so that the email is not sent. */
export const makeCartLink: EmailSecret = async ({ db, siteId, id }) => {
  const row = await findOpenReminder(db, siteId, id)
  const site = await findSiteById(db, siteId)
  if (!row || !site) return undefined
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), row.locale) ?? {}
  const path = `${prefix === '' ? '' : `/${prefix}`}${RECOVERY_PATH}`
  return `${path}?token=${computeCartToken(site.secret, id)}`
}

/** Makes the link with which the recipient of a reminder opts out of further ones. */
export const makeUnsubscribeLink: EmailSecret = async ({ db, siteId, id }) => {
  const row = await findOpenReminder(db, siteId, id)
  const site = await findSiteById(db, siteId)
  if (!row || !site) return undefined
  return `/newsletter/unsubscribe?token=${createUnsubscribeToken(site, row.email)}`
}
