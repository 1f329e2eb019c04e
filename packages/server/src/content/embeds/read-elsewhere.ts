import type { Elsewhere, Reading } from '@vitrine/blocks'
import { fetchErrors } from '../../platform/fetch/errors.ts'
import type { Fetched, GuardedFetch } from '../../platform/fetch/guarded-fetch.ts'
import { announcedDates } from './announced-dates.ts'
import { jsonIn, textOf } from './decode.ts'
import { embedErrors } from './errors.ts'
import { type Feed, readFeed } from './feed.ts'
import { oEmbedEndpoint, type OEmbed, readOEmbed } from './oembed.ts'
import { type PageHead, readHead } from './page-head.ts'
import { readPlace } from './place.ts'

/** What was read at an address; of a picture, where it stands. */
export interface Found extends Omit<Elsewhere, 'image'> {
  readonly image: string
}

const NOTHING: Found = { title: '', text: '', author: '', image: '', entries: [], dates: [] }

const A_DAY_MS = 24 * 60 * 60 * 1_000
const MOST_MS = 5_000
const HTML = ['text/html', 'application/xhtml+xml']
const JSON_TYPES = ['application/json', 'text/json', 'application/json+oembed', 'text/javascript']
const XML = [
  ...['application/rss+xml', 'application/atom+xml', 'application/rdf+xml'],
  ...['application/xml', 'text/xml'],
]

const pages = { types: HTML, mostBytes: 5_000_000, mostMs: MOST_MS }
const answers = { types: JSON_TYPES, mostBytes: 500_000, mostMs: MOST_MS }
const feeds = { types: [...XML, ...HTML], mostBytes: 2_000_000, mostMs: MOST_MS }

/** Reads what stands elsewhere. Throws the errors of `fetch` and `embeds`, and nothing else. */
export function readElsewhere(
  fetch: GuardedFetch,
  { kind, url }: Reading,
  now: Date = new Date(),
): Promise<Found> {
  switch (kind) {
    case 'page':
      return pageAt(fetch, url)
    case 'feed':
      return feedAt(fetch, url)
    case 'dates':
      return datesAt(fetch, url, now)
    case 'place':
      return placeAt(fetch, url)
  }
}

/** By oEmbed where its provider speaks that, otherwise by what the page says of itself. */
async function pageAt(fetch: GuardedFetch, address: string): Promise<Found> {
  const endpoint = oEmbedEndpoint(address)
  const known = endpoint === undefined ? undefined : await oEmbedAt(fetch, endpoint)
  if (known) return { ...NOTHING, ...known }
  const page = await fetch(address, pages)
  const head = readHead(textOf(page), page.url)
  const told = head.title !== '' && head.image !== ''
  const more = told || head.oEmbed === '' ? undefined : await oEmbedAt(fetch, head.oEmbed)
  return { ...NOTHING, ...filled(head, more) }
}

/** Undefined where it answers nothing of use: there is another way. */
async function oEmbedAt(fetch: GuardedFetch, endpoint: string): Promise<OEmbed | undefined> {
  const answer = await fetch(endpoint, answers).catch(() => undefined)
  return answer && readOEmbed(textOf(answer), answer.url)
}

function filled(head: PageHead, more: OEmbed | undefined): OEmbed {
  return {
    title: head.title || (more?.title ?? ''),
    text: head.text || (more?.text ?? ''),
    author: head.author || (more?.author ?? ''),
    image: head.image || (more?.image ?? ''),
  }
}

/** The feed, or that which a page names as its own. */
async function feedAt(fetch: GuardedFetch, address: string): Promise<Found> {
  const there = await fetch(address, feeds)
  const feed = feedIn(there) ?? (await feedOf(fetch, there))
  if (!feed) throw fetchErrors.wrongType()
  return { ...NOTHING, ...feed }
}

async function feedOf(fetch: GuardedFetch, page: Fetched): Promise<Feed | undefined> {
  if (!HTML.includes(page.type)) return undefined
  const { feed } = readHead(textOf(page), page.url)
  return feed === '' ? undefined : feedIn(await fetch(feed, feeds))
}

function feedIn(there: Fetched): Feed | undefined {
  return HTML.includes(there.type) ? undefined : readFeed(textOf(there), there.url)
}

async function datesAt(fetch: GuardedFetch, address: string, now: Date): Promise<Found> {
  const page = await fetch(address, pages)
  const html = textOf(page)
  // Somewhere it is yesterday.
  const from = new Date(now.getTime() - A_DAY_MS).toISOString().slice(0, 10)
  const dates = announcedDates(html, page.url, from)
  if (!dates) throw embedErrors.noDates()
  return { ...NOTHING, title: readHead(html, page.url).title, dates }
}

async function placeAt(fetch: GuardedFetch, address: string): Promise<Found> {
  const spot = readPlace(jsonIn(textOf(await fetch(address, answers))))
  if (!spot) throw embedErrors.noPlace()
  return { ...NOTHING, spot }
}
