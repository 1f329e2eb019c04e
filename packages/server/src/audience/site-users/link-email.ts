import { getTranslate } from '@vitrine/model'
import { getLanguage, listLanguages } from '../../identity/multilingual/index.ts'
import { findSiteById } from '../../identity/sites/index.ts'
import type { EmailSecret, NewEmail } from '../../platform/mail/index.ts'
import { deriveLinkToken } from './link-token.ts'
import { renewToken } from './token-store.ts'
import { findSiteUserById } from './user-store.ts'

/** The outbox key prefix of emails of this slice. */
export const OUTBOX_PREFIX = 'site-user:'

/** The kind of the links in these emails. */
export const ACCOUNT_LINK = 'account-link'

export interface Addressee {
  readonly email: string
  /** The title of the site. */
  readonly title: string
  readonly language: string
  readonly tokenId: string
}

export type LinkEmailKind = 'verify' | 'reset' | 'taken' | 'claim'

/**
 * Creates an email with a link. It contains nothing that the requester typed, since the recipient
 * may be someone else.
 */
export function createLinkEmail(
  kind: LinkEmailKind,
  { email, title: site, language, tokenId }: Addressee,
): NewEmail {
  const translate = getTranslate(language)
  const label = translate(`emails.${kind === 'taken' ? 'reset' : kind}.button`)
  return {
    dedupe: `${OUTBOX_PREFIX}${kind}:${tokenId}`,
    recipient: email,
    subject: translate(`emails.${kind}.subject`, { site }),
    language,
    parts: [
      { text: translate(`emails.${kind}.before`, { site }) },
      { text: translate(`emails.${kind}.open`) },
      { link: { kind: ACCOUNT_LINK, id: tokenId, label } },
      { text: translate(`emails.${kind}.after`) },
    ],
  }
}

const PATHS = {
  verify: '/account/verify',
  reset: '/account/reset',
  claim: '/account/orders/claim',
} as const

/** Makes the link of a token, which is valid from now on for as long as its email says. */
export const makeAccountLink: EmailSecret = async ({ db, siteId, id }) => {
  const site = await findSiteById(db, siteId)
  const renewed = site && (await renewToken(db, siteId, id))
  const user = renewed && (await findSiteUserById(db, siteId, renewed.siteUserId))
  if (!user) return undefined
  const { prefix = '' } = getLanguage(await listLanguages(db, siteId), user.locale) ?? {}
  const path = PATHS[renewed.purpose]
  const token = deriveLinkToken(site.secret, id)
  return `${prefix === '' ? '' : `/${prefix}`}${path}?token=${token}`
}
