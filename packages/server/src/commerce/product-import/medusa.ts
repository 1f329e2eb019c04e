import { type Dialect, groupBy, numbersOf, oneOf, type RowGroup } from './dialect.ts'
import type { StockDraft } from './draft.ts'
import { counted, unlimited } from './draft.ts'
import type { RawProduct, RawVariant } from './finish.ts'
import {
  fail,
  flag,
  lengthOf,
  optionalCount,
  optionalPrice,
  type Reading,
  remark,
  weightOf,
} from './reading.ts'
import type { Row, Sheet } from './sheet.ts'
import { bodyOf, listOf, unique } from './text.ts'

const PRICE = /^(?:variant )?price (?:(.+) \[([a-z]{3})\]|([a-z]{3}))$/
const OPTION_VALUE = /^(?:variant )?option (\d+) value$/
const IMAGE = /^(?:product )?image (\d+)(?: url)?$/
const TAG = /^product tag (\d+)$/

const reads = oneOf(
  [
    ...['product id', 'product handle', 'product title', 'product subtitle', 'product description'],
    ...['product status', 'product thumbnail', 'product is giftcard', 'product tags'],
    ...['product weight', 'product length', 'product width', 'product height'],
    ...['product collection title', 'variant id', 'variant sku', 'variant barcode'],
    ...['variant ean', 'variant upc', 'variant inventory quantity', 'variant allow backorder'],
    ...['variant manage inventory', 'variant weight', 'variant length', 'variant width'],
    ...['variant height', 'variant variant rank', 'variant thumbnail'],
  ],
  PRICE,
  TAG,
  IMAGE,
  /^(?:variant )?option \d+ (?:name|value)$/,
)

/** Known, kept as notes: they say something that has no field of ours. */
const keeps = oneOf(
  [
    ...['product hs code', 'product origin country', 'product mid code', 'product material'],
    ...['product type', 'product collection handle', 'product discountable', 'variant hs code'],
    ...['variant origin country', 'variant mid code', 'variant material', 'variant metadata'],
    ...['product metadata', 'variant title', 'product external id', 'product type value'],
  ],
  /^product category \d+(?: (?:name|handle|description))?$/,
  /^product sales channel \d+ \w+$/,
  /^sales channel \d+ \w+$/,
)

const ignores = oneOf(
  [
    'variant product id',
    'product collection id',
    'product type id',
    'product profile type',
    'product profile name',
    'shipping profile id',
  ],
  /^(?:product|variant) (?:created|updated|deleted) at$/,
  /^product sales channel \d+$/,
  /^product shipping profile id$/,
)

/**
 * Medusa's product export, of version 1 and 2: one row per variant, the product's columns repeated.
 * A column the format does not know is an error of each row that fills it, as it is for Medusa.
 */
export const medusa: Dialect = {
  name: 'medusa',
  label: 'Medusa',
  needs: [
    ['product handle', 'product id'],
    ['product title'],
    ['variant id', 'variant title', 'variant sku'],
  ],
  reads,
  ignores,
  group: (rows) =>
    groupBy(
      rows,
      (row) => row.text('product handle') || row.text('product id'),
      'the row has neither handle nor id, so it belongs to no product',
    ),
  currencies: (rows, sheet) =>
    [...sheet.columns.keys()].flatMap((column) => {
      const code = PRICE.exec(column)?.[3]?.toUpperCase()
      return code ? rows.filter((row) => row.text(column) !== '').map(() => code) : []
    }),
  draft,
}

