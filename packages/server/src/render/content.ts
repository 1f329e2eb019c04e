import type { Category, Neighbours, Product } from '../catalog/index.ts'
import type { Site } from '../http/site.ts'
import type { Shell, Store } from './shell.ts'
import type { ThemePage } from './theme.ts'

/** Where a page stands. */
export interface Place {
  readonly site: Site
  /** The page's own path, with the part of the query that makes it another page. */
  readonly path: string
  readonly shell: Shell
}

/** What a page shows. */
export type Content =
  | { readonly kind: 'page'; readonly name: string; readonly page: ThemePage }
  | {
      readonly kind: 'list'
      readonly store: Store
      readonly products: readonly Product[]
      readonly category: Category | undefined
      readonly tag: string | undefined
      readonly offset: number
      readonly hasNextPage: boolean
    }
  | {
      readonly kind: 'item'
      readonly store: Store
      readonly product: Product & Neighbours
    }
  | {
      readonly kind: 'system'
      readonly name: SystemPage
      readonly data: Readonly<Record<string, unknown>>
    }

/** Pages of the platform, drawn for one visitor. @see themes/system/README.md */
export type SystemPage = 'cart' | 'checkout' | 'challenge' | 'order' | 'not-found' | 'error'
