import { decodeEntities } from '@vitrine/page'
import {
  type ContentEntry,
  type ContentFile,
  type ContentSource,
  copyText,
  type ReadEntry,
  type UnreadableSource,
} from '../entry.ts'
import { readComments } from './comments.ts'
import { parseWxrItems, type WxrItem } from './parse-items.ts'
import { expandGalleries } from './galleries.ts'
import { parseTime } from './parse-time.ts'

/** The facts of a WXR file that its items refer to. */
interface WxrFacts {
  readonly siteUrl: string
  readonly isSquarespace: boolean
  /** The names of the authors, by their logins. */
  readonly authors: ReadonlyMap<string, string>
  /** The images, by the ids of their attachments. */
  readonly images: ReadonlyMap<string, { readonly source: string; readonly alt: string }>
}

/** Reads a WXR file: an export of WordPress, or of Squarespace, which writes the same format. */
export async function readWxr(file: ContentFile): Promise<ContentSource | UnreadableSource> {
  const facts = await readFacts(file)
  if (!facts) return { reason: 'This XML file is not an export of WordPress or Squarespace.' }
  return {
    format: facts.isSquarespace ? 'Squarespace' : 'WordPress',
    siteUrl: facts.siteUrl,
    read: () => readEntries(file, facts),
  }
}

/** Reads the facts in a pass of their own, as an item may refer to a later attachment. */
async function readFacts(file: ContentFile): Promise<WxrFacts | undefined> {
  const authors = new Map<string, string>()
  const images = new Map<string, { source: string; alt: string }>()
  const channel = new Map<string, string>()
  let hasItems = false
  for await (const event of parseWxrItems(file)) {
    if (event.kind === 'channel') channel.set(event.name, event.text)
    if (event.kind !== 'item') continue
    const { kind, texts, parts } = event.item
    if (kind === 'author') {
      const login = texts['wp:author_login'] ?? ''
      authors.set(login, decodeEntities(texts['wp:author_display_name'] || login).trim())
      continue
    }
    hasItems ||= texts['wp:post_type'] !== undefined
    const source = texts['wp:attachment_url']?.trim() ?? ''
    if (texts['wp:post_type'] !== 'attachment' || source === '') continue
    const alt = parts.find(({ texts: meta }) => meta['wp:meta_key'] === '_wp_attachment_image_alt')
    const words = copyText(alt?.texts['wp:meta_value'] ?? '')
    images.set(copyText(texts['wp:post_id'] ?? ''), { source: copyText(source), alt: words })
  }
  if (!hasItems && !channel.has('wp:wxr_version')) return undefined
  const siteUrl = channel.get('wp:base_blog_url') ?? channel.get('link') ?? ''
  const isSquarespace =
    /squarespace/i.test(channel.get('generator') ?? '') || /\.squarespace\.com/i.test(siteUrl)
  return { siteUrl, isSquarespace, authors, images }
}

async function* readEntries(file: ContentFile, facts: WxrFacts): AsyncGenerator<ReadEntry> {
  const others = new Map<string, number>()
  for await (const event of parseWxrItems(file)) {
    if (event.kind === 'remark') yield event
    if (event.kind !== 'item' || event.item.kind !== 'item') continue
    const type = copyText(event.item.texts['wp:post_type'] ?? '')
    if (type === 'post' || type === 'page') yield toReadEntry(event.item, facts, type)
    else if (!SILENT.has(type)) others.set(type, (others.get(type) ?? 0) + 1)
  }
  for (const [type, count] of others) {
    const message = `${count} items of the type ${JSON.stringify(type)} are not imported`
    yield { kind: 'remark', remark: { line: null, path: null, message } }
  }
}

/** The types that hold no content of their own: what they belong to is imported. */
const SILENT: ReadonlySet<string> = new Set(['attachment', 'revision', 'nav_menu_item'])

