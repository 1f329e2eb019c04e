import type { ProductDraft, ProductTranslation } from '@vitrine/contract'
import type { DraftOption, DraftTexts } from '../draft.ts'
import { addError, type ParseContext } from '../parse-context.ts'
import { normalizeColumn, type Row } from '../sheet.ts'
import { countCharacters, toOneLine, unique } from '../text.ts'
import { formatCategoryTexts, parseCategoryTexts } from './categories.ts'
import { formatTextColumn, type LocaleColumns, TEXT_FIELDS } from './text-columns.ts'

const MAX_OPTION = 1_000
const limits: Readonly<Record<(typeof TEXT_FIELDS)[number][1], number>> = {
  title: 200,
  body: 10_000_000,
  excerpt: 10_000_000,
  customAddButtonText: 10_000,
  seoTitle: 10_000,
  seoDescription: 10_000,
}

type Cells = Readonly<Record<string, string>>

/** Formats the texts of a product in one language: the cells of its first row. */
export function formatTexts(
  { categories }: Pick<ProductDraft, 'categories'>,
  translation: ProductTranslation | undefined,
  locale: string,
): Cells {
  const fields = TEXT_FIELDS.map(([label, field]) => [label, translation?.[field] ?? ''] as const)
  const cells = [...fields, ['Categories', formatCategoryTexts(categories, translation)] as const]
  return Object.fromEntries(cells.map(([label, text]) => [formatTextColumn(label, locale), text]))
}

/** Formats the options of a variant in one language; a cell is empty if it has no text of its own. */
export function formatOptionTexts(
  { optionNames, optionValues }: Record<'optionNames' | 'optionValues', readonly string[]>,
  translation: ProductTranslation | undefined,
  locale: string,
): Cells {
  return Object.fromEntries(
    optionNames.flatMap((name, index) => {
      const option = translation?.options.find((each) => each.name === name)
      const value = option?.values.find((each) => each.value === optionValues[index])
      return [
        [
          formatTextColumn(`Option Name ${index + 1}`, locale),
          option && option.text !== name ? option.text : '',
        ],
        [formatTextColumn(`Option Value ${index + 1}`, locale), value?.text ?? ''],
      ]
    }),
  )
}

interface LocaleSource {
  readonly locale: string
  readonly columns: LocaleColumns
  /** The categories of the product in the site's own language. */
  readonly paths: readonly (readonly string[])[]
}

/** Parses the texts of a product in one language from its rows, the first of which has its own fields. */
export function parseTexts(
  rows: readonly [Row, ...Row[]],
  { locale, columns, paths }: LocaleSource,
  context: ParseContext,
): DraftTexts {
  const [first] = rows
  const fields = TEXT_FIELDS.flatMap(([label, field]) => {
    const column = columns.get(normalizeColumn(label))
    if (column === undefined) return []
    const text = first.text(column)
    if (countCharacters(text) > limits[field])
      addError(context, first.getPosition(column), `the maximum is ${limits[field]} characters`)
    return [[field, (field === 'title' ? toOneLine(text) : text) || null] as const]
  })
  const categories = columns.get('categories')
  return {
    locale,
    ...Object.fromEntries(fields),
    options: parseOptions(rows, columns, context),
    categories:
      categories === undefined ? [] : parseCategoryTexts(first, categories, { paths, context }),
  }
}

function parseOptions(
  rows: readonly [Row, ...Row[]],
  columns: LocaleColumns,
  context: ParseContext,
): readonly DraftOption[] {
  const numbers = [...columns.keys()].flatMap((base) => /^option \w+ (\d+)$/.exec(base)?.[1] ?? [])
  return unique(numbers).flatMap((number) => {
    const column = `option name ${number}`
    const name = toOneLine(unique(rows.map((row) => row.text(column)))[0] ?? '')
    const names = readTexts(rows, columns.get(column), context, () => name)
    const value = `option value ${number}`
    const texts = readTexts(rows, columns.get(value), context, (row) => toOneLine(row.text(value)))
    const option: DraftOption = {
      name,
      ...(names && { text: names.get(name) ?? name }),
      ...(texts && { values: [...texts].map(([own, text]) => ({ value: own, text })) }),
    }
    return name === '' ? [] : [option]
  })
}

/**
 * Reads the texts of a column by what they translate; rows with the same have the same text, or none. Undefined without
 * the column.
 */
function readTexts(
  rows: readonly Row[],
  column: string | undefined,
  context: ParseContext,
  getOwn: (row: Row) => string,
): ReadonlyMap<string, string> | undefined {
  if (column === undefined) return undefined
  const texts = new Map<string, string>()
  for (const row of rows) {
    const text = toOneLine(row.text(column))
    if (text === '') continue
    const own = getOwn(row)
    const known = texts.get(own) ?? text
    const position = row.getPosition(column)
    if (own === '') addError(context, position, 'there is no option that this text translates')
    else if (known !== text)
      addError(context, position, `another row translates ${JSON.stringify(own)} otherwise`)
    else if (countCharacters(text) > MAX_OPTION)
      addError(context, position, `the maximum is ${MAX_OPTION} characters`)
    texts.set(own, known)
  }
  return texts
}
