import { getReservedSegment, recordTypeCodes } from '@vitrine/model'
import {
  decodeEntities,
  htmlToRich,
  type JsonObject,
  MAX_CATEGORY_LENGTH,
  MAX_TAG_LENGTH,
  newItem,
  newPage,
  richToPlain,
} from '@vitrine/page'
import { createSlug } from '../../commerce/catalog/index.ts'
import { newId } from '../../platform/db/id.ts'
import type { ContentEntry } from './entry.ts'
import { type HtmlPart, MAX_PARTS, splitHtml } from './html/html-parts.ts'
import { markParagraphs } from './html/paragraphs.ts'
import { createContent, MAX_CODE_LENGTH, type PlacedImage } from './html/to-content.ts'

/** An entry with the parts of its body, ready to become a document. */
export interface PreparedEntry {
  readonly entry: ContentEntry
  readonly parts: readonly HtmlPart[]
  /** The sources of its images without duplicates, the featured one first. */
  readonly imageSources: readonly string[]
  readonly title: string
  readonly slug: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  readonly notes: readonly string[]
}

/** Prepares an entry. Returns the reason if its body is too long. */
export function prepareEntry(entry: ContentEntry): PreparedEntry | { readonly reason: string } {
  const { isWordPress } = entry
  const html = isWordPress ? markParagraphs(entry.body) : entry.body
  const parts = splitHtml(html, { isWordPress })
  if (parts.length > MAX_PARTS) return { reason: `its body has more than ${MAX_PARTS} parts` }
  const foreign = parts.filter((part) => part.kind === 'foreign')
  if (foreign.some(({ code }) => code.length > MAX_CODE_LENGTH))
    return { reason: `its code has more than ${MAX_CODE_LENGTH} characters` }
  const images = parts.flatMap((part) => (part.kind === 'image' ? [part.source] : []))
  const title = createTitle(entry, parts)
  const fallback = entry.kind === 'post' ? 'post' : 'page'
  const slug = createSlug(entry.slug) || createSlug(title) || fallback
  const isReserved = entry.kind === 'page' && getReservedSegment(slug) !== undefined
  const tags = shorten(entry.tags, MAX_TAG_LENGTH)
  const categories = shorten(entry.categories, MAX_CATEGORY_LENGTH)
  const labels = [...new Set(foreign.map(({ label }) => label))]
  const comments = `has ${entry.comments.length} comments, which are not imported: pages have none`
  return {
    ...{ entry, parts, title, tags: tags.names, categories: categories.names },
    slug: isReserved ? `${slug}-page` : slug,
    imageSources: [...new Set([...(entry.image ? [entry.image.source] : []), ...images])],
    notes: [
      ...entry.notes,
      ...labels.map((label) => `${label} is not supported, and is kept as code`),
      ...(isReserved ? [`the URL /${slug} is reserved, and becomes /${slug}-page`] : []),
      ...(tags.isCut ? [`tags are cut at ${MAX_TAG_LENGTH} characters`] : []),
      ...(categories.isCut ? [`categories are cut at ${MAX_CATEGORY_LENGTH} characters`] : []),
      ...(entry.kind === 'page' && entry.comments.length > 0 ? [comments] : []),
    ],
  }
}

function createTitle({ title }: ContentEntry, parts: readonly HtmlPart[]): string {
  const line = title.replaceAll(/\s+/g, ' ').trim()
  if (line !== '') return line.slice(0, 200)
  const [text] = parts.flatMap((part) => (part.kind === 'text' ? [part.html] : []))
  const [first = ''] = richToPlain(htmlToRich(text ?? ''))
    .trim()
    .split('\n')
  return first.slice(0, 60).trim() || 'Untitled'
}

/** Returns the distinct names of at most `length` characters, and whether one was longer. */
function shorten(names: readonly string[], length: number) {
  const cut = names.map((name) => name.slice(0, length).trim()).filter((name) => name !== '')
  return { names: [...new Set(cut)], isCut: names.some((name) => name.length > length) }
}

/** Creates the body of the document of an entry. */
export function createBody(
  { entry, parts, title, slug, tags, categories }: PreparedEntry,
  context: {
    readonly locale: string
    readonly authorId: string | undefined
    readonly findImage: (source: string) => PlacedImage | undefined
  },
): JsonObject {
  const { locale, authorId, findImage } = context
  const content = createContent(parts, { locale, findImage, newId: createBlockId })
  const mainImage = entry.image ? findImage(entry.image.source) : undefined
  const naming = { locale, title, slug }
  const body =
    entry.kind === 'page'
      ? newPage(naming, {
          ...content,
          settings: { enabled: true, ...(mainImage && { mainImageId: mainImage.id }) },
        })
      : newItem(naming, {
          ...content,
          recordType: recordTypeCodes.text,
          tags: [...tags],
          categories: [...categories],
          ...(authorId !== undefined && { authorId }),
          ...(entry.date && { publishOn: entry.date.toISOString() }),
          ...(mainImage && { mainImageId: mainImage.id }),
          ...(mainImage &&
            entry.image?.alt && { alt: { [locale]: entry.image.alt.slice(0, 2_000) } }),
          ...createExcerpt(entry.excerpt, locale),
        })
  // A body is JSON.
  return body as unknown as JsonObject
}

function createExcerpt(html: string, locale: string) {
  if (decodeEntities(html).trim() === '') return {}
  return { excerpt: { [locale]: htmlToRich(html) } }
}

/** Creates an id for a block or a section. */
function createBlockId(): string {
  return newId().replaceAll('-', '').slice(-12)
}