function toReadEntry(item: WxrItem, facts: WxrFacts, kind: ContentEntry['kind']): ReadEntry {
  const { line, texts } = item
  const position = { line, path: null }
  const title = copyText(decodeEntities(texts['title'] ?? '').trim())
  const body = texts['content:encoded'] ?? ''
  const skip = (reason: string): ReadEntry => ({
    kind: 'skipped',
    skipped: { ...position, title: title || '(no title)', reason },
  })
  const status = texts['wp:status']?.trim() ?? 'publish'
  if (status === 'trash' || status === 'auto-draft' || status === 'inherit')
    return skip(status === 'trash' ? 'it is in the trash of the source' : 'it is an automatic copy')
  if (title === '' && body.trim() === '') return skip('its title and its body are empty')
  if (item.isCut) return skip('a text of it has more than 4,000,000 characters')
  const id = texts['wp:post_id']?.trim() || texts['guid']?.trim() || texts['link']?.trim() || title
  const date = parseDate(texts)
  const state = getState(status, { texts, date })
  const { comments, notes } = readComments(item, date)
  const entry: ContentEntry = {
    ...position,
    kind,
    key: copyText(`wxr:${facts.siteUrl}:${id}`),
    title,
    slug: copyText(decodeSlug(texts['wp:post_name'] ?? '')),
    oldPath: getPath(texts['link'] ?? ''),
    isPublished: state === undefined,
    date,
    author: facts.authors.get(texts['dc:creator'] ?? '') ?? texts['dc:creator'] ?? '',
    ...getTerms(item),
    excerpt: texts['excerpt:encoded'] ?? '',
    image: getFeaturedImage(item, facts),
    body: expandGalleries(body, facts.images),
    isWordPress: !facts.isSquarespace,
    comments,
    notes: [...(state === undefined ? [] : [state]), ...notes],
  }
  return { kind: 'entry', entry }
}

/** Returns why an item of the source becomes a draft; undefined if it is published. */
function getState(
  status: string,
  { texts, date }: { readonly texts: WxrItem['texts']; readonly date: Date | null },
): string | undefined {
  if ((texts['wp:post_password'] ?? '') !== '') return 'has a password, and becomes a draft'
  if (status === 'future')
    return `is scheduled for ${date?.toISOString() ?? 'later'}, and becomes a draft`
  return status === 'publish'
    ? undefined
    : `has the status ${JSON.stringify(status)}, and becomes a draft`
}

/** Returns the time in UTC; drafts have none. */
function parseDate(texts: WxrItem['texts']): Date | null {
  const found = parseTime(texts['wp:post_date_gmt'], texts['wp:post_date'])
  const date = found ?? new Date(texts['pubDate'] ?? '')
  const year = date.getUTCFullYear()
  return year >= 1900 && year <= 9999 ? date : null
}

/** Decodes a slug, which WordPress percent-encodes if it is not ASCII. */
function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return text.trim()
  }
}

/** Returns the path of an old URL; null for the home page and for URLs that only a query tells apart. */
function getPath(link: string): string | null {
  const text = link.trim()
  const base = 'http://old.invalid'
  if (text === '' || !URL.canParse(text, base)) return null
  const { pathname, search } = new URL(text, base)
  return pathname === '/' || search !== '' ? null : pathname
}

function getTerms({ parts }: WxrItem): Pick<ContentEntry, 'tags' | 'categories'> {
  const list = (domain: string) =>
    parts.flatMap(({ name, attributes, texts }) =>
      name === 'category' && attributes['domain'] === domain
        ? [decodeEntities(texts[''] ?? '').trim()]
        : [],
    )
  const categories = list('category').filter((name) => name.toLowerCase() !== 'uncategorized')
  return { tags: list('post_tag'), categories }
}

function getFeaturedImage({ parts }: WxrItem, { images }: WxrFacts): ContentEntry['image'] {
  const meta = parts.find(({ texts }) => texts['wp:meta_key'] === '_thumbnail_id')
  return images.get(meta?.texts['wp:meta_value']?.trim() ?? '') ?? null
}
