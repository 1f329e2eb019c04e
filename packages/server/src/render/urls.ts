import type { Place } from './content.ts'

/** The path of this site that a page of the place's language is asked for at. */
export function urlOf({ language }: Pick<Place, 'language'>, path: string): string {
  return urlIn(language.prefix, path)
}

/** `prefix` is a language's, empty for the site's own. */
export function urlIn(prefix: string, path: string): string {
  const parts = [prefix, path].filter((part) => part !== '')
  return `/${parts.join('/')}`
}
