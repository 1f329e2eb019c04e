import type { Catalogue } from '@vitrine/model'

/** The part of the page's static context that is read here. @see compat §8 */
interface PageContext {
  readonly website?: {
    readonly pathPrefix?: string
    /** The captcha of the site; omitted without one. */
    readonly captchaProvider?: { readonly kind: string; readonly siteKey: string }
  }
  /** The messages of scripts in the language of the page, as far as they are not as in English. */
  readonly messages?: Catalogue
}

export function getPageContext(): PageContext {
  const { Static } = globalThis as { Static?: { SQUARESPACE_CONTEXT?: PageContext } }
  return Static?.SQUARESPACE_CONTEXT ?? {}
}

/** Returns the language tag of the page (BCP 47). */
export function getPageLanguage(): string {
  return document.documentElement.lang || 'en'
}

/** Returns a path of the site with the prefix of the page's language. */
export function localizePath(path: `/${string}`): string {
  return (getPageContext().website?.pathPrefix ?? '') + path
}
