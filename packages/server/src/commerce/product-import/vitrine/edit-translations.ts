import { isDeepStrictEqual } from 'node:util'
import type { ProductDraft as Product, ProductTranslation } from '@vitrine/contract'
import type { OptionText } from '@vitrine/model'
import type { CategoryText, DraftTexts, ProductDraft } from '../draft.ts'
import { TEXT_FIELDS } from './text-columns.ts'

/** The texts of a product in a file, and those that an export would have. */
interface EditedTexts {
  readonly file: ProductDraft
  readonly exported: ProductDraft
  /** The variants of the product that the file has no row for. */
  readonly withoutRow: ProductDraft['variants']
}

/**
 * Returns the translations of a product with the texts that a file changes; those that it has no column or no row for
 * stay. Undefined if it changes none.
 */
export function editTranslations(
  translations: Product['translations'] = [],
  { file, exported, withoutRow }: EditedTexts,
): ProductTranslation[] | undefined {
  const edited = new Map(translations.map((translation) => [translation.locale, translation]))
  let isChanged = false
  for (const texts of file.texts ?? []) {
    const { locale } = texts
    const known = exported.texts?.find((each) => each.locale === locale)
    if (!known) continue
    const fields = TEXT_FIELDS.flatMap(([, field]) =>
      texts[field] === known[field] ? [] : [[field, texts[field]] as const],
    )
    const hasOptions = !isDeepStrictEqual(texts.options, known.options)
    const names = texts.categories.filter(
      (name) => !known.categories.some((each) => isDeepStrictEqual(each, name)),
    )
    if (fields.length === 0 && !hasOptions && names.length === 0) continue
    isChanged = true
    const saved = edited.get(locale) ?? createTranslation(locale)
    edited.set(locale, {
      ...saved,
      ...Object.fromEntries(fields),
      options: hasOptions
        ? editOptions(saved.options, { file, exported, withoutRow, texts })
        : saved.options,
      categories: editNames(saved.categories, names),
    })
  }
  return isChanged ? [...edited.values()] : undefined
}

function createTranslation(locale: string): ProductTranslation {
  const fields = { title: null, excerpt: null, body: null, seoTitle: null, seoDescription: null }
  return { locale, ...fields, customAddButtonText: null, options: [], categories: [] }
}

/**
 * Returns the texts of options with those of the file. A value of variants without a row keeps its text; one that the file
 * renames has that of its row.
 */
function editOptions(
  saved: readonly OptionText[],
  {
    file: { optionNames, variants },
    exported,
    withoutRow,
    texts,
  }: EditedTexts & { readonly texts: DraftTexts },
): ProductTranslation['options'] {
  const before = [...optionNames, ...exported.optionNames]
  const others = saved.filter(({ name }) => !before.includes(name))
  const edited = optionNames.map((name, index) => {
    const known = saved.find((option) => option.name === name)
    const position = exported.optionNames.indexOf(name)
    const after = texts.options.find((option) => option.name === name)
    const inFile = new Set(variants.map(({ optionValues }) => optionValues[index]))
    const retained = new Set(withoutRow.map(({ optionValues }) => optionValues[position]))
    const unmentioned =
      known?.values.filter(({ value }) => !inFile.has(value) && retained.has(value)) ?? []
    return {
      name,
      text: after?.text ?? known?.text ?? name,
      values: after?.values ? [...unmentioned, ...after.values] : (known?.values ?? []),
    }
  })
  return [...others, ...edited]
    .filter(({ name, text, values }) => text !== name || values.length > 0)
    .map((option) => ({ ...option, values: [...option.values] }))
}

/** Returns the names of categories with those of the file that it has otherwise. */
function editNames(
  saved: ProductTranslation['categories'],
  names: readonly CategoryText[],
): ProductTranslation['categories'] {
  const others = saved.filter(({ path }) =>
    names.every((each) => !isDeepStrictEqual(each.path, path)),
  )
  return [...others, ...names.map(({ path, name }) => ({ path: [...path], name }))]
}
