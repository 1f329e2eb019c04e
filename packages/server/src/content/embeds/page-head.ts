import { decodeEntities, htmlTokens } from '@vitrine/page'
import { line, webAddress } from './plain.ts'

/** What a page says of itself, for those who show it elsewhere. */
export interface PageHead {
  readonly title: string
  readonly text: string
  readonly author: string
  /** Addresses, empty where there is none. */
  readonly image: string
  readonly oEmbed: string
  readonly feed: string
}

/** Pages say it in their heads; some have long scripts before it. */
const MOST_READ = 1_000_000
/** Nobody's request waits while a page is read, however it is made. */
const MOST_TOKENS = 10_000

const OEMBED = /^(?:application|text)\/json\+oembed$/i
const FEED = /^application\/(?:rss|atom)\+xml$/i

/** Open Graph first, then what others ask for, then the page's own title. */
export function readHead(html: string, base: URL): PageHead {
  const read = html.slice(0, MOST_READ)
  const said = new Map<string, string>()
  const links = { oEmbed: '', feed: '' }
  let tokens = 0
  for (const token of htmlTokens(read)) {
    tokens += 1
    if (tokens > MOST_TOKENS) break
    if (token.kind !== 'start') continue
    const { name, attributes } = token
    if (name === 'body') break
    if (name === 'meta') {
      const key = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
      const value = attributes.get('content') ?? ''
      if (key !== '' && value !== '' && !said.has(key)) said.set(key, value)
    } else if (name === 'link' && /\balternate\b/i.test(attributes.get('rel') ?? '')) {
      const type = attributes.get('type') ?? ''
      const href = webAddress(attributes.get('href') ?? '', base)
      if (OEMBED.test(type)) links.oEmbed ||= href
      if (FEED.test(type)) links.feed ||= href
    }
  }
  const first = (...names: readonly string[]) =>
    names.map((name) => said.get(name) ?? '').find((value) => value.trim() !== '') ?? ''
  const [, ownTitle = ''] = /<title[^>]{0,200}>([^<]{0,1000})/i.exec(read) ?? []
  return {
    title: line(first('og:title', 'twitter:title') || decodeEntities(ownTitle), 300),
    text: line(first('og:description', 'twitter:description', 'description'), 1_000),
    author: line(first('author', 'twitter:creator'), 200),
    image: webAddress(
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
