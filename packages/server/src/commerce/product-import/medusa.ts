import {
  type Dialect,
  groupRowsBy,
  getColumnNumbers,
  createMatcher,
  type RowGroup,
} from './dialect.ts'
import type { StockDraft } from './draft.ts'
import { createCountedStock, UNLIMITED } from './draft.ts'
import type { RawProduct, RawVariant } from './complete-product.ts'
import {
  addError,
  parseFlag,
  parseLength,
  parseOptionalCount,
  parseOptionalPrice,
  type ParseContext,
  addRemark,
  parseWeight,
} from './parse-context.ts'
import type { Row, Sheet } from './sheet.ts'
import { toBodyHtml, splitList, unique } from './text.ts'

const PRICE = /^(?:variant )?price (?:(.+) \[([a-z]{3})\]|([a-z]{3}))$/
const OPTION_VALUE = /^(?:variant )?option (\d+) value$/
const IMAGE = /^(?:product )?image (\d+)(?: url)?$/
const TAG = /^product tag (\d+)$/

const reads = createMatcher(
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

/** The known columns without a product field, which are stored as notes. */
const isNoted = createMatcher(
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

const ignores = createMatcher(
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
 * The product export of Medusa 1 and 2: one row per variant, with the product's columns repeated. As in Medusa,
 * an unknown column is an error of each row that fills it.
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
    groupRowsBy(
      rows,
      (row) => row.text('product handle') || row.text('product id'),
      'row has no handle and no ID',
    ),
  currencies: (rows, sheet) =>
    [...sheet.columns.keys()].flatMap((column) => {
      const code = PRICE.exec(column)?.[3]?.toUpperCase()
      return code ? rows.filter((row) => row.text(column) !== '').map(() => code) : []
    }),
  draft,
}

function draft({ rows }: RowGroup, sheet: Sheet, context: ParseContext): RawProduct {
  const [first] = rows
  const options = getColumnNumbers(sheet, OPTION_VALUE)
  const columns = [...sheet.columns.keys()]
  for (const column of columns.filter((name) => !reads(name) && !isNoted(name) && !ignores(name))) {
    for (const row of rows.filter((each) => each.text(column) !== '')) {
      addError(context, row.getPosition(column), 'unknown column')
    }
  }
  const tags = getColumnNumbers(sheet, TAG).map((n) => first.text(`product tag ${n}`))
  const images = getColumnNumbers(sheet, IMAGE).flatMap((n) =>
    [`product image ${n}`, `product image ${n} url`, `image ${n} url`, `image ${n}`].map((name) =>
      first.text(name),
    ),
  )
  const collection = first.text('product collection title')
  return {
    type: parseFlag(context, first, 'product is giftcard', false) ? 'gift-card' : 'physical',
    title: { text: first.text('product title'), position: first.getPosition('product title') },
    urlId: { text: first.text('product handle'), position: first.getPosition('product handle') },
    bodyHtml: toBodyHtml(first.text('product description'), 'plain'),
    excerpt: first.text('product subtitle'),
    tags: unique([...splitList(first.text('product tags')), ...tags]),
    categories: collection === '' ? [] : [[collection]],
    visible: first.text('product status').toLowerCase() === 'published',
    optionNames: options.map((n) => unique(rows.map((row) => getOption(row, n, 'name')))[0] ?? ''),
    variants: rows.map((row) => parseVariant(row, { columns, options, context })),
    images: unique([first.text('product thumbnail'), ...images]).map((source) => ({
      source,
      alt: '',
    })),
  }
}

function getOption(row: Row, n: number, part: 'name' | 'value'): string {
  return row.text(`variant option ${n} ${part}`) || row.text(`option ${n} ${part}`)
}

interface VariantContext {
  readonly columns: readonly string[]
  readonly options: readonly number[]
  readonly context: ParseContext
}

function parseVariant(row: Row, { columns, options, context }: VariantContext): RawVariant {
  const either = (what: string) =>
    row.text(`variant ${what}`) === '' ? `product ${what}` : `variant ${what}`
  const size = (what: string) => parseLength(context, row, either(what), 'mm')
  return {
    row,
    id: row.text('variant id'),
    sku: { text: row.text('variant sku'), position: row.getPosition('variant sku') },
    optionValues: options.map((n) => getOption(row, n, 'value')),
    priceMinor: parseVariantPrice(row, columns, context),
    salePriceMinor: null,
    onSale: false,
    stock: parseStock(row, context),
    weightGrams: parseWeight(context, row, either('weight'), 'g'),
    lengthMm: size('length'),
    widthMm: size('width'),
    heightMm: size('height'),
    barcode:
      ['barcode', 'ean', 'upc'].map((name) => row.text(`variant ${name}`)).find(Boolean) ?? null,
    image: row.text('variant thumbnail') || null,
  }
}

/** Checks every price of a row and returns the one in the imported currency without a region. */
function parseVariantPrice(
  row: Row,
  columns: readonly string[],
  context: ParseContext,
): bigint | null {
  const { pricesIn: currency } = context
  const before = context.errors.length
  const others: string[] = []
  let found: bigint | null = null
  for (const column of columns) {
    const [, region, regional, general] = PRICE.exec(column) ?? []
    const code = (regional ?? general)?.toUpperCase()
    if (code === undefined || row.text(column) === '') continue
    const price = parseOptionalPrice(context, row, column, code === currency ? undefined : code)
    if (region !== undefined) {
      const message = `regional prices are skipped; the price in ${currency} is imported`
      addRemark(context, row.getPosition(column), message)
    } else if (code === currency) found = price
    else others.push(code)
  }
  if (found !== null) return found
  if (context.errors.length === before) {
    const column = columns.find((name) => PRICE.exec(name)?.[3]?.toUpperCase() === currency)
    const only = others.length > 0 ? `; the row has ${others.join(', ')}` : ''
    const place = { ...row.getPosition(column ?? ''), ...(column ? {} : { column: null }) }
    addError(context, place, `price in ${currency} is missing${only}`)
  }
  return null
}

function parseStock(row: Row, context: ParseContext): StockDraft {
  if (!parseFlag(context, row, 'variant manage inventory', false)) return UNLIMITED
  const backorder = parseFlag(context, row, 'variant allow backorder', false)
  const onHand = parseOptionalCount(context, row, 'variant inventory quantity')
  if (onHand === null && row.text('variant inventory quantity') === '') {
    const place = row.getPosition('variant inventory quantity', 'variant manage inventory')
    addRemark(context, place, 'stock is tracked but the quantity is missing: imported as 0')
  }
  return createCountedStock(onHand ?? 0, backorder)
}
