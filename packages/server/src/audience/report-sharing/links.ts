import { createHmac } from 'node:crypto'
import type { ReportLink } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import type { Site } from '../../platform/http/site.ts'
import { computeDigest, isToken } from '../../platform/http/token.ts'
import { reportSharingErrors } from './errors.ts'
import { insertLink, listLinks, type LinkRow, useLink } from './link-store.ts'

/** The most links of a site. */
const MAX_LINKS = 20

type LinkSite = Pick<Site, 'id' | 'origin' | 'secret'>

/**
 * Computes the 128 bits of a link. They derive from the site's secret, so that staff can copy the link again, while the
 * database stores only a digest.
 */
function computeLinkToken(siteSecret: Buffer, id: string): string {
  const digest = createHmac('sha256', siteSecret).update(`report-link:${id}`).digest()
  return digest.subarray(0, 16).toString('base64url')
}

/** Lists the links of a site with their URLs, newest first. */
export async function listReportLinks(db: Db, site: LinkSite): Promise<ReportLink[]> {
  return (await listLinks(db, site.id)).map((row) => toView(row, site))
}

/** Creates a link. Throws `report-sharing.tooMany`. */
export async function createReportLink(db: Db, site: LinkSite, name: string): Promise<ReportLink> {
  const id = newId()
  const tokenHash = computeDigest(computeLinkToken(site.secret, id))
  const row = await insertLink(db, site.id, { id, name, tokenHash }, MAX_LINKS)
  if (!row) throw reportSharingErrors.tooMany()
  return toView(row, site)
}

/** Throws `report-sharing.unknown` unless a token is that of a link of the site. */
export async function assertLink(db: Db, siteId: string, token: string): Promise<void> {
  if (!isToken(token) || !(await useLink(db, siteId, computeDigest(token))))
    throw reportSharingErrors.unknown()
}

function toView({ id, name, createdAt, lastOpenedAt }: LinkRow, site: LinkSite): ReportLink {
  // Browsers do not send what follows the "#", so no log has it.
  const token = computeLinkToken(site.secret, id)
  const url = `${site.origin}/config/shared-report#${token}`
  return { id, name, url, createdAt, lastOpenedAt }
}
