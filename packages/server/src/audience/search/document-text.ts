import { blockRegistry } from '@vitrine/blocks'
import {
  type Block,
  type Body,
  type Content,
  type Item,
  type Page,
  computeReadingOrder,
  type RichText,
  richToPlain,
} from '@vitrine/page'
import type { ReadOptions } from '../../content/documents/index.ts'

/** The plain text of a document. */
export interface DocumentText {
  readonly excerpt: string
  readonly body: string
  readonly imageId: string | undefined
}

/** The number of characters of a text that are indexed. */
export const MAX_BODY_LENGTH = 20_000
const MAX_EXCERPT_LENGTH = 500

/**
 * Returns the text of a page or an item in the language of its publication, with the original where
 * a translation is missing.
 */
export function extractDocumentText(body: Body, languages: ReadOptions): DocumentText {
  // The index holds pages and items only, and both consist of sections.
  const document = body as Page | Item
  const { locale } = languages
  const excerpt = 'excerpt' in document ? document.excerpt?.[locale] : undefined
  const summary = excerpt ? richToPlain(excerpt) : (document.meta[locale]?.description ?? '')
  return {
    excerpt: summary.slice(0, MAX_EXCERPT_LENGTH),
    body: [...listBlockTexts(document, languages), ...listPlaceTexts(document)]
      .join('\n')
      .slice(0, MAX_BODY_LENGTH),
    imageId: 'mainImageId' in document ? document.mainImageId : getImage(document),
  }
}

function getImage(document: Page | Item): string | undefined {
  return 'mainImageId' in document.settings ? document.settings.mainImageId : undefined
}

function listBlockTexts({ sections, blocks }: Content, languages: ReadOptions): readonly string[] {
  return sections
    .flatMap((section) => computeReadingOrder(section, blocks))
    .flatMap((id) => {
      const block = blocks[id]
      return block ? listTexts(block, languages).map(toPlainText) : []
    })
}

/** Returns the texts of a block that pages show. */
function listTexts({ type, text = {} }: Block, { locale, fallback }: ReadOptions) {
  const unseen = blockRegistry.get(type)?.unseenText ?? []
  const texts = Object.entries({ ...text[fallback], ...text[locale] })
  return texts.flatMap(([name, value]) => (unseen.includes(name) ? [] : [value]))
}

function toPlainText(text: string | RichText): string {
  return typeof text === 'string' ? text : richToPlain(text)
}

/** Returns the place of an event. */
function listPlaceTexts(document: Page | Item): readonly string[] {
  if (!('location' in document) || !document.location) return []
  const { addressTitle, addressLine1, addressLine2, addressCountry } = document.location
  return [addressTitle, addressLine1, addressLine2, addressCountry].flatMap((line) => line ?? [])
}
