import type { SummaryItem } from '@vitrine/blocks'
import { blockTypeCodes, recordTypeCodes } from '@vitrine/model'
import {
  type Content,
  type Item,
  newBlock,
  newContent,
  newSection,
  richToPlain,
} from '@vitrine/page'
import type { RenderContext } from '../render-context/index.ts'
import { formatPageUrl, type PublishedItem, type PublishedPage } from '../site-shell/index.ts'
import { renderContent, toBlockImage } from './content-html.ts'

/** The options of the gallery until the owner sets some. */
const OPTIONS = {
  design: 'grid',
  'thumbnails-per-row': 3,
  'aspect-ratio': 'three-four-vertical',
  lightbox: true,
}

/**
 * Renders the items of a gallery page. Empty if a section of the page has a gallery of them, for
 * which the owner chose the options.
 */
export function renderCollectionGallery(
  context: RenderContext,
  page: PublishedPage,
  items: readonly PublishedItem[],
): string {
  if (items.length === 0 || hasOwnGallery(page)) return ''
  return renderContent(context, {
    locale: page.locale,
    body: createGalleryBody(page.id),
    items: items.map((item) => toGalleryItem(context, item)),
  })
}

function hasOwnGallery({ id, body }: PublishedPage): boolean {
  return Object.values(body.blocks).some(
    ({ type, data }) => type === blockTypeCodes.gallery && data['collectionId'] === id,
  )
}

function createGalleryBody(collectionId: string): Content {
  let serial = 0
  const newId = () => `gallery-${++serial}`
  const data = { collectionId, options: OPTIONS }
  const section = newSection(newId, { kind: 'gallery' })
  return newContent([{ section, blocks: [newBlock(newId, blockTypeCodes.gallery, { data })] }])
}

function toGalleryItem(
  context: RenderContext,
  { body, meta, path, locale }: PublishedItem,
): SummaryItem {
  const excerpt = body.excerpt?.[locale]
  return {
    title: meta.title,
    href: formatPageUrl(context, path),
    excerpt: excerpt ? richToPlain(excerpt) : undefined,
    image: toBlockImage(context, context.assets.get(body.mainImageId ?? ''), {
      focal: body.focal,
      ...(body.alt && { alt: body.alt }),
    }),
    video: getVideoUrl(body),
  }
}

/** Returns the URL of a video item; undefined for other items. */
export function getVideoUrl({ recordType, media }: Item): string | undefined {
  return recordType === recordTypeCodes.video ? media?.url : undefined
}
