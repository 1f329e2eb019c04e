import type { TranslationValues } from '../values/translations.ts'

/** The properties of the panels of a translation. */
export interface TranslationPanelProps {
  readonly values: TranslationValues
  /** The position of the translation in the form, by which errors name its fields. */
  readonly index: number
  readonly onChange: (values: TranslationValues) => void
  /** The name of its language, and that of the default one. */
  readonly language: string
  readonly ownLanguage: string
  /** The tag of the default language. */
  readonly ownLocale: string
  readonly isReadOnly: boolean
}
