import type { SiteLanguage } from '../../identity/multilingual/index.ts'
import { labels } from './labels.ts'
import { searchLabels } from './search-labels.ts'
import type { Theme } from './theme.ts'

/** Every language falls back to this one. */
const WRITTEN_IN = 'en'

const kept = new WeakMap<Theme, Map<string, Readonly<Record<string, unknown>>>>()

/** What templates say in words of the platform's and the theme's, in the page's language. */
export function stringsOf(
  theme: Theme,
  { tag }: Pick<SiteLanguage, 'tag'>,
): Readonly<Record<string, unknown>> {
  const known = kept.get(theme) ?? new Map<string, Readonly<Record<string, unknown>>>()
  kept.set(theme, known)
  const made = known.get(tag)
  if (made) return made
  const bare = tag.toLowerCase()
  const [language = ''] = bare.split('-')
  const names = [WRITTEN_IN, language, bare]
  const own = names.map((name) => searchLabels[name] ?? {})
  const texts = names.map((name) => theme.strings.get(name) ?? {})
  const strings = Object.assign({}, labels, ...own, ...texts)
  known.set(tag, strings)
  return strings
}
