import { type Catalogue, createTranslate, type Translate } from '@vitrine/model'
import { type ReactNode, use, useMemo } from 'react'
import { createRequiredContext } from '../required-context.tsx'
import { LocaleProvider } from './locale.tsx'

export interface I18nOptions<C extends Catalogue> {
  /** The package whose texts these are, for errors. */
  readonly packageName: string
  /** Loads the texts in a language (BCP 47). It is called once for each language. */
  readonly loadTranslations: (language: string) => C | Promise<C>
}

interface I18nProviderProps {
  readonly language: string
  /** The language of numbers, dates, lists and amounts, if it is not that of the texts. */
  readonly formattingLanguage?: string
  readonly children?: ReactNode
}

export interface I18n<C extends Catalogue> {
  /** Provides the texts and the locale, and suspends until the texts are loaded. */
  readonly I18nProvider: (props: I18nProviderProps) => ReactNode
  /** Returns the function that translates the messages of the package. */
  readonly useTranslate: () => Translate<C>
}

/**
 * Sets up the texts of a package. Throws a TypeError that lists what is missing.
 *
 * @see platform spec §5 "Library setup"
 */
export function createI18n<C extends Catalogue>(options: I18nOptions<C>): I18n<C> {
  checkOptions(options)
  const { packageName, loadTranslations } = options
  const [TranslateProvider, useTranslate] = createRequiredContext<Translate<C>>(
    `The context of ${packageName}`,
  )
  const loaded = new Map<string, C | Promise<C>>()

  function load(language: string): C | Promise<C> {
    const texts = loaded.get(language) ?? loadTranslations(language)
    loaded.set(language, texts)
    return texts
  }

  function I18nProvider({ language, formattingLanguage = language, children }: I18nProviderProps) {
    const texts = load(language)
    const catalogue = texts instanceof Promise ? use(texts) : texts
    const translate = useMemo(() => createTranslate(catalogue, language), [catalogue, language])
    const locale = useMemo(
      () => ({ translation: language, formatting: formattingLanguage }),
      [language, formattingLanguage],
    )
    return (
      <LocaleProvider value={locale}>
        <TranslateProvider value={translate}>{children}</TranslateProvider>
      </LocaleProvider>
    )
  }

  return { I18nProvider, useTranslate }
}

/** Checks what types cannot: that the name is not empty, and both in scripts without types. */
function checkOptions(options: {
  readonly packageName?: unknown
  readonly loadTranslations?: unknown
}): void {
  const { packageName, loadTranslations } = options
  const issues: string[] = []
  if (typeof packageName !== 'string' || packageName.trim() === '')
    issues.push('"packageName" must be a non-empty text.')
  if (typeof loadTranslations !== 'function')
    issues.push('"loadTranslations" must be a function that returns the texts of a language.')
  if (issues.length > 0) throw new TypeError(`Invalid i18n set-up: ${issues.join(' ')}`)
}