function draft({ rows }: RowGroup, sheet: Sheet, reading: Reading): RawProduct {
  const [first] = rows
  const options = numbersOf(sheet, OPTION_VALUE)
  const columns = [...sheet.columns.keys()]
  for (const column of columns.filter((name) => !reads(name) && !keeps(name) && !ignores(name))) {
    for (const row of rows.filter((each) => each.text(column) !== '')) {
      fail(reading, row.at(column), 'the format has no such column')
    }
  }
  const tags = numbersOf(sheet, TAG).map((n) => first.text(`product tag ${n}`))
  const images = numbersOf(sheet, IMAGE).flatMap((n) =>
    [`product image ${n}`, `product image ${n} url`, `image ${n} url`, `image ${n}`].map((name) =>
      first.text(name),
    ),
  )
  const collection = first.text('product collection title')
  return {
    type: flag(reading, first, 'product is giftcard', false) ? 'gift-card' : 'physical',
    title: { text: first.text('product title'), at: first.at('product title') },
    urlId: { text: first.text('product handle'), at: first.at('product handle') },
    bodyHtml: bodyOf(first.text('product description'), 'plain'),
    excerpt: first.text('product subtitle'),
    tags: unique([...listOf(first.text('product tags')), ...tags]),
    categories: collection === '' ? [] : [[collection]],
    visible: first.text('product status').toLowerCase() === 'published',
    optionNames: options.map((n) => unique(rows.map((row) => option(row, n, 'name')))[0] ?? ''),
    variants: rows.map((row) => variantOf(row, { columns, options, reading })),
    images: unique([first.text('product thumbnail'), ...images]).map((source) => ({
      source,
      alt: '',
    })),
  }
}

function option(row: Row, n: number, part: 'name' | 'value'): string {
  return row.text(`variant option ${n} ${part}`) || row.text(`option ${n} ${part}`)
}

interface Around {
  readonly columns: readonly string[]
  readonly options: readonly number[]
  readonly reading: Reading
}

function variantOf(row: Row, { columns, options, reading }: Around): RawVariant {
  const either = (what: string) =>
    row.text(`variant ${what}`) === '' ? `product ${what}` : `variant ${what}`
  const size = (what: string) => lengthOf(reading, row, either(what), 'mm')
  return {
    row,
    id: row.text('variant id'),
    sku: { text: row.text('variant sku'), at: row.at('variant sku') },
    optionValues: options.map((n) => option(row, n, 'value')),
    priceMinor: priceOf(row, columns, reading),
    salePriceMinor: null,
    onSale: false,
    stock: stockOf(row, reading),
    weightGrams: weightOf(reading, row, either('weight'), 'g'),
    lengthMm: size('length'),
    widthMm: size('width'),
    heightMm: size('height'),
    barcode:
      ['barcode', 'ean', 'upc'].map((name) => row.text(`variant ${name}`)).find(Boolean) ?? null,
    image: row.text('variant thumbnail') || null,
  }
}

/** Every price must be one; the one in the shop's currency that is for no region is taken. */
function priceOf(row: Row, columns: readonly string[], reading: Reading): bigint | null {
  const { pricesIn: currency } = reading
  const before = reading.errors.length
  const others: string[] = []
  let found: bigint | null = null
  for (const column of columns) {
    const [, region, regional, general] = PRICE.exec(column) ?? []
    const code = (regional ?? general)?.toUpperCase()
    if (code === undefined || row.text(column) === '') continue
    const price = optionalPrice(reading, row, column, code === currency ? undefined : code)
    if (region !== undefined) {
      const message = `prices for a region are not imported: the one in ${currency} holds`
      remark(reading, row.at(column), message)
    } else if (code === currency) found = price
    else others.push(code)
  }
  if (found !== null) return found
  if (reading.errors.length === before) {
    const column = columns.find((name) => PRICE.exec(name)?.[3]?.toUpperCase() === currency)
    const only = others.length > 0 ? `, only in ${others.join(', ')}` : ''
    const place = { ...row.at(column ?? ''), ...(column ? {} : { column: null }) }
    fail(reading, place, `there is no price in ${currency}${only}`)
  }
  return null
}

function stockOf(row: Row, reading: Reading): StockDraft {
  if (!flag(reading, row, 'variant manage inventory', false)) return unlimited
  const backorder = flag(reading, row, 'variant allow backorder', false)
  const onHand = optionalCount(reading, row, 'variant inventory quantity')
  if (onHand === null && row.text('variant inventory quantity') === '') {
    const place = row.at('variant inventory quantity', 'variant manage inventory')
    remark(reading, place, 'the stock is counted, but the file has no number: none in stock')
  }
  return counted(onHand ?? 0, backorder)
}
