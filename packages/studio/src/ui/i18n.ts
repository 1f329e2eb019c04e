import { createI18n } from '@vitrine/react-kit'
import { type Texts, texts } from './texts.ts'

export const { I18nProvider, useTranslate } = createI18n({
  packageName: '@vitrine/studio',
  // Each screen adds its texts before it shows them.
  loadTranslations: () => texts as Texts,
})

/** Translates a text of the studio, by id and parameters. */
export type Translate = ReturnType<typeof useTranslate>

/** A text that is translated where it is shown. */
export type StudioText = (t: Translate) => string
