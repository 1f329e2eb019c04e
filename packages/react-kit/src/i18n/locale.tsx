import { createRequiredContext } from '../required-context.tsx'

/** The languages of a part of the page (BCP 47). They differ if the texts are not translated to the reader's language. */
interface Locale {
  /** The language of the texts, which decides their plural forms. */
  readonly translation: string
  /** The language of numbers, dates, lists and amounts. */
  readonly formatting: string
}

export const [LocaleProvider, useLocale] = createRequiredContext<Locale>('The locale')
