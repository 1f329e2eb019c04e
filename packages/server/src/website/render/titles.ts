import type { Place } from './content.ts'
import { inLanguage } from './view/localized.ts'
import { siteTitle } from './view/website.ts'

type Named = Pick<Place, 'site' | 'language' | 'shell'>

/** The owner's formats: `%s` the site, `%p` its tag line, `%c` the collection or page, `%i` the item. */
function filled(format: string, place: Named, given: { readonly c?: string; readonly i?: string }) {
  const words: Readonly<Record<string, string>> = {
    s: siteTitle(place),
    p: inLanguage(place.shell.settings.tagLine, place),
    c: given.c ?? '',
    i: given.i ?? '',
  }
  return format.replaceAll(/%([spci])/g, (_sign, name: string) => words[name] ?? '')
}

export function homeTitle(place: Named): string {
  const tagLine = inLanguage(place.shell.settings.tagLine, place)
  const title = filled(place.shell.settings.seo.homeTitle, place, {})
  return tagLine === '' || title !== siteTitle(place) ? title : `${title} — ${tagLine}`
}

export function collectionTitle(place: Named, title: string): string {
  return filled(place.shell.settings.seo.collectionTitle, place, { c: title })
}

export function itemTitle(place: Named, title: string, collection = ''): string {
  const { itemTitle: format } = place.shell.settings.seo
  return filled(format, place, { i: title, c: collection })
}
