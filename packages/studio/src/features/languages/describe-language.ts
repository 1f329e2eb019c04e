import type { SiteLanguage } from '@vitrine/contract'
import type { Translate } from '../../ui/i18n.ts'
import { getLanguageName } from '../../ui/languages/language-names.ts'

/** Returns the name of a language in the language of the studio; that of a custom code is the owner's. */
export function getSiteLanguageName({ tag, isCustomCode, displayName }: SiteLanguage): string {
  return isCustomCode ? displayName : getLanguageName(tag)
}

/** Returns the second line of a language in the list: its own name and tag, its URLs, and whether visitors see it. */
export function describeLanguage(t: Translate, language: SiteLanguage): string {
  const { tag, prefix, enabled, isDefault, displayName } = language
  return [
    t('siteLanguages.tag', { name: displayName, tag }),
    isDefault ? t('siteLanguages.default') : t('siteLanguages.urls', { prefix }),
    ...(enabled ? [] : [t('siteLanguages.hidden')]),
  ].join(' · ')
}
