import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { ImageAsset } from '../../platform/files/store.ts'
import { htmlToText } from '../../platform/html/escape.ts'
import { getTextSearchConfig } from './text-search-config.ts'
import { extractDocumentText, MAX_BODY_LENGTH } from './document-text.ts'
import type { Entry, StaleDocument, StaleProduct } from './index-store.ts'
import { toSearchable, collectVocabulary } from './words.ts'

type Assets = ReadonlyMap<string, ImageAsset>

/** The end of a line of HTML, as a reader sees it. */
const LINE_END = /<\/(?:p|li|h[1-6]|div|tr|dt|dd|blockquote|pre)>|<br\b[^>]*>/i

/** Returns the image that an entry is shown with. */
export function getImageId(document: StaleDocument): string | undefined {
  return extractDocumentText(document.body, document).imageId
}

export function createDocumentEntry(document: StaleDocument, assets: Assets): Entry {
  const { body: source, fallback: _fallback, ...row } = document
  const { excerpt, body, imageId } = extractDocumentText(source, document)
  return completeEntry(
    { ...row, excerpt, body },
    { tags: row.tags, image: assets.get(imageId ?? '') },
  )
}

export function createProductEntry(product: StaleProduct, assets: Assets): Entry {
  const { skus, assetId, customFields, ...row } = product
  const excerpt = htmlToText(row.excerpt).slice(0, 500)
  const lines = row.body
    .slice(0, MAX_BODY_LENGTH * 2)
    .split(LINE_END)
    .map(htmlToText)
  const details = customFields.map(({ name, value }) => `${name}: ${value}`)
  const body = [...lines, ...details]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_BODY_LENGTH)
  return completeEntry(
    { ...row, kind: 'product', excerpt, body },
    { tags: [...row.tags, ...skus], image: assets.get(assetId ?? '') },
  )
}

function completeEntry(
  row: Omit<Entry, 'image' | 'config' | 'words' | 'vocabulary'>,
  { tags, image }: { readonly tags: readonly string[]; readonly image: ImageAsset | undefined },
): Entry {
  return {
    ...row,
    image: image ? { url: formatAssetUrl(image), width: image.width, height: image.height } : null,
    config: getTextSearchConfig(row.locale),
    words: {
      title: toSearchable(row.title),
      tags: toSearchable(tags.join(' . ')),
      excerpt: toSearchable(row.excerpt),
      body: toSearchable(row.body),
    },
    vocabulary: collectVocabulary([row.title, ...row.tags, row.excerpt]),
  }
}
