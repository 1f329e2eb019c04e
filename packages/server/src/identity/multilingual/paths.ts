import type { SiteLanguage } from './languages.ts'

/** The address in a language of the page at `path`, which begins with a slash and has no prefix. */
export function localePath(languages: readonly SiteLanguage[], tag: string, path: string): string {
  const { prefix } = languages.find((language) => language.tag === tag) ?? { prefix: '' }
  if (prefix === '') return path
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}

/**
 * Which language an address is in, and its path without the prefix. Prefixes are known in any case; what
 * begins with none is in the default language.
 */
export function splitLocale(
  languages: readonly SiteLanguage[],
  path: string,
): { readonly language: SiteLanguage; readonly path: string } {
  const [, first = ''] = /^\/([^/]*)/.exec(path) ?? []
  const wanted = first.toLowerCase()
  const language = languages.find(({ prefix }) => prefix !== '' && prefix === wanted)
  if (!language) return { language: defaultOf(languages), path }
  return { language, path: path.slice(first.length + 1) || '/' }
}

/** Every site has one. */
export function defaultOf(languages: readonly SiteLanguage[]): SiteLanguage {
  const found = languages.find(({ isDefault }) => isDefault)
  if (!found) throw new Error('A site has no default language')
  return found
}

export interface Hreflang {
  readonly hreflang: string
  readonly path: string
}

/**
 * What every language version of a page says of all of them, itself included: the same list on each, so
 * that no version names one that does not name it back. `paths` are without prefixes, by tag, of the
 * languages the page is published in.
 *
 * `x-default` is the default language's version, or the first there is. A code of the owner's own is
 * left out: nobody else could read it. A page in one language has no list.
 */
export function hreflangs(
  languages: readonly SiteLanguage[],
  paths: Readonly<Record<string, string>>,
): readonly Hreflang[] {
  const versions = languages.flatMap(({ tag, isCustomCode, isDefault }) => {
    const path = Object.hasOwn(paths, tag) ? paths[tag] : undefined
    if (path === undefined || isCustomCode) return []
    return [{ hreflang: tag, path: localePath(languages, tag, path), isDefault }]
  })
  if (versions.length < 2) return []
  const fallback = versions.find(({ isDefault }) => isDefault) ?? versions[0]
  return [
    ...versions.map(({ hreflang, path }) => ({ hreflang, path })),
    ...(fallback ? [{ hreflang: 'x-default', path: fallback.path }] : []),
  ]
}
