import type { Body, DocumentKind, JsonObject } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import { document, published } from './tables.ts'

/** What visitors may read of one document in one language. */
export interface PublishedRow {
  readonly documentId: string
  readonly versionId: string
  readonly locale: string
  readonly kind: DocumentKind
  readonly collectionId: string | null
  readonly path: string | null
  readonly publishOn: Date
  readonly displayIndex: number
  readonly startAt: Date | null
  readonly endAt: Date | null
  readonly createdAt: Date
  readonly publishedAt: Date
  readonly body: Body
}

/** The row without what it says. */
export type BareRow = Omit<PublishedRow, 'body'>

/** The columns of a `BareRow`; `published` joined with its document. */
export const bareRow = {
  documentId: published.documentId,
  versionId: published.versionId,
  locale: published.locale,
  // The schemas' own names, by a check of the table it comes from.
  kind: sql<DocumentKind>`${published.kind}`,
  collectionId: published.collectionId,
  path: published.path,
  publishOn: published.publishOn,
  displayIndex: published.displayIndex,
  startAt: published.startAt,
  endAt: published.endAt,
  createdAt: document.createdAt,
  publishedAt: published.publishedAt,
}

/** A `PublishedRow` without sections and blocks: as much as a list, a neighbour or a summary shows. */
export const cardRow = {
  ...bareRow,
  // Checked whole when it was published, and never changed since.
  body: sql<Body & JsonObject>`${published.card} || '{"sections":[],"blocks":{}}'`,
}
