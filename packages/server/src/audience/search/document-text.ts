import {
  type Block,
  type Body,
  type Content,
  type Item,
  type Page,
  readingOrder,
  type RichText,
  richTextPlain,
} from '@vitrine/page'
import type { Languages } from '../../content/documents/index.ts'

/** What a document says, as plain text. */
export interface DocumentText {
  readonly excerpt: string
  readonly body: string
  readonly imageId: string | undefined
}

/** Longer texts are found by what they begin with. */
export const MOST_BODY = 20_000
const MOST_EXCERPT = 500

/** Of a page or an item, in the language of its publication; what is not translated stands in. */
export function documentText(body: Body, languages: Languages): DocumentText {
  // Only pages and items are asked for, and both are made of sections.
  const document = body as Page | Item
  const { locale } = languages
  const excerpt = 'excerpt' in document ? document.excerpt?.[locale] : undefined
  const said = excerpt ? richTextPlain(excerpt) : (document.meta[locale]?.description ?? '')
  return {
    excerpt: said.slice(0, MOST_EXCERPT),
    body: [...blockTexts(document, languages), ...placeTexts(document)]
      .join('\n')
      .slice(0, MOST_BODY),
    imageId: 'mainImageId' in document ? document.mainImageId : imageOf(document),
  }
}

function imageOf(document: Page | Item): string | undefined {
  return 'mainImageId' in document.settings ? document.settings.mainImageId : undefined
}

function blockTexts({ sections, blocks }: Content, languages: Languages): readonly string[] {
  return sections
    .flatMap((section) => readingOrder(section, blocks))
    .flatMap((id) => {
      const block = blocks[id]
      return block ? Object.values(textsOf(block, languages)).map(plain) : []
    })
}

function textsOf({ text = {} }: Block, { locale, fallback }: Languages) {
  return { ...text[fallback], ...text[locale] }
}

function plain(text: string | RichText): string {
  return typeof text === 'string' ? text : richTextPlain(text)
}

/** Where an event is. */
function placeTexts(document: Page | Item): readonly string[] {
  if (!('location' in document) || !document.location) return []
  const { addressTitle, addressLine1, addressLine2, addressCountry } = document.location
  return [addressTitle, addressLine1, addressLine2, addressCountry].flatMap((line) => line ?? [])
}
