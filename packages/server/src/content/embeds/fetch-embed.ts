import type { ExternalContent, ExternalRequest } from '@vitrine/blocks'
import { fetchErrors } from '../../platform/fetch/errors.ts'
import type { FetchResult, GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { parseAnnouncedDates } from './announced-dates.ts'
import { parseJson, decodeText } from './decode.ts'
import { embedErrors } from './errors.ts'
import { type Feed, parseFeed } from './feed.ts'
import { getOEmbedEndpoint, type OEmbed, parseOEmbed } from './oembed.ts'
import { type PageHead, parsePageHead } from './page-head.ts'
import { parseGeocoding } from './geocoding.ts'

/** The content fetched for an embed; `image` is a URL. */
export interface FetchedEmbed extends Omit<ExternalContent, 'image'> {
  readonly image: string
}

const EMPTY: FetchedEmbed = { title: '', text: '', author: '', image: '', entries: [], dates: [] }

const DAY_MS = 24 * 60 * 60 * 1_000
const TIMEOUT_MS = 5_000
const HTML = ['text/html', 'application/xhtml+xml']
const JSON_TYPES = ['application/json', 'text/json', 'application/json+oembed', 'text/javascript']
const XML = [
  ...['application/rss+xml', 'application/atom+xml', 'application/rdf+xml'],
  ...['application/xml', 'text/xml'],
]

const pages = { types: HTML, maxBytes: 5_000_000, timeoutMs: TIMEOUT_MS }
const answers = { types: JSON_TYPES, maxBytes: 500_000, timeoutMs: TIMEOUT_MS }
const feeds = { types: [...XML, ...HTML], maxBytes: 2_000_000, timeoutMs: TIMEOUT_MS }

/** Fetches external content. Throws only the errors of `fetch` and `embeds`. */
export function fetchEmbed(
  fetch: GuardedFetch,
  { kind, url }: ExternalRequest,
  now: Date = new Date(),
): Promise<FetchedEmbed> {
  switch (kind) {
    case 'page':
      return fetchPage(fetch, url)
    case 'feed':
      return fetchFeed(fetch, url)
    case 'dates':
      return fetchDates(fetch, url, now)
    case 'place':
      return fetchCoordinates(fetch, url)
  }
}

/** Fetches a page by oEmbed if its provider supports that, otherwise by its metadata. */
async function fetchPage(fetch: GuardedFetch, address: string): Promise<FetchedEmbed> {
  const endpoint = getOEmbedEndpoint(address)
  const known = endpoint === undefined ? undefined : await fetchOEmbed(fetch, endpoint)
  if (known) return { ...EMPTY, ...known }
  const page = await fetch(address, pages)
  const head = parsePageHead(decodeText(page), page.url)
  const isComplete = head.title !== '' && head.image !== ''
  const more = isComplete || head.oEmbed === '' ? undefined : await fetchOEmbed(fetch, head.oEmbed)
  return { ...EMPTY, ...fillMissing(head, more) }
}

/** Fetches an oEmbed response; undefined if that fails, as the page itself can be read. */
async function fetchOEmbed(fetch: GuardedFetch, endpoint: string): Promise<OEmbed | undefined> {
  const answer = await fetch(endpoint, answers).catch(() => undefined)
  return answer && parseOEmbed(decodeText(answer), answer.url)
}

function fillMissing(head: PageHead, more: OEmbed | undefined): OEmbed {
  return {
    title: head.title || (more?.title ?? ''),
    text: head.text || (more?.text ?? ''),
    author: head.author || (more?.author ?? ''),
    image: head.image || (more?.image ?? ''),
  }
}

/** Fetches a feed, or the feed that a page links to. */
async function fetchFeed(fetch: GuardedFetch, address: string): Promise<FetchedEmbed> {
  const response = await fetch(address, feeds)
  const feed = parseFeedResponse(response) ?? (await fetchLinkedFeed(fetch, response))
  if (!feed) throw fetchErrors.wrongType()
  return { ...EMPTY, ...feed }
}

async function fetchLinkedFeed(fetch: GuardedFetch, page: FetchResult): Promise<Feed | undefined> {
  if (!HTML.includes(page.type)) return undefined
  const { feed } = parsePageHead(decodeText(page), page.url)
  return feed === '' ? undefined : parseFeedResponse(await fetch(feed, feeds))
}

function parseFeedResponse(response: FetchResult): Feed | undefined {
  return HTML.includes(response.type) ? undefined : parseFeed(decodeText(response), response.url)
}

async function fetchDates(fetch: GuardedFetch, address: string, now: Date): Promise<FetchedEmbed> {
  const page = await fetch(address, pages)
  const html = decodeText(page)
  // In some time zones it still is yesterday.
  const from = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  const dates = parseAnnouncedDates(html, page.url, from)
  if (!dates) throw embedErrors.noDates()
  return { ...EMPTY, title: parsePageHead(html, page.url).title, dates }
}

async function fetchCoordinates(fetch: GuardedFetch, address: string): Promise<FetchedEmbed> {
  const coordinates = parseGeocoding(parseJson(decodeText(await fetch(address, answers))))
  if (!coordinates) throw embedErrors.noPlace()
  return { ...EMPTY, coordinates }
}
