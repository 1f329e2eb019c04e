import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isValidCrumb } from '../../platform/http/crumb.ts'
import type { PageServer } from '../../platform/http/page-server.ts'
import { mountPage, redirectToUrl } from '../../platform/http/page.ts'
import { httpErrors } from '../../platform/http/problem.ts'
import type { Site } from '../../platform/http/site.ts'
import { type EmailPart, isContentPart, mapLinks } from '../../platform/mail/index.ts'
import { countClick } from './click-store.ts'

type Keyed = Pick<Site, 'id' | 'secret'>

const PATH = '/newsletter/link'
const MAX_URL_LENGTH = 2_000

/**
 * Leads the links of a campaign through the site, which counts them. All recipients get the same links, so that nothing
 * tells who has followed one. Links to unsubscribe, and those that open no page, stay as they are.
 */
export function countLinks(
  site: Keyed,
  campaignId: string,
  parts: readonly EmailPart[],
): readonly EmailPart[] {
  const change = (url: string) =>
    /^(?:https?:\/\/|\/)/i.test(url) && url.length <= MAX_URL_LENGTH
      ? createPath(site, campaignId, url)
      : url
  return parts.map((part) => (isContentPart(part) ? mapLinks(part, change) : part))
}

function createPath(site: Keyed, campaignId: string, url: string): string {
  const key = computeKey(site, campaignId, url)
  const query = new URLSearchParams({ campaign: campaignId, key, to: url })
  return `${PATH}?${query.toString()}`
}

/** Computes the signature of a link: without it, anyone could make this site redirect anywhere. */
function computeKey({ id, secret }: Keyed, campaignId: string, url: string): string {
  const text = `campaign-link:${id}:${campaignId}:${url}`
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32)
}

/** Serves the links of campaigns: counts and redirects, also once the campaign is deleted. */
export function clickPages(http: PageServer): void {
  const route = {
    method: 'GET',
    path: PATH,
    access: 'anyone',
    query: z.object({
      campaign: z.uuid().catch(''),
      key: z.string().max(100).catch(''),
      to: z.string().max(MAX_URL_LENGTH).catch(''),
    }),
  } as const
  mountPage(http, route, async ({ db, site, isHead, query }) => {
    const { campaign: campaignId, key: linkKey, to: url } = query
    if (!isValidCrumb(computeKey(site, campaignId, url), linkKey)) throw httpErrors.notFound()
    // Programs that check links often ask for the headers alone.
    if (!isHead) await countClick(db, site.id, { campaignId, linkKey, url })
    return redirectToUrl(url)
  })
}
