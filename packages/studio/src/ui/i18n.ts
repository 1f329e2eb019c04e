import { createI18n } from '@vitrine/react-kit'
import { texts } from './texts.ts'

export const { I18nProvider, useTranslate } = createI18n({
  packageName: '@vitrine/studio',
  loadTranslations: () => texts,
})
