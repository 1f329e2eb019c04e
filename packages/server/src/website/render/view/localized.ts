import { textDirection } from '@vitrine/model'
import type { Localized } from '@vitrine/page'
import type { Place } from '../content.ts'

/** The text of the page's language; the site's own language's where it has none; else empty. */
export function inLanguage(texts: Localized, { language, site }: Pick<Place, 'language' | 'site'>) {
  return texts[language.tag] ?? texts[site.language] ?? ''
}

/** Which language a text stands in for that of the page, for its element to say; undefined where none does. */
export function standIn(
  texts: Readonly<Record<string, unknown>>,
  { language, site }: Pick<Place, 'language' | 'site'>,
) {
  if (texts[language.tag] !== undefined || texts[site.language] === undefined) return undefined
  return { lang: site.language, dir: textDirection(site.language) }
}
