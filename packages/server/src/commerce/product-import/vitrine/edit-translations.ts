import { isDeepStrictEqual } from 'node:util'
import type { ProductDraft as Product, ProductTranslation } from '@vitrine/contract'
import type { OptionText } from '@vitrine/model'
import { normalizeColumn } from '../sheet.ts'
import type { ProductDraft } from '../draft.ts'
import type { ProductTexts } from './product-texts.ts'
import { findTextColumns, type LocaleColumns, TEXT_FIELDS } from './text-columns.ts'

/** The texts of a product in a file, and those that an export would have. */
interface EditedTexts {
  readonly file: ProductDraft
  readonly exported: ProductDraft
  readonly columns: ReadonlySet<string>
  /** The variants of the product that the file has no row for. */
  readonly withoutRow: ProductDraft['variants']
}

/**
 * Returns the translations of a product with the texts that a file changes; those that it has no column or no row for
 * stay. Undefined if it changes none.
 */
export function editTranslations(
  translations: Product['translations'] = [],
  { file, exported, columns, withoutRow }: EditedTexts,
): ProductTranslation[] | undefined {
  const edited = new Map(translations.map((translation) => [translation.locale, translation]))
  let isChanged = false
  for (const texts of file.texts ?? []) {
    const { locale } = texts
    const known = exported.texts?.find((each) => each.locale === locale)
    const shown = findTextColumns(columns, [locale]).get(locale)
    if (!known || !shown || isDeepStrictEqual(texts, known)) continue
    isChanged = true
    const saved = edited.get(locale) ?? createTranslation(locale)
    const changed = TEXT_FIELDS.filter(
      ([label, field]) => shown.has(normalizeColumn(label)) && texts[field] !== known[field],
    )
    edited.set(locale, {
      ...saved,
      ...Object.fromEntries(changed.map(([, field]) => [field, texts[field]])),
      options: isDeepStrictEqual(texts.options, known.options)
        ? saved.options
        : editOptions(saved.options, { file, exported, withoutRow, texts, shown }),
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
    shown,
  }: Pick<EditedTexts, 'file' | 'exported' | 'withoutRow'> & {
    readonly texts: ProductTexts
    readonly shown: LocaleColumns
  },
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
      text: (shown.has(`option name ${index + 1}`) ? after : known)?.text ?? name,
      values: shown.has(`option value ${index + 1}`)
        ? [...unmentioned, ...(after?.values ?? [])]
        : (known?.values ?? []),
    }
  })
  return [...others, ...edited]
    .filter(({ name, text, values }) => text !== name || values.length > 0)
    .map((option) => ({ ...option, values: [...option.values] }))
}
