import type { FeedEntry } from '@vitrine/blocks'
import { toPlainLine, toPlainLines, toWebUrl } from './plain-text.ts'
import { tokenizeXml } from './xml-tokens.ts'

export interface Feed {
  readonly title: string
  readonly entries: readonly FeedEntry[]
}

const MAX_ENTRIES = 50
const MAX_TITLE = 300
const MAX_AUTHOR = 200
const MAX_TEXT = 500
/** The maximum length of the text of one element. */
const MAX_VALUE = 5_000
/** The maximum number of tokens, so that no feed blocks the server. */
const MAX_TOKENS = 20_000

/** The element names of an entry in RSS 1, RSS 2 and Atom; the first that is not empty counts. */
const NAMES = {
  title: ['title'],
  url: ['link', 'link/href', 'id', 'guid'],
  text: ['summary', 'description', 'content', 'content:encoded'],
  author: ['dc:creator', 'author/name', 'author'],
  publishedAt: ['pubdate', 'published', 'dc:date', 'updated'],
} as const

type Values = Map<string, string>

/** Parses a feed in RSS or Atom into texts without markup; undefined for anything else. */
export function parseFeed(xml: string, base: URL): Feed | undefined {
  const reader = new FeedReader()
  let tokens = 0
  for (const token of tokenizeXml(xml)) {
    if (token.kind === 'text') reader.addText(token.text)
    else if (token.kind === 'end') reader.close(token.name)
    else {
      reader.open(token.name, token.attributes)
      if (token.isEmpty) reader.close(token.name)
    }
    tokens += 1
    if (reader.entries.length >= MAX_ENTRIES || tokens >= MAX_TOKENS) break
  }
  if (!reader.isFeed) return undefined
  return {
    title: toPlainLine(reader.own.get('title') ?? '', MAX_TITLE),
    entries: reader.entries
      .map((values) => toFeedEntry(values, base))
      .filter(({ url }) => url !== ''),
  }
}

function toFeedEntry(values: Values, base: URL): FeedEntry {
  const getFirst = (names: readonly string[]) =>
    names.map((name) => values.get(name) ?? '').find((value) => value.trim() !== '') ?? ''
  const address = NAMES.url
    .map((name) => toWebUrl(values.get(name) ?? '', base))
    .find((url) => url !== '')
  const publishedAt = new Date(getFirst(NAMES.publishedAt).trim())
  return {
    title: toPlainLine(toPlainLines(getFirst(NAMES.title), MAX_TITLE), MAX_TITLE),
    url: address ?? '',
    text: toPlainLine(toPlainLines(getFirst(NAMES.text), MAX_TEXT), MAX_TEXT),
    author: toPlainLine(getFirst(NAMES.author), MAX_AUTHOR),
    publishedAt: Number.isNaN(publishedAt.getTime()) ? '' : publishedAt.toISOString(),
  }
}

/** Collects values and tracks the position: in the feed itself, in an entry, or in a part of an entry. */
class FeedReader {
  readonly own: Values = new Map()
  readonly entries: Values[] = []
  isFeed = false
  #entry: Values | undefined
  /** The open elements below the entry or the feed. */
  #path: { readonly name: string; readonly key: string }[] = []

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    const plain = normalizeName(name)
    if (this.#entry === undefined && this.#path.length === 0) {
      if (plain === 'rss' || plain === 'rdf:rdf' || plain === 'feed' || plain === 'channel') {
        this.isFeed = true
        return
      }
      if (this.isFeed && (plain === 'item' || plain === 'entry')) {
        this.#entry = new Map()
        return
      }
    }
    // The guid of an entry is its URL, unless it is marked as none.
    const key = attributes.get('isPermaLink') === 'false' ? 'number' : plain
    this.#path.push({ name: plain, key })
    if (plain === 'link' && this.#path.length === 1) this.#addLink(attributes)
  }

  close(name: string): void {
    const plain = normalizeName(name)
    if (this.#path.length > 0) {
      // Closes unclosed elements inside it, too.
      const index = this.#path.findLastIndex((element) => element.name === plain)
      if (index >= 0) this.#path.length = index
    }
    if (this.#entry && (plain === 'item' || plain === 'entry')) {
      this.entries.push(this.#entry)
      this.#entry = undefined
      this.#path = []
    }
  }

  addText(text: string): void {
    const [first, second] = this.#path
    if (first === undefined) return
    const isPart = first.key === 'author' && second !== undefined
    this.#add(isPart ? `author/${second.key}` : first.key, text)
  }

  /** Adds a link of Atom, which has its URL and purpose in attributes. */
  #addLink(attributes: ReadonlyMap<string, string>): void {
    const href = attributes.get('href')
    if (href !== undefined && (attributes.get('rel') ?? 'alternate') === 'alternate')
      this.#add('link/href', href)
  }

  #add(name: string, text: string): void {
    const values = this.#entry ?? this.own
    const known = values.get(name) ?? ''
    if (known.length < MAX_VALUE) values.set(name, known + text.slice(0, MAX_VALUE))
  }
}

/** Returns an element name in lower case without the prefix of a feed format. */
function normalizeName(name: string): string {
  return name.toLowerCase().replace(/^(?:atom|rss):/, '')
}
