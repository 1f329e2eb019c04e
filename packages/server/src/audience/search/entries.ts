import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { Asset } from '../../platform/files/store.ts'
import { htmlToText } from '../../platform/html/escape.ts'
import { getTextSearchConfig } from './text-search-config.ts'
import { documentText, MAX_BODY_LENGTH } from './document-text.ts'
import type { Entry, StaleDocument, StaleProduct } from './index-store.ts'
import { searchable, collectVocabulary } from './words.ts'

type Assets = ReadonlyMap<string, Asset>

/** The end of a line of HTML, as a reader sees it. */
const LINE_END = /<\/(?:p|li|h[1-6]|div|tr|dt|dd|blockquote|pre)>|<br\b[^>]*>/i

/** The picture that an entry is shown with. */
export function getImageId(document: StaleDocument): string | undefined {
  return documentText(document.body, document).imageId
}

export function documentEntry(document: StaleDocument, assets: Assets): Entry {
  const { body: source, fallback: _fallback, ...row } = document
  const { excerpt, body, imageId } = documentText(source, document)
  return whole({ ...row, excerpt, body }, { tags: row.tags, image: assets.get(imageId ?? '') })
}

export function productEntry(product: StaleProduct, assets: Assets): Entry {
  const { skus, assetId, ...row } = product
  const excerpt = htmlToText(row.excerpt).slice(0, 500)
  const lines = row.body
    .slice(0, MAX_BODY_LENGTH * 2)
    .split(LINE_END)
    .map(htmlToText)
  const body = lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_BODY_LENGTH)
  return whole(
    { ...row, kind: 'product', excerpt, body },
    { tags: [...row.tags, ...skus], image: assets.get(assetId ?? '') },
  )
}

function whole(
  row: Omit<Entry, 'image' | 'config' | 'words' | 'vocabulary'>,
  { tags, image }: { readonly tags: readonly string[]; readonly image: Asset | undefined },
): Entry {
  return {
    ...row,
    image: image ? { url: formatAssetUrl(image), width: image.width, height: image.height } : null,
    config: getTextSearchConfig(row.locale),
    words: {
      title: searchable(row.title),
      tags: searchable(tags.join(' . ')),
      excerpt: searchable(row.excerpt),
      body: searchable(row.body),
    },
    vocabulary: collectVocabulary([row.title, ...row.tags, row.excerpt]),
  }
}
