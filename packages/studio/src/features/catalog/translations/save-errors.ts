import { ApiError } from '../../../api/call-api.ts'
import { FormError } from '../../../ui/forms/form-error.ts'
import type { Translate } from '../../../ui/i18n.ts'
import { getLanguageName } from '../../../ui/languages/language-names.ts'
import type { TranslationValues } from '../values/translations.ts'

/** The languages of the texts when a save failed. */
interface EditedTexts {
  /** The tag of the language that is shown; empty for the default one. */
  readonly locale: string
  readonly translations: readonly Pick<TranslationValues, 'locale'>[]
}

/**
 * Returns the language whose fields have the errors of a save: the default one, unless translations alone have errors.
 * An error without fields, such as a lost connection, leaves the language as it is.
 */
export function findErrorLocale(error: unknown, texts: EditedTexts): string {
  if (error instanceof FormError) return ''
  const paths = error instanceof ApiError ? Object.keys(error.problem?.errors ?? {}) : []
  const locales = paths.map((path) => findLocale(path, texts) ?? '')
  return locales.includes('')
    ? ''
    : locales.includes(texts.locale)
      ? texts.locale
      : (locales[0] ?? texts.locale)
}

/** Adds its language to each error of a translation that is not shown: a message alone does not say which it means. */
export function nameLanguages(t: Translate, error: unknown, texts: EditedTexts): unknown {
  if (!(error instanceof ApiError) || !error.problem?.errors) return error
  const errors = Object.entries(error.problem.errors).map(([path, message]) => {
    const locale = findLocale(path, texts)
    if (locale === undefined || locale === texts.locale) return [path, message]
    return [path, t('products.errorOf', { name: getLanguageName(locale), message })]
  })
  return new ApiError(error.status, { ...error.problem, errors: Object.fromEntries(errors) })
}

/** Returns the language of the translation that the path of an error names; undefined for other paths. */
function findLocale(path: string, { translations }: EditedTexts): string | undefined {
  const [, index] = /^translations\.(\d+)(?:\.|$)/.exec(path) ?? []
  return index === undefined ? undefined : translations[Number(index)]?.locale
}
