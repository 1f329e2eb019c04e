import { type Dialect, numbersOf, oneOf, type RowGroup, type Skipped } from './dialect.ts'
import type { ShopType } from '../catalog/index.ts'
import type { RawProduct } from './finish.ts'
import { fail, flag, type Reading, remark } from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import { bodyOf, listOf, unique } from './text.ts'
import { attributesOf, variantOf } from './woocommerce-variant.ts'

/**
 * WooCommerce's product export: simple products, and variable ones whose variations name their
 * parent by SKU or as `id:n`, above or below it. Units stand in the header, `Weight (kg)`.
 */
export const woocommerce: Dialect = {
  name: 'woocommerce',
  label: 'WooCommerce',
  needs: [['type'], ['name'], ['regular price'], ['sku', 'id']],
  reads: oneOf(
    [
      ...['id', 'type', 'sku', 'name', 'published', 'is featured?', 'visibility in catalog'],
      ...['short description', 'description', 'date sale price starts', 'date sale price ends'],
      ...['in stock?', 'stock', 'backorders allowed?', 'sale price', 'regular price'],
      ...['categories', 'tags', 'images', 'parent', 'position', 'gtin, upc, ean, or isbn'],
      ...['grouped products', 'external url', 'button text'],
    ],
    /^(?:weight|length|width|height) \(.+\)$/,
    /^attribute \d+ (?:name|value\(s\)|visible|global)$/,
  ),
  ignores: oneOf(['swatches attributes', 'meta: _wpcom_is_markdown']),
  group,
  draft,
}

function typesOf(row: Row): readonly string[] {
  return listOf(row.text('type').toLowerCase())
}

const isVariation = (row: Row) => typesOf(row).includes('variation')

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
      if (key !== '' || parent.fault) return { key, rows: family }
      return { key: `line:${parent.line}`, rows: family, stray: 'the row has neither SKU nor ID' }
    }),
    ...strays.map((row): RowGroup => {
      const named = row.text('parent')
      const stray =
        named === ''
          ? 'the variation names no parent'
          : `the variation's parent ${JSON.stringify(named)} is not in the file`
      return { key: '', rows: [row], stray: row.fault ? '' : stray }
    }),
  ]
}

/** Types that are no goods of this shop: bundles of links, links to other shops. */
const skipped: Readonly<Record<string, string>> = {
  grouped: 'a grouped product is a list of others; they are imported by themselves',
  external: 'an external product is sold in another shop',
}

function draft({ rows }: RowGroup, sheet: Sheet, reading: Reading): RawProduct | Skipped {
  const [parent, ...children] = rows
  const types = typesOf(parent)
  const reason = types.map((type) => skipped[type]).find((text) => text !== undefined)
  if (reason !== undefined) return { skip: reason }
  const variable = types.includes('variable')
  if (!variable && !types.includes('simple')) {
    const given = JSON.stringify(parent.text('type'))
    fail(reading, parent.at('type'), `${given} is no type of product we know`)
  }
  if (variable && children.length === 0) {
    fail(reading, parent.at('type'), 'the variable product has no variations')
  }
  const sold = variable ? soldVariations(children, reading) : [parent]
  const attributes = attributesOf({ parent, variable, sold, sheet, reading })
  const around = { parent, attributes, sheet, reading, images: (row: Row) => imagesOf(row)[0] }
  for (const n of numbersOf(sheet, /^download (\d+) url$/)) {
    if (parent.text(`download ${n} url`) !== '') {
      remark(reading, parent.at(`download ${n} url`), 'files to download are not fetched')
    }
  }
  return {
    type: typeOf(types, sold),
    title: { text: parent.text('name'), at: parent.at('name') },
    urlId: { text: '', at: parent.at('name') },
    bodyHtml: bodyOf(parent.text('description'), 'html'),
    excerpt: bodyOf(parent.text('short description'), 'html'),
    tags: listOf(parent.text('tags')),
    categories: listOf(parent.text('categories')).map((path) => unique(path.split(/\s*>\s*/))),
    visible: isPublished(parent, reading) && !isHidden(parent),
    featured: flag(reading, parent, 'is featured?', false),
    optionNames: attributes.map(({ name }) => name),
    variants: sold.map((row) => variantOf(row, around)),
    images: imagesOf(parent).map((source) => ({ source, alt: '' })),
  }
}

/** In the order of their position. Variations that are switched off are not sold. */
function soldVariations(rows: readonly Row[], reading: Reading): readonly Row[] {
  const sold = rows.filter((row) => isPublished(row, reading))
  for (const row of rows.filter((each) => !sold.includes(each))) {
    remark(reading, row.at('published'), 'the variation is switched off: not imported')
  }
  const position = (row: Row) => Number.parseInt(row.text('position'), 10) || 0
  return sold.toSorted((a, b) => position(a) - position(b))
}

/** 1 is published, 0 private, -1 a draft. */
function isPublished(row: Row, reading: Reading): boolean {
  return row.text('published') !== '-1' && flag(reading, row, 'published', true)
}

function isHidden(row: Row): boolean {
  return row.text('visibility in catalog').toLowerCase() === 'hidden'
}

/** `downloadable` and `virtual` stand on a variable product's variations, if on all of them. */
function typeOf(types: readonly string[], sold: readonly Row[]): ShopType {
  const all = (type: string) =>
    types.includes(type) || (sold.length > 0 && sold.every((row) => typesOf(row).includes(type)))
  if (all('downloadable')) return 'digital'
  return all('virtual') ? 'service' : 'physical'
}

function imagesOf(row: Row): readonly string[] {
  return listOf(row.text('images'))
}
