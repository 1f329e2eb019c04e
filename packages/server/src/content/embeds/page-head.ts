import { decodeEntities, tokenizeHtml } from '@vitrine/page'
import { toPlainLine, toWebUrl } from './plain-text.ts'

/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string
  readonly text: string
  readonly author: string
  /** A URL, empty if there is none; like the following. */
  readonly image: string
  readonly oEmbed: string
  readonly feed: string
}

/** The maximum number of characters read, as some pages have long scripts before their metadata. */
const MAX_LENGTH = 1_000_000
/** The maximum number of tokens, so that no page blocks the server. */
const MAX_TOKENS = 10_000

const OEMBED = /^(?:application|text)\/json\+oembed$/i
const FEED = /^application\/(?:rss|atom)\+xml$/i

/** Parses the head of a page: Open Graph first, then other metadata, then the title. */
export function parsePageHead(html: string, base: URL): PageHead {
  const source = html.slice(0, MAX_LENGTH)
  const values = new Map<string, string>()
  const links = { oEmbed: '', feed: '' }
  let tokens = 0
  for (const token of tokenizeHtml(source)) {
    tokens += 1
    if (tokens > MAX_TOKENS) break
    if (token.kind !== 'start') continue
    const { name, attributes } = token
    if (name === 'body') break
    if (name === 'meta') {
      const key = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
      const value = attributes.get('content') ?? ''
      if (key !== '' && value !== '' && !values.has(key)) values.set(key, value)
    } else if (name === 'link' && /\balternate\b/i.test(attributes.get('rel') ?? '')) {
      const type = attributes.get('type') ?? ''
      const href = toWebUrl(attributes.get('href') ?? '', base)
      if (OEMBED.test(type)) links.oEmbed ||= href
      if (FEED.test(type)) links.feed ||= href
    }
  }
  const first = (...names: readonly string[]) =>
    names.map((name) => values.get(name) ?? '').find((value) => value.trim() !== '') ?? ''
  const [, ownTitle = ''] = /<title[^>]{0,200}>([^<]{0,1000})/i.exec(source) ?? []
  return {
    title: toPlainLine(first('og:title', 'twitter:title') || decodeEntities(ownTitle), 300),
    text: toPlainLine(first('og:description', 'twitter:description', 'description'), 1_000),
    author: toPlainLine(first('author', 'twitter:creator'), 200),
    image: toWebUrl(
      first(
        'og:image:secure_url',
        'og:image',
        'og:image:url',
        'twitter:image',
        'twitter:image:src',
      ),
      base,
    ),
    ...links,
  }
}
