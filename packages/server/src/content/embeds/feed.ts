import type { FeedEntry } from '@vitrine/blocks'
import { line, lines, webAddress } from './plain.ts'
import { xmlTokens } from './xml-tokens.ts'

export interface Feed {
  readonly title: string
  readonly entries: readonly FeedEntry[]
}

const MOST_ENTRIES = 50
const MOST_TITLE = 300
const MOST_AUTHOR = 200
const MOST_TEXT = 500
/** Of one element. */
const MOST_VALUE = 5_000
/** Nobody's request waits while a feed is read, however it is made. */
const MOST_TOKENS = 20_000

/** What the parts of an entry are called in RSS 1 and 2 and in Atom; the first that says something counts. */
const NAMES = {
  title: ['title'],
  url: ['link', 'link/href', 'id', 'guid'],
  text: ['summary', 'description', 'content', 'content:encoded'],
  author: ['dc:creator', 'author/name', 'author'],
  publishedAt: ['pubdate', 'published', 'dc:date', 'updated'],
} as const

type Values = Map<string, string>

/** What a feed in RSS or Atom lists, in words without markup; undefined for what is no feed. */
export function readFeed(xml: string, base: URL): Feed | undefined {
  const reader = new FeedReader()
  let tokens = 0
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') reader.addText(token.text)
    else if (token.kind === 'end') reader.close(token.name)
    else {
      reader.open(token.name, token.attributes)
      if (token.isEmpty) reader.close(token.name)
    }
    tokens += 1
    if (reader.entries.length >= MOST_ENTRIES || tokens >= MOST_TOKENS) break
  }
  if (!reader.isFeed) return undefined
  return {
    title: line(reader.own.get('title') ?? '', MOST_TITLE),
    entries: reader.entries.map((values) => entryOf(values, base)).filter(({ url }) => url !== ''),
  }
}

function entryOf(values: Values, base: URL): FeedEntry {
  const said = (names: readonly string[]) =>
    names.map((name) => values.get(name) ?? '').find((value) => value.trim() !== '') ?? ''
  const address = NAMES.url
    .map((name) => webAddress(values.get(name) ?? '', base))
    .find((url) => url !== '')
  const publishedAt = new Date(said(NAMES.publishedAt).trim())
  return {
    title: line(lines(said(NAMES.title), MOST_TITLE), MOST_TITLE),
    url: address ?? '',
    text: line(lines(said(NAMES.text), MOST_TEXT), MOST_TEXT),
    author: line(said(NAMES.author), MOST_AUTHOR),
    publishedAt: Number.isNaN(publishedAt.getTime()) ? '' : publishedAt.toISOString(),
  }
}

/** Knows where it stands: in the feed itself, in one of its entries, or in a part of that. */
class FeedReader {
  readonly own: Values = new Map()
  readonly entries: Values[] = []
  isFeed = false
  #entry: Values | undefined
  /** Below the entry, or below the feed. */
  #path: { readonly name: string; readonly key: string }[] = []

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    const plain = plainName(name)
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
    // The number of an entry is its address, unless it says that it is none.
    const key = attributes.get('isPermaLink') === 'false' ? 'number' : plain
    this.#path.push({ name: plain, key })
    if (plain === 'link' && this.#path.length === 1) this.#addLink(attributes)
  }

  close(name: string): void {
    const plain = plainName(name)
    if (this.#path.length > 0) {
      // What was never closed before it is closed with it.
      const at = this.#path.findLastIndex((one) => one.name === plain)
      if (at >= 0) this.#path.length = at
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

  /** Of Atom, whose links say in attributes where they lead and what for. */
  #addLink(attributes: ReadonlyMap<string, string>): void {
    const href = attributes.get('href')
    if (href !== undefined && (attributes.get('rel') ?? 'alternate') === 'alternate')
      this.#add('link/href', href)
  }

  #add(name: string, text: string): void {
    const values = this.#entry ?? this.own
    const known = values.get(name) ?? ''
    if (known.length < MOST_VALUE) values.set(name, known + text.slice(0, MOST_VALUE))
  }
}

/** Feeds differ in what they call the words that all of them share. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/^(?:atom|rss):/, '')
}
