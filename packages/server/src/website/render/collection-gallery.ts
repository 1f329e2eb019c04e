import type { SummaryItem } from '@vitrine/blocks'
import { blockTypeCodes } from '@vitrine/model'
import { type Content, newBlock, newContent, newSection, richTextPlain } from '@vitrine/page'
import type { Place } from './content.ts'
import { blockImage, contentHtml } from './content-html.ts'
import { filmOf } from './summaries.ts'
import type { PublishedItem, PublishedPage } from './view/published.ts'
import { urlOf } from './urls.ts'

/** How a collection's pictures are shown until its owner says it. */
const OPTIONS = {
  design: 'grid',
  'thumbnails-per-row': 3,
  'aspect-ratio': 'three-four-vertical',
  lightbox: true,
}

/**
 * The items of a page of pictures as a gallery. Empty where the page has sections with a gallery of them:
 * there its owner set how they are shown.
 */
export function collectionGallery(
  place: Place,
  page: PublishedPage,
  items: readonly PublishedItem[],
): string {
  if (items.length === 0 || showsItself(page)) return ''
  return contentHtml(place, {
    locale: page.locale,
    body: bodyOf(page.id),
    items: items.map((item) => itemOf(place, item)),
  })
}

function showsItself({ id, body }: PublishedPage): boolean {
  return Object.values(body.blocks).some(
    ({ type, data }) => type === blockTypeCodes.gallery && data['collectionId'] === id,
  )
}

function bodyOf(collectionId: string): Content {
  let serial = 0
  const newId = () => `gallery-${++serial}`
  const data = { collectionId, options: OPTIONS }
  const section = newSection(newId, { kind: 'gallery' })
  return newContent([{ section, blocks: [newBlock(newId, blockTypeCodes.gallery, { data })] }])
}

function itemOf(place: Place, { body, meta, path, locale }: PublishedItem): SummaryItem {
  const excerpt = body.excerpt?.[locale]
  return {
    title: meta.title,
    href: urlOf(place, path),
    excerpt: excerpt ? richTextPlain(excerpt) : undefined,
    image: blockImage(place, place.assets.get(body.mainImageId ?? ''), {
      focal: body.focal,
      ...(body.alt && { alt: body.alt }),
    }),
    video: filmOf(body),
  }
}
