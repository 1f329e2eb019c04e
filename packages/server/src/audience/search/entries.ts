import { assetUrl } from '../../platform/files/asset-url.ts'
import type { Asset } from '../../platform/files/store.ts'
import { textOf } from '../../platform/html/escape.ts'
import { configOf } from './config-of.ts'
import { documentText, MOST_BODY } from './document-text.ts'
import type { Entry, StaleDocument, StaleProduct } from './index-store.ts'
import { searchable, vocabularyOf } from './words.ts'

type Assets = ReadonlyMap<string, Asset>

/** Where a line of HTML ends, as far as a reader sees. */
const LINE_END = /<\/(?:p|li|h[1-6]|div|tr|dt|dd|blockquote|pre)>|<br\b[^>]*>/i

/** The picture that an entry is shown with. */
export function imageIdOf(document: StaleDocument): string | undefined {
  return documentText(document.body, document).imageId
}

export function documentEntry(document: StaleDocument, assets: Assets): Entry {
  const { body: source, fallback: _fallback, ...row } = document
  const { excerpt, body, imageId } = documentText(source, document)
  return whole({ ...row, excerpt, body }, { tags: row.tags, image: assets.get(imageId ?? '') })
}

export function productEntry(product: StaleProduct, assets: Assets): Entry {
  const { skus, assetId, ...row } = product
  const excerpt = textOf(row.excerpt).slice(0, 500)
  const lines = row.body
    .slice(0, MOST_BODY * 2)
    .split(LINE_END)
    .map(textOf)
  const body = lines
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MOST_BODY)
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
    image: image ? { url: assetUrl(image), width: image.width, height: image.height } : null,
    config: configOf(row.locale),
    words: {
      title: searchable(row.title),
      tags: searchable(tags.join(' . ')),
      excerpt: searchable(row.excerpt),
      body: searchable(row.body),
    },
    vocabulary: vocabularyOf([row.title, ...row.tags, row.excerpt]),
  }
}
