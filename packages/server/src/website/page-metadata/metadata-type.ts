export interface PageMetadata {
  readonly title: string
  readonly description: string
  /** The canonical URL; undefined for a page that is rendered for one visitor. */
  readonly url: string | undefined
  readonly type: 'website' | 'product' | 'article'
  readonly image: { readonly url: string; readonly width: number; readonly height: number } | null
  /** Whether search engines must not index it. */
  readonly isHidden: boolean
  /** The URLs of the page in each language it is published in. */
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[]
  /** The structured data for search engines. */
  readonly structuredData: readonly object[]
}
