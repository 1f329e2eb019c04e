import type { SiteLanguage } from '@vitrine/contract'
import type { OtherLanguage } from '../../ui/languages/change-languages.ts'
import { isRegisteredLanguage } from '../../ui/languages/language-names.ts'

/** The fields of the form of a language. */
export interface LanguageValues {
  /** Whether the language is one of the list, or has a tag or code that the person types. */
  source: 'list' | 'code'
  tag: string
  displayName: string
  prefix: string
  isVisible: boolean
}

/** Returns the values of the form for a language; undefined for a new one. */
export function toLanguageValues(language: SiteLanguage | undefined): LanguageValues {
  const { tag = '', displayName = '', prefix = '', enabled = true } = language ?? {}
  return { source: 'list', tag, displayName, prefix, isVisible: enabled }
}

/** Returns the new language: the server chooses an empty name and an empty prefix. */
export function toNewLanguage(values: LanguageValues): OtherLanguage {
  const tag = values.tag.trim()
  const displayName = values.displayName.trim()
  const prefix = values.prefix.trim()
  return {
    tag,
    enabled: values.isVisible,
    isCustomCode: !isRegisteredLanguage(tag),
    ...(displayName !== '' && { displayName }),
    ...(prefix !== '' && { prefix }),
  }
}

/** Returns a language with the values of the form. An empty name stands for that of the registry. */
export function toChangedLanguage(language: OtherLanguage, values: LanguageValues): OtherLanguage {
  const { displayName, prefix, isVisible } = values
  return {
    ...language,
    enabled: isVisible,
    displayName: displayName.trim(),
    prefix: prefix.trim(),
  }
}
