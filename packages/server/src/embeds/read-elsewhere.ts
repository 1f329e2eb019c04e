import type { FeedEntry, Reading } from '@vitrine/blocks'
import { fetchErrors } from '../fetch/errors.ts'
import type { Fetched, GuardedFetch } from '../fetch/guarded-fetch.ts'
import { textOf } from './decode.ts'
import { type Feed, readFeed } from './feed.ts'
import { oEmbedEndpoint, type OEmbed, readOEmbed } from './oembed.ts'
import { type PageHead, readHead } from './page-head.ts'

/** What was read at an address; of a picture, where it stands. */
export interface Found {
  readonly title: string
  readonly text: string
  readonly author: string
  readonly image: string
  readonly entries: readonly FeedEntry[]
}

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

/** Reads somebody else's page or feed. Throws the errors of `fetch`, and nothing else. */
export function readElsewhere(fetch: GuardedFetch, { kind, url }: Reading): Promise<Found> {
  return kind === 'feed' ? feedAt(fetch, url) : pageAt(fetch, url)
}

/** By oEmbed where its provider speaks that, otherwise by what the page says of itself. */
async function pageAt(fetch: GuardedFetch, address: string): Promise<Found> {
  const endpoint = oEmbedEndpoint(address)
  const known = endpoint === undefined ? undefined : await oEmbedAt(fetch, endpoint)
  if (known) return { ...known, entries: [] }
  const page = await fetch(address, pages)
  const head = readHead(textOf(page), page.url)
  const told = head.title !== '' && head.image !== ''
  const more = told || head.oEmbed === '' ? undefined : await oEmbedAt(fetch, head.oEmbed)
  const { title, text, author, image } = filled(head, more)
  return { title, text, author, image, entries: [] }
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
  return { ...feed, text: '', author: '', image: '' }
}

async function feedOf(fetch: GuardedFetch, page: Fetched): Promise<Feed | undefined> {
  if (!HTML.includes(page.type)) return undefined
  const { feed } = readHead(textOf(page), page.url)
  return feed === '' ? undefined : feedIn(await fetch(feed, feeds))
}

function feedIn(there: Fetched): Feed | undefined {
  return HTML.includes(there.type) ? undefined : readFeed(textOf(there), there.url)
}
