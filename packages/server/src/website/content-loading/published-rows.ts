import type { Item, Meta, Page } from '@vitrine/page'
import type { PublishedRow } from '../../content/documents/index.ts'
import type { PublishedItem, PublishedPage } from '../site-shell/index.ts'

export function toPublishedPage(row: PublishedRow): PublishedPage {
  // A row of kind `page` has the body of a page: its schema was checked when it was published.
  const body = row.body as Page
  return { ...getCommonFields(row, body.meta), body }
}

export function toPublishedItem(row: PublishedRow): PublishedItem {
  // As above.
  const body = row.body as Item
  return {
    ...getCommonFields(row, body.meta),
    body,
    collectionId: row.collectionId ?? '',
    publishOn: row.publishOn,
    displayIndex: row.displayIndex,
    likeCount: 0,
    publicCommentCount: 0,
  }
}

const EMPTY_META: Meta = { title: '', slug: '' }

function getCommonFields(row: PublishedRow, meta: Readonly<Record<string, Meta>>) {
  return {
    id: row.documentId,
    versionId: row.versionId,
    locale: row.locale,
    path: row.path ?? '',
    meta: meta[row.locale] ?? EMPTY_META,
    createdAt: row.createdAt,
    publishedAt: row.publishedAt,
  }
}
