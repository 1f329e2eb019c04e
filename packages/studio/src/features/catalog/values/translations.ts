import type { BodyInput, ProductTranslation, Routes } from '@vitrine/contract'
import type { Option, OptionChange } from './list-options.ts'

/** The texts of an option in another language, by its name in the default one; empty where it is not translated. */
interface OptionTexts {
  readonly name: string
  readonly text: string
  readonly values: readonly { readonly value: string; readonly text: string }[]
}

/** The name of a category in another language. */
interface CategoryTexts {
  /** The names in the default language from the top. */
  readonly path: readonly string[]
  readonly name: string
  /** The name that is saved; only another one is sent. */
  readonly saved: string
}

/** The texts of a product in another language in its form; an empty text falls back to the default language. */
export interface TranslationValues {
  readonly locale: string
  readonly title: string
  /** HTML, as `excerpt`. */
  readonly body: string
  readonly excerpt: string
  readonly customAddButtonText: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly options: readonly OptionTexts[]
  readonly categories: readonly CategoryTexts[]
}

type SentTranslation = NonNullable<
  BodyInput<Routes['createProduct']>['product']['translations']
>[number]

/** Creates the texts of a language without any. */
export function newTranslation(locale: string): TranslationValues {
  return {
    locale,
    title: '',
    body: '',
    excerpt: '',
    customAddButtonText: '',
    seoTitle: '',
    seoDescription: '',
    options: [],
    categories: [],
  }
}

/** Converts a saved translation to the values of its form. */
export function toTranslationValues(saved: ProductTranslation): TranslationValues {
  return {
    ...newTranslation(saved.locale),
    title: saved.title ?? '',
    body: saved.body ?? '',
    excerpt: saved.excerpt ?? '',
    customAddButtonText: saved.customAddButtonText ?? '',
    seoTitle: saved.seoTitle ?? '',
    seoDescription: saved.seoDescription ?? '',
    // An option of which the values alone are translated is saved with its own name.
    options: saved.options.map((option) => ({
      ...option,
      text: option.text === option.name ? '' : option.text,
    })),
    categories: saved.categories.map(({ path, name }) => {
      const text = name ?? ''
      return { path, name: text, saved: text }
    }),
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** Converts the values of a translation to what is sent, for the options that the product has. */
export function toSentTranslation(
  values: TranslationValues,
  options: readonly Option[],
): SentTranslation {
  const sent = options.map((option) => getOptionTexts(values, option))
  return {
    locale: values.locale,
    title: orNull(values.title),
    body: orNull(values.body),
    excerpt: orNull(values.excerpt),
    customAddButtonText: orNull(values.customAddButtonText),
    seoTitle: orNull(values.seoTitle),
    seoDescription: orNull(values.seoDescription),
    options: sent
      .map(({ name, text, values: texts }) => ({
        name,
        text: orNull(text) ?? name,
        values: texts.filter((each) => orNull(each.text) !== null),
        isTranslated: orNull(text) !== null,
      }))
      .filter((each) => each.isTranslated || each.values.length > 0)
      .map(({ isTranslated: _isTranslated, ...each }) => each),
    categories: values.categories
      .filter(({ name, saved }) => name.trim() !== saved)
      .map(({ path, name }) => ({ path: [...path], name: orNull(name) })),
  }
}

/** Returns the texts of an option with all its values; empty texts where it is not translated. */
export function getOptionTexts(
  { options }: Pick<TranslationValues, 'options'>,
  { name, values }: Option,
): OptionTexts {
  const found = options.find((each) => each.name === name)
  return {
    name,
    text: found?.text ?? '',
    values: values.map((value) => ({
      value,
      text: found?.values.find((each) => each.value === value)?.text ?? '',
    })),
  }
}

/** Returns the name of a category in a translation; empty if it has none. */
export function getCategoryText(
  { categories }: Pick<TranslationValues, 'categories'>,
  path: readonly string[],
): string {
  return categories.find((each) => isSamePath(each.path, path))?.name ?? ''
}

/** Sets the name of a category in a translation. */
export function setCategoryText(
  values: TranslationValues,
  path: readonly string[],
  name: string,
): TranslationValues {
  const known = values.categories.find((each) => isSamePath(each.path, path))
  const changed = { path, name, saved: known?.saved ?? '' }
  const others = values.categories.filter((each) => each !== known)
  return { ...values, categories: [...others, changed] }
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}

/** Returns the paths of categories and of those above them, each once. */
export function listCategoryPaths(categories: readonly string[]): readonly (readonly string[])[] {
  const paths = categories.map((path) => path.split('/').map((name) => name.trim()))
  const all = paths.flatMap((path) => path.map((_, depth) => path.slice(0, depth + 1)))
  return [...new Map(all.map((path) => [JSON.stringify(path), path])).values()]
}

/** Keeps the texts of an option whose name or values change. */
export function renameOptionTexts(
  values: TranslationValues,
  before: Option | undefined,
  { name, values: changed }: Pick<OptionChange, 'name' | 'values'>,
): TranslationValues {
  if (!before) return values
  const names = new Map(changed.flatMap((each) => (each.before ? [[each.before, each.value]] : [])))
  return {
    ...values,
    options: values.options.map((option) => {
      if (option.name !== before.name) return option
      return {
        name,
        text: option.text,
        values: option.values.map((each) => ({
          ...each,
          value: names.get(each.value) ?? each.value,
        })),
      }
    }),
  }
}
