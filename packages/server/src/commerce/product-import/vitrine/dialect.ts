import { parseInertCell } from '@vitrine/model'
import { createMatcher, type Dialect, type RowGroup } from '../dialect.ts'
import type { ParseContext } from '../parse-context.ts'
import { parseFlag } from '../parse-context.ts'
import { normalizeColumn, type Row, type Sheet } from '../sheet.ts'
import { parseStock, squarespace } from '../squarespace.ts'
import { parseTaxClass } from '../tax-classes.ts'
import { parseCategories } from './categories.ts'
import { parseCustomFields } from './custom-fields.ts'
import { BASE_COLUMNS } from './format-product.ts'
import { parseTexts } from './product-texts.ts'
import { findInvalidColumns, findTextColumns, isTextColumn } from './text-columns.ts'

const isOwnColumn = createMatcher(BASE_COLUMNS.map(normalizeColumn))

/**
 * The file of products that Vitrine exports: that of Squarespace, with the ID of its product on every row, so that it
 * can be sorted, and with further columns.
 */
export const vitrine: Dialect = {
  name: 'vitrine',
  label: 'Vitrine',
  needs: [['title'], ['product url'], ['stock when exported']],
  reads: (column) => isOwnColumn(column) || isTextColumn(column),
  findInvalidColumns: (sheet, { locales = [] }) =>
    findInvalidColumns(sheet, { locales, isOwn: isOwnColumn }),
  ignores: createMatcher(['product page']),
  group: (rows, sheet) => squarespace.group(rows.map(readInert), sheet),
  draft,
}

function draft(group: RowGroup, sheet: Sheet, context: ParseContext) {
  const rows = sortRows(group)
  const [first] = rows
  const options = { ...context.options, weightUnit: 'kg', lengthUnit: 'cm' } as const
  const own = { ...context, options }
  const raw = squarespace.draft({ ...group, rows }, sheet, own)
  if ('skip' in raw) return raw
  const categories = parseCategories(first.text('categories'))
  const texts = [...findTextColumns(sheet.columns.keys(), context.options.locales ?? [])]
  return {
    ...raw,
    bodyHtml: first.text('description'),
    excerpt: first.text('excerpt'),
    categories,
    featured: parseFlag(own, first, 'featured', false),
    seoTitle: first.text('seo title'),
    seoDescription: first.text('seo description'),
    taxClass: parseTaxClass(first),
    ...(sheet.columns.has('button text') && {
      customAddButtonText: first.text('button text') || null,
    }),
    ...(sheet.columns.has('custom fields') && {
      customFields: parseCustomFields(own, first, 'custom fields'),
    }),
    ...(texts.length > 0 && {
      texts: texts.map(([locale, columns]) =>
        parseTexts(rows, { locale, columns, paths: categories }, own),
      ),
    }),
    variants: raw.variants.map((variant) => ({
      ...variant,
      image: null,
      ...(variant.row.text('stock when exported') !== '' && {
        exportedStock: parseStock(variant.row, own, 'stock when exported'),
      }),
    })),
  }
}

/** Puts the row with the fields of the product first: people sort files. */
function sortRows({ rows }: RowGroup): RowGroup['rows'] {
  const [top] = rows
  const first = rows.find((row) => row.text('title') !== '') ?? top
  return [first, ...rows.filter((row) => row !== first)]
}

/** Reads cells without the mark that keeps spreadsheet programs from running them. */
function readInert(row: Row): Row {
  return { ...row, text: (column) => parseInertCell(row.text(column)) }
}
