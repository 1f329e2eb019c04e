import type { Body, DocumentKind, JsonObject } from '@vitrine/page'
import { sql } from 'drizzle-orm'
import { document, published } from '../tables.ts'

/** A published document in one language. */
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

/** A published row without its body. */
export type BarePublishedRow = Omit<PublishedRow, 'body'>

/** The columns of a `BarePublishedRow`; `published` joined with its document. */
export const bareColumns = {
  documentId: published.documentId,
  versionId: published.versionId,
  locale: published.locale,
  // A check constraint allows only these.
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

/** The columns of a `PublishedRow` whose body has no sections and blocks, for lists. */
export const cardColumns = {
  ...bareColumns,
  // Validated when it was published, and never changed since.
  body: sql<Body & JsonObject>`${published.card} || '{"sections":[],"blocks":{}}'`,
}
