import type { VisitChannel } from '@vitrine/model'
import { cleanText, getQuery } from './texts.ts'

/** The origin of a visit. */
export interface VisitSource {
  readonly channel: VisitChannel
  /** The host of the page before; empty for none, or one of the site. */
  readonly referrer: string
  readonly campaign: string
}

const SEARCH =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|search\.yahoo\.com|yandex\.[a-z.]{2,6}|baidu\.com|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|kagi\.com)$/
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|instagram\.com|threads\.net|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|pinterest\.[a-z.]{2,6}|reddit\.com|tiktok\.com|youtube\.com|bsky\.app|mastodon\.social|tumblr\.com|vk\.com|whatsapp\.com|t\.me)$/
const EMAIL =
  /(?:^|\.)(?:mail\.google\.com|outlook\.(?:live|office)\.com|mail\.yahoo\.com|mail\.proton\.me)$/
const PAID = /^(?:cpc|ppc|paid.*|display|banner|cpm|retargeting|affiliate)$/
/** The parameters with which advertisers mark clicks. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'dclid', 'ttclid']

/** Hosts that send fake visits, so that owners visit them. */
const SPAM =
  /(?:^|\.)(?:semalt\.com|buttons-for-website\.com|darodar\.com|ilovevitaly\.com|priceg\.com|blackhatworth\.com|hulfingtonpost\.com|best-seo-offer\.com|free-share-buttons\.com|get-free-traffic-now\.com|trafficmonetize\.org|webmonetizer\.net|success-seo\.com|event-tracking\.com|social-buttons\.com|traffic2cash\.xyz|bot-traffic\.(?:xyz|icu)|trafficbot\.life|rank-checker\.online|seo-platform\.com)$/

export function isSpamReferrer(host: string): boolean {
  return SPAM.test(host)
}

/** Returns the host of a referrer in small letters; empty if it is no page of the web. */
export function getReferrerHost(referrer: string): string {
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return ''
  return new URL(referrer).hostname.toLowerCase().replace(/^www\./, '')
}

/** Computes the source of a visit from its first page. `isOwn` tells whether a host is one of the site. */
export function computeSource(
  { url, referrer }: { readonly url: string; readonly referrer: string },
  isOwn: (host: string) => boolean,
): VisitSource {
  const query = getQuery(url)
  const get = (name: string) => (query.get(name) ?? '').trim().toLowerCase()
  const given = getReferrerHost(referrer)
  const host = isOwn(given) ? '' : given
  const named = get('utm_campaign') || get('utm_source')
  return {
    channel: computeChannel(
      host,
      get,
      CLICK_IDS.some((name) => query.has(name)),
    ),
    referrer: cleanText(host),
    campaign: cleanText(named, 200),
  }
}

function computeChannel(host: string, get: (name: string) => string, wasAd: boolean): VisitChannel {
  const medium = get('utm_medium')
  if (wasAd || PAID.test(medium)) return 'paid'
  if (medium === 'email' || medium === 'newsletter' || EMAIL.test(host)) return 'email'
  if (medium === 'social' || SOCIAL.test(host)) return 'social'
  if (medium === 'organic' || SEARCH.test(host)) return 'search'
  return host === '' && get('utm_source') === '' ? 'direct' : 'referral'
}
