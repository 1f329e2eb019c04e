import { createHmac } from 'node:crypto'
import { findSiteById } from '../../identity/sites/index.ts'
import type { EmailSecrets } from '../../platform/mail/index.ts'
import { findLinkNumber } from './grant-store.ts'

/** The kind of the link to a download in emails; its ID is the download's. */
export const DOWNLOAD_LINK = 'download'

/** A link of a grant: renewing the grant makes the next number. */
interface Link {
  readonly id: string
  readonly linkNumber: number
}

/**
 * Computes the 128 bits in the address of a download. They derive from the site's secret, so that pages and emails show
 * the same address while the database stores only a digest.
 */
export function computeDownloadToken(siteSecret: Buffer, { id, linkNumber }: Link): string {
  const digest = createHmac('sha256', siteSecret).update(`download:${id}:${linkNumber}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Returns the path of the page of a download; anyone who has it may download the file. */
export function getDownloadUrl(
  site: { readonly secret: Buffer },
  link: Link,
): `/order/download/${string}` {
  return `/order/download/${computeDownloadToken(site.secret, link)}`
}

/** The links in emails about downloads: the current one of each, made when the email is sent. */
export const downloadEmailSecrets: EmailSecrets = {
  [DOWNLOAD_LINK]: async ({ db, siteId, id }) => {
    const site = await findSiteById(db, siteId)
    const linkNumber = await findLinkNumber(db, siteId, id)
    if (!site || linkNumber === undefined) return undefined
    return getDownloadUrl(site, { id, linkNumber })
  },
}
