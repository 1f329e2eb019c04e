import type { Item, Meta, Page } from '@vitrine/page'
import type { ImageAsset } from '../../platform/files/store.ts'

/** The published version of a document in one language. */
interface Published<B> {
  readonly id: string
  readonly versionId: string
  /**
   * The language that it is written in, which differs from the requested one if that is not
   * published.
   */
  readonly locale: string
  /** The path without the leading slash and the language prefix: `journal/first-firing`. */
  readonly path: string
  readonly meta: Meta
  readonly body: B
  readonly createdAt: Date
  readonly publishedAt: Date
}

export type PublishedPage = Published<Page>

export interface PublishedItem extends Published<Item> {
  readonly collectionId: string
  /** The date that it is listed under. */
  readonly publishOn: Date
  readonly displayIndex: number
  readonly likeCount: number
  readonly publicCommentCount: number
}

/** The images that documents name, by id. */
export type Assets = ReadonlyMap<string, ImageAsset>
