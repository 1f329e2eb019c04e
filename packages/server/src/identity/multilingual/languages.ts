/** A language of a site, as visitors see it. */
export interface SiteLanguage {
  /** The BCP 47 tag in canonical form, or the owner's own code. */
  readonly tag: string
  /** The prefix of its URLs, without slashes; empty for the default language. */
  readonly prefix: string
  readonly isDefault: boolean
  /** Whether the code is not a registered language: it is never published outside the site. */
  readonly isCustomCode: boolean
  /** The name in the language itself: "français". */
  readonly displayName: string
}

/** Returns the language with a tag, in any case. */
export function getLanguage(
  languages: readonly SiteLanguage[],
  tag: string,
): SiteLanguage | undefined {
  const lowerCased = tag.toLowerCase()
  return languages.find((language) => language.tag.toLowerCase() === lowerCased)
}

const names = new Map<string, string>()
const MAX_NAMES = 1_000

/** Returns a language's name in itself by CLDR, or its tag if CLDR knows no name. */
export function getLanguageName(tag: string): string {
  const known = names.get(tag)
  if (known !== undefined) return known
  const name = computeNativeName(tag) ?? tag
  // To look one up takes as long as to read the site's languages does.
  if (names.size >= MAX_NAMES) names.clear()
  names.set(tag, name)
  return name
}

function computeNativeName(tag: string): string | undefined {
  try {
    const options = { type: 'language', fallback: 'none', languageDisplay: 'standard' } as const
    const name = new Intl.DisplayNames([tag], options).of(tag)
    if (name === undefined) return undefined
    const [first = ''] = name
    return first.toLocaleUpperCase(tag) + name.slice(first.length)
  } catch {
    return undefined
  }
}
