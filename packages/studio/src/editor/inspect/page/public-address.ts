interface AddressParts {
  readonly host: string
  /** The prefix of the language, such as `fr`; empty for the site's own. */
  readonly prefix: string
  /** The URL of the collection of an item; empty for pages. */
  readonly collectionSlug: string
  readonly slug: string
  readonly isHome: boolean
}

/** Returns the address at which visitors find a page, without its scheme. */
export function formatPublicAddress(parts: AddressParts): string {
  const { host, prefix, collectionSlug, slug, isHome } = parts
  const segments = [prefix, collectionSlug, isHome ? '' : slug].filter((part) => part !== '')
  return [host, ...segments].join('/')
}
