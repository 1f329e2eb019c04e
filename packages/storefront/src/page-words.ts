import { saying } from '@vitrine/model'

/** What the page tells scripts about itself; only what is read here. @see compat §8 */
interface PageContext {
  readonly website?: { readonly pathPrefix?: string }
  readonly said?: Readonly<Record<string, string>>
}

function context(): PageContext {
  const { Static } = globalThis as { Static?: { SQUARESPACE_CONTEXT?: PageContext } }
  return Static?.SQUARESPACE_CONTEXT ?? {}
}

/** A sentence in the page's language: written here in English, brought by pages in another. */
export function said(english: string): string {
  return saying(context().said ?? {})(english)
}

/** The language of the page, in BCP 47. */
export function pageLanguage(): string {
  return document.documentElement.lang || 'en'
}

/** A path that stands in every language, in the page's. */
export function here(path: `/${string}`): string {
  return (context().website?.pathPrefix ?? '') + path
}
