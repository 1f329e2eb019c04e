import type { ResolveLink } from '@vitrine/page'

/** An image of the site as pages show it. */
export interface BlockImage {
  readonly src: string
  readonly width: number
  readonly height: number
  /** The widths that are stored, as `srcset`. */
  readonly srcset?: string | undefined
  /** The color shown until the image has loaded: six hexadecimal digits. */
  readonly color?: string | undefined
  readonly focal?: { readonly x: number; readonly y: number } | undefined
  /** The alternative text of the file, used where the block has none. */
  readonly alt?: string | undefined
}

/** The site's files, links and HTML. */
export interface MediaPort {
  readonly findImage: (assetId: string) => BlockImage | undefined
  readonly resolve: ResolveLink
  /** Removes everything from HTML made of a text that a page may not show. */
  readonly sanitize: (html: string) => string
}
