import {
  type Dialect,
  getColumnNumbers,
  createMatcher,
  type RowGroup,
  type Skipped,
} from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { RawProduct } from './complete-product.ts'
import { addError, parseFlag, type ParseContext, addRemark } from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import { parseTaxClass } from './tax-classes.ts'
import { toBodyHtml, splitList, splitPath } from './text.ts'
import { listAttributes, parseVariant } from './woocommerce-variant.ts'

/**
 * WooCommerce's product export: simple products, and variable ones whose variations name their parent by SKU or
 * as `id:n`, above or below it. The header has the units: `Weight (kg)`.
 */
export const woocommerce: Dialect = {
  name: 'woocommerce',
  label: 'WooCommerce',
  needs: [['type'], ['name'], ['regular price'], ['sku', 'id']],
  reads: createMatcher(
    [
      ...['id', 'type', 'sku', 'name', 'published', 'is featured?', 'visibility in catalog'],
      ...['short description', 'description', 'date sale price starts', 'date sale price ends'],
      ...['in stock?', 'stock', 'backorders allowed?', 'sale price', 'regular price'],
      ...['categories', 'tags', 'images', 'parent', 'position', 'gtin, upc, ean, or isbn'],
      ...['grouped products', 'external url', 'button text', 'tax class'],
    ],
    /^(?:weight|length|width|height) \(.+\)$/,
    /^attribute \d+ (?:name|value\(s\)|visible|global)$/,
  ),
  ignores: createMatcher(['swatches attributes', 'meta: _wpcom_is_markdown']),
  group,
  draft,
}

function parseTypes(row: Row): readonly string[] {
  return splitList(row.text('type').toLowerCase())
}

const isVariation = (row: Row) => parseTypes(row).includes('variation')

function group(rows: readonly Row[]): readonly RowGroup[] {
  const parents = rows.filter((row) => !isVariation(row))
  const byName = new Map<string, Row>()
  for (const row of parents) {
    if (row.text('id') !== '') byName.set(`id:${row.text('id')}`, row)
  }
  for (const row of parents) {
    if (row.text('sku') !== '') byName.set(row.text('sku'), row)
  }
  const members = new Map<Row, [Row, ...Row[]]>(parents.map((row) => [row, [row]]))
  const strays: Row[] = []
  for (const row of rows.filter(isVariation)) {
    const named = row.text('parent')
    const parent = byName.get(named) ?? byName.get(`id:${named}`)
    const family = parent && members.get(parent)
    if (family) family.push(row)
    else strays.push(row)
  }
  return [
    ...[...members.values()].map((family): RowGroup => {
      const [parent] = family
      const key = parent.text('sku') || (parent.text('id') && `id:${parent.text('id')}`)
      if (key !== '' || parent.error) return { key, rows: family }
      return {
        key: `line:${parent.line}`,
        rows: family,
        invalidReason: 'row has no SKU and no ID',
      }
    }),
    ...strays.map((row): RowGroup => {
      const named = row.text('parent')
      const stray =
        named === ''
          ? 'variation has no parent'
          : `parent ${JSON.stringify(named)} of the variation is not in the file`
      return { key: '', rows: [row], invalidReason: row.error ? '' : stray }
    }),
  ]
}

/** The reasons for types that are skipped: lists of products and links to other stores. */
const SKIPPED_TYPES: Readonly<Record<string, string>> = {
  grouped: 'grouped product; its products are imported separately',
  external: 'external product, sold in another store',
}

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct | Skipped {
  const [parent, ...children] = rows
  const types = parseTypes(parent)
  const reason = types.map((type) => SKIPPED_TYPES[type]).find((text) => text !== undefined)
  if (reason !== undefined) return { skip: reason }
  const variable = types.includes('variable')
  if (!variable && !types.includes('simple')) {
    const value = JSON.stringify(parent.text('type'))
    addError(context, parent.getPosition('type'), `unknown product type ${value}`)
  }
  if (variable && children.length === 0)
    return { skip: 'variable product without variations in the file; it has no price' }
  const sold = variable ? filterSold(children, context) : [parent]
  if (sold.length === 0) return { skip: 'variable product whose variations are all disabled' }
  const attributes = listAttributes({ parent, variable, sold, sheet, context })
  const product = { parent, attributes, sheet, context, images: (row: Row) => parseImages(row)[0] }
  for (const n of getColumnNumbers(sheet, /^download (\d+) url$/)) {
    if (parent.text(`download ${n} url`) !== '') {
      addRemark(context, parent.getPosition(`download ${n} url`), 'download files are not fetched')
    }
  }
  return {
    type: getType(types, sold),
    title: { text: parent.text('name'), position: parent.getPosition('name') },
    urlId: { text: '', position: parent.getPosition('name') },
    bodyHtml: toBodyHtml(parent.text('description'), 'html'),
    excerpt: toBodyHtml(parent.text('short description'), 'html'),
    tags: splitList(parent.text('tags')),
    categories: splitList(parent.text('categories')).map((path) => splitPath(path, '>')),
    visible: isPublished(parent, context) && !isHidden(parent),
    featured: parseFlag(context, parent, 'is featured?', false),
    optionNames: attributes.map(({ name }) => name),
    ...(parseTaxClass(parent) !== null && { taxClass: parseTaxClass(parent) }),
    variants: sold.map((row) => parseVariant(row, product)),
    images: parseImages(parent).map((source) => ({ source, alt: '' })),
  }
}

/** Returns the enabled variations in the order of their position. */
function filterSold(rows: readonly Row[], context: ParseContext): readonly Row[] {
  const sold = rows.filter((row) => isPublished(row, context))
  for (const row of rows.filter((each) => !sold.includes(each))) {
    addRemark(context, row.getPosition('published'), 'disabled variation is skipped')
  }
  const position = (row: Row) => Number.parseInt(row.text('position'), 10) || 0
  return sold.toSorted((a, b) => position(a) - position(b))
}

/** Returns whether a row is published: 1 is published, 0 private, -1 a draft. */
function isPublished(row: Row, context: ParseContext): boolean {
  return row.text('published') !== '-1' && parseFlag(context, row, 'published', true)
}

function isHidden(row: Row): boolean {
  return row.text('visibility in catalog').toLowerCase() === 'hidden'
}

/** Returns the type. A variable product is `downloadable` or `virtual` if all its variations are. */
function getType(types: readonly string[], sold: readonly Row[]): ShopType {
  const all = (type: string) =>
    types.includes(type) || (sold.length > 0 && sold.every((row) => parseTypes(row).includes(type)))
  if (all('downloadable')) return 'digital'
  return all('virtual') ? 'service' : 'physical'
}

function parseImages(row: Row): readonly string[] {
  return splitList(row.text('images'))
}
