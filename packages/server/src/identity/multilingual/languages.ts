/** A language of a site, as visitors and pages know it. */
export interface SiteLanguage {
  /** BCP 47, canonical; or the owner's own code. */
  readonly tag: string
  /** What its addresses begin with, without slashes; empty for the default. */
  readonly prefix: string
  readonly isDefault: boolean
  /** A code that no registry knows: nothing outside the site can be told of it. */
  readonly isCustomCode: boolean
  /** Its name in itself: "français". */
  readonly displayName: string
}

/** The language with this tag, however it is written. */
export function languageOf(
  languages: readonly SiteLanguage[],
  tag: string,
): SiteLanguage | undefined {
  const wanted = tag.toLowerCase()
  return languages.find((language) => language.tag.toLowerCase() === wanted)
}

const names = new Map<string, string>()
const MOST_NAMES = 1_000

/** What a language calls itself, by CLDR; its tag where CLDR knows no name. */
export function nameOfLanguage(tag: string): string {
  const known = names.get(tag)
  if (known !== undefined) return known
  const name = nameInItself(tag) ?? tag
  // To look one up takes as long as to read the site's languages does.
  if (names.size >= MOST_NAMES) names.clear()
  names.set(tag, name)
  return name
}

function nameInItself(tag: string): string | undefined {
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
