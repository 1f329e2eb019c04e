import type { PublishedItem, PublishedPage } from '../site-shell/index.ts'
import type { RenderContext } from './render-context.ts'

/** A query of a tag for items of a collection; `collection` is its id or path. */
export type RecordQuery =
  | {
      readonly kind: 'query'
      readonly collection: string
      readonly categories: readonly string[]
      readonly tags: readonly string[]
      readonly featured: boolean
      readonly limit: number
      readonly skip: number
    }
  | { readonly kind: 'categories'; readonly collection: string }
  | {
      readonly kind: 'related'
      readonly collection: string
      readonly itemId: string
      readonly limit: number
    }

export interface FoundRecords {
  /** The context that has loaded what the items name. */
  readonly context: RenderContext
  readonly page: PublishedPage
  readonly items: readonly PublishedItem[]
  /** The categories, if requested: in the owner's order, then the most used first. */
  readonly categories: readonly string[]
}

/** Finds the public items of a collection; undefined if there is none. */
export type FindRecords = (
  context: RenderContext,
  query: RecordQuery,
) => Promise<FoundRecords | undefined>
