import type { LanguagePaths } from '../../content/documents/index.ts'
import { getDefaultLanguage, type SiteLanguage } from '../../identity/multilingual/index.ts'

/**
 * Returns the paths of a product in the languages in which it has a title: one without is shown as in the site's own.
 * `paths` are those of its store.
 */
export function getProductPaths(
  languages: readonly SiteLanguage[],
  { titleLocales, urlId }: { readonly titleLocales: readonly string[]; readonly urlId: string },
  paths: LanguagePaths,
): LanguagePaths {
  const own = getDefaultLanguage(languages).tag
  const tags = [own, ...titleLocales].filter((tag) => tag === own || paths[tag] !== undefined)
  return Object.fromEntries(tags.map((tag) => [tag, `${paths[tag] ?? ''}/p/${urlId}`]))
}
