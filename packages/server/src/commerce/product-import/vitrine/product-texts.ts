import type { ProductTranslation } from '@vitrine/contract'
import type { OptionText } from '@vitrine/model'
import type { ProductInput } from '../../catalog/index.ts'
import { addError, type ParseContext } from '../parse-context.ts'
import { normalizeColumn, type Row } from '../sheet.ts'
import { countCharacters, toOneLine, unique } from '../text.ts'
import { formatTextColumn, type LocaleColumns, TEXT_FIELDS } from './text-columns.ts'

/** The texts of a product in one language. */
export type ProductTexts = NonNullable<ProductInput['texts']>[number]

const limits = { title: 200, body: 10_000_000, excerpt: 10_000_000, option: 1_000 } as const
const MAX_LENGTH = 10_000

type Cells = Readonly<Record<string, string>>

/** Formats the texts of a product in one language: the cells of its first row. */
export function formatTexts(translation: ProductTranslation | undefined, locale: string): Cells {
  return Object.fromEntries(
    TEXT_FIELDS.map(([label, field]) => [
      formatTextColumn(label, locale),
      translation?.[field] ?? '',
    ]),
  )
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

/** Parses the texts of a product in one language from its rows, the first of which has its own fields. */
export function parseTexts(
  rows: readonly [Row, ...Row[]],
  { locale, columns }: { readonly locale: string; readonly columns: LocaleColumns },
  context: ParseContext,
): ProductTexts {
  const [first] = rows
  const read = (label: string, maximum: number) => {
    const column = columns.get(normalizeColumn(label))
    const text = column === undefined ? '' : first.text(column)
    if (column !== undefined && countCharacters(text) > maximum)
      addError(context, first.getPosition(column), `the maximum is ${maximum} characters`)
    return text === '' ? null : text
  }
  const title = read('Title', limits.title)
  return {
    locale,
    title: title === null ? null : toOneLine(title),
    body: read('Description', limits.body),
    excerpt: read('Excerpt', limits.excerpt),
    customAddButtonText: null,
    seoTitle: read('SEO Title', MAX_LENGTH),
    seoDescription: read('SEO Description', MAX_LENGTH),
    options: parseOptions(rows, columns, context),
    categories: [],
  }
}

function parseOptions(
  rows: readonly [Row, ...Row[]],
  columns: LocaleColumns,
  context: ParseContext,
): readonly OptionText[] {
  const numbers = [...columns.keys()].flatMap((base) => /^option \w+ (\d+)$/.exec(base)?.[1] ?? [])
  return unique(numbers).flatMap((number) => {
    const column = `option name ${number}`
    const name = toOneLine(unique(rows.map((row) => row.text(column)))[0] ?? '')
    const [text = ''] = readTexts(rows, columns.get(column), context, () => name).values()
    const value = `option value ${number}`
    const texts = readTexts(rows, columns.get(value), context, (row) => toOneLine(row.text(value)))
    const values = [...texts].map(([of, translated]) => ({ value: of, text: translated }))
    return text === '' && values.length === 0 ? [] : [{ name, text: text || name, values }]
  })
}

/** Reads the texts of a column by what they translate; rows with the same have the same text, or none. */
function readTexts(
  rows: readonly Row[],
  column: string | undefined,
  context: ParseContext,
  getOwn: (row: Row) => string,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  if (column === undefined) return texts
  for (const row of rows) {
    const text = toOneLine(row.text(column))
    if (text === '') continue
    const own = getOwn(row)
    const known = texts.get(own) ?? text
    const position = row.getPosition(column)
    if (own === '') addError(context, position, 'there is no option that this text translates')
    else if (known !== text)
      addError(context, position, `another row translates ${JSON.stringify(own)} otherwise`)
    else if (countCharacters(text) > limits.option)
      addError(context, position, `the maximum is ${limits.option} characters`)
    texts.set(own, known)
  }
  return texts
}
