import type { Place } from './content.ts'
import { contentHtml } from './content-html.ts'
import type { PageJson } from './page-json.ts'
import type { PublishedItem, PublishedPage } from './view/published.ts'
import { pageView } from './view/collection.ts'
import { recordView } from './view/record.ts'

/** Items of a collection that a tag asks for; `collection` is its id or its address. */
export type RecordsAsked =
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
  /** Knows what the items name. */
  readonly place: Place
  readonly page: PublishedPage
  readonly items: readonly PublishedItem[]
  /** Where they were asked for: in the owner's order, then the most used first. */
  readonly categories: readonly string[]
}

/** Reads what everybody may see of a collection; undefined where there is none. */
export type RecordsBeside = (place: Place, asked: RecordsAsked) => Promise<FoundRecords | undefined>

/** What is found is kept for many pages, and so is what templates see of it. */
const views = new WeakMap<FoundRecords, PageJson>()

export function recordsScope(found: FoundRecords): PageJson {
  const known = views.get(found)
  if (known) return known
  const { place, page, items } = found
  const { assets } = place
  const view = {
    collection: pageView(place, page, { assets, itemCount: items.length }),
    items: items.map((item) => recordView(place, item, { html: contentHtml(place, item), assets })),
    empty: items.length === 0,
  }
  views.set(found, view)
  return view
}
