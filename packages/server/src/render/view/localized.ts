import type { Localized } from '@vitrine/page'
import type { Place } from '../content.ts'

/** The text of the page's language; the site's own language's where it has none; else empty. */
export function inLanguage(texts: Localized, { language, site }: Pick<Place, 'language' | 'site'>) {
  return texts[language.tag] ?? texts[site.language] ?? ''
}
