/** The languages that are offered first, by the number of websites in them; further ones follow by name. */
const TAGS =
  'en en-GB en-US de de-AT de-CH fr fr-CA es es-MX pt pt-BR it nl pl ru uk tr ar fa he ja ko zh-Hans zh-Hant sv da nb nn fi is cs sk hu ro bg el hr sr sl mk sq bs et lv lt ga cy gd eu ca gl mt lb id ms vi th hi bn ur pa ta te mr gu kn ml si ne my km lo ka hy az kk uz mn sw am ha yo zu xh af fil ht eo la'.split(
    ' ',
  )

/** Returns the name of a language in the language of the studio: "German". */
export function getLanguageName(tag: string): string {
  return getDisplayName(tag, 'en')
}

/** Returns a name for a tag that is no registered one, too: the tag. */
function getDisplayName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Returns the languages that can be added to a site, by name. */
export function listOtherLanguages(used: readonly string[]) {
  const taken = new Set(used.map((tag) => tag.toLowerCase()))
  return TAGS.filter((tag) => !taken.has(tag.toLowerCase()))
    .map((tag) => ({ tag, name: getLanguageName(tag), ownName: getDisplayName(tag, tag) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Returns whether the language of a tag is registered. Other tags are codes of the owner's own. */
export function isRegisteredLanguage(tag: string): boolean {
  try {
    const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
    return names.of(new Intl.Locale(tag).language) !== undefined
  } catch {
    return false
  }
}
