import type { Item, Meta, Page } from '@vitrine/page'
import type { PublishedRow } from '../../content/documents/index.ts'
import type { PublishedItem, PublishedPage } from '../render/view/published.ts'

export function asPage(row: PublishedRow): PublishedPage {
  // A row of kind `page` has a page's body: it was checked when it was published.
  const body = row.body as Page
  return { ...commonOf(row, body.meta), body }
}

export function asItem(row: PublishedRow): PublishedItem {
  // As above.
  const body = row.body as Item
  return {
    ...commonOf(row, body.meta),
    body,
    collectionId: row.collectionId ?? '',
    publishOn: row.publishOn,
    displayIndex: row.displayIndex,
    likeCount: 0,
    publicCommentCount: 0,
  }
}

const NAMELESS: Meta = { title: '', slug: '' }

function commonOf(row: PublishedRow, meta: Readonly<Record<string, Meta>>) {
  return {
    id: row.documentId,
    versionId: row.versionId,
    locale: row.locale,
    path: row.path ?? '',
    meta: meta[row.locale] ?? NAMELESS,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
  }
}
