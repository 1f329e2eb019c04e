import type { Item, Meta, Page } from '@vitrine/page'
import type { Asset } from '../../../platform/files/store.ts'

/** What visitors may read of a document, in one language. */
interface Published<B> {
  readonly id: string
  readonly versionId: string
  /** The language it is written in: another than was asked for where that is not published. */
  readonly locale: string
  /** Without the first slash and the language's prefix: `journal/first-firing`. */
  readonly path: string
  readonly meta: Meta
  readonly body: B
  readonly createdAt: Date
  readonly publishedAt: Date
}

export type PublishedPage = Published<Page>

export interface PublishedItem extends Published<Item> {
  readonly collectionId: string
  /** The day it stands under. */
  readonly publishOn: Date
  readonly displayIndex: number
  readonly likeCount: number
  readonly publicCommentCount: number
}

/** The pictures and files that documents name, by id. */
export type Assets = ReadonlyMap<string, Asset>
