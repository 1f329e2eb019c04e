import type { SiteLanguage } from './languages.ts'

/** Formats the path of a page in a language; `path` begins with a slash and has no prefix. */
export function formatLocalePath(
  languages: readonly SiteLanguage[],
  tag: string,
  path: string,
): string {
  const { prefix } = languages.find((language) => language.tag === tag) ?? { prefix: '' }
  if (prefix === '') return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}

/**
 * Splits a path into its language and the rest. Prefixes match in any case; a path without one is in the
 * default language.
 */
export function splitLocale(
  languages: readonly SiteLanguage[],
  path: string,
): { readonly language: SiteLanguage; readonly path: string } {
  const [, first = ''] = /^\/([^/]*)/.exec(path) ?? []
  const prefixInPath = first.toLowerCase()
  const language = languages.find(({ prefix }) => prefix !== '' && prefix === prefixInPath)
  if (!language) return { language: getDefaultLanguage(languages), path }
  return { language, path: path.slice(first.length + 1) || '/' }
}

/** Returns the default language, which every site has. */
export function getDefaultLanguage(languages: readonly SiteLanguage[]): SiteLanguage {
  const found = languages.find(({ isDefault }) => isDefault)
  if (!found) throw new Error('A site has no default language')
  return found
}

export interface Hreflang {
  readonly hreflang: string
  readonly path: string
}

/**
 * Computes the alternate links of a page: the same list for each language version, so that all versions link
 * back. `paths` are the paths without prefixes, by tag, of the languages in which the page is published.
 *
 * `x-default` is the version in the default language, or the first one. The owner's own codes are omitted, as
 * no one else could interpret them. A page in one language has no list.
 */
export function computeHreflangs(
  languages: readonly SiteLanguage[],
  paths: Readonly<Record<string, string>>,
): readonly Hreflang[] {
  const versions = languages.flatMap(({ tag, isCustomCode, isDefault }) => {
    const path = Object.hasOwn(paths, tag) ? paths[tag] : undefined
    if (path === undefined || isCustomCode) return []
    return [{ hreflang: tag, path: formatLocalePath(languages, tag, path), isDefault }]
  })
  if (versions.length < 2) return []
  const fallback = versions.find(({ isDefault }) => isDefault) ?? versions[0]
  return [
    ...versions.map(({ hreflang, path }) => ({ hreflang, path })),
    ...(fallback ? [{ hreflang: 'x-default', path: fallback.path }] : []),
  ]
}
