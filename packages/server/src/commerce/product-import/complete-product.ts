import { formatMoney, isStockUnlimited } from '@vitrine/model'
import { createSlug } from '../catalog/index.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, ProductDraft, StockDraft, VariantDraft } from './draft.ts'
import { UNLIMITED } from './draft.ts'
import { addError, type ParseContext, addRemark } from './parse-context.ts'
import type { Position, Row } from './sheet.ts'
import { countCharacters, toOneLine, unique } from './text.ts'

/** A product as its dialect parsed it, before the rules that hold for every product. */
export interface RawProduct extends Omit<
  ProductDraft,
  'key' | 'line' | 'row' | 'title' | 'urlId' | 'optionNames' | 'variants' | 'notes'
> {
  readonly title: Cell
  /** Empty if the file has none: it is then created from the title. */
  readonly urlId: Cell
  readonly optionNames: readonly string[]
  readonly variants: readonly RawVariant[]
}

export interface Cell {
  readonly text: string
  readonly position: Position
}

export interface RawVariant extends Omit<VariantDraft, 'key' | 'sku' | 'priceMinor'> {
  readonly row: Row
  /** The id in the file, if it has one. */
  readonly id?: string
  readonly sku: Cell
  /** Null if the price is invalid, which has been reported. */
  readonly priceMinor: bigint | null
}

/** The limits of a product; Squarespace has at most 250 variants, Shopify 2,000. */
const limits = { title: 200, minUrlId: 3, maxUrlId: 200, variants: 2_000, sku: 100 } as const

export interface CompleteProduct {
  readonly draft: ProductDraft
  /** The position of the address in the file; null if it is created from the title. */
  readonly urlIdPosition: Position | null
}

/** Returns the product, or null if it has an error: an incomplete product is not imported. */
export function completeProduct(
  raw: RawProduct,
  source: Source,
  context: ParseContext,
): CompleteProduct | null {
  const title = toOneLine(raw.title.text)
  if (title === '') addError(context, raw.title.position, 'title is missing')
  else if (countCharacters(title) > limits.title) {
    const message = `title has ${countCharacters(title)} characters; the maximum is ${limits.title}`
    addError(context, raw.title.position, message)
  }
  const urlId = completeUrlId(raw, title, context)
  const { optionNames, variants } = completeVariants(raw, context)
  if (context.errors.length > 0) return null
  const draft = toDraft(raw, source, { title, urlId, optionNames, variants })
  return { draft, urlIdPosition: raw.urlId.text === '' ? null : raw.urlId.position }
}

interface Source {
  readonly key: string
  readonly row: Row
  readonly notes: ProductDraft['notes']
}

/** Creates the draft. The order of its fields is part of the product's hash. */
function toDraft(
  raw: RawProduct,
  { key, row, notes }: Source,
  completed: Pick<ProductDraft, 'title' | 'urlId' | 'optionNames' | 'variants'>,
): ProductDraft {
  const {
    type,
    title: _title,
    urlId: _urlId,
    bodyHtml,
    excerpt = '',
    tags = [],
    categories = [],
    visible = true,
    featured = false,
    seoTitle,
    seoDescription,
    optionNames: _optionNames,
    variants: _variants,
    images: _images,
    ...others
  } = raw
  return {
    key,
    line: row.line,
    row: row.row,
    type,
    title: completed.title,
    urlId: completed.urlId,
    bodyHtml,
    excerpt,
    tags,
    categories,
    visible,
    featured,
    seoTitle: seoTitle || null,
    seoDescription: seoDescription || null,
    optionNames: completed.optionNames,
    variants: completed.variants,
    images: collectImages(raw),
    notes,
    ...others,
  }
}

function completeUrlId(
  { urlId: { text, position } }: RawProduct,
  title: string,
  context: ParseContext,
): string {
  if (text === '') {
    const slug = createSlug(title)
    return countCharacters(slug) < limits.minUrlId ? `product-${slug}`.replace(/-$/, '') : slug
  }
  // Some files have a whole path instead of its last segment.
  const last = text.split('/').findLast((part) => part !== '') ?? ''
  const slug = createSlug(last)
  const length = countCharacters(slug)
  if (length < limits.minUrlId || countCharacters(last) > limits.maxUrlId) {
    const bounds = `${limits.minUrlId} to ${limits.maxUrlId} letters, digits and dashes`
    addError(context, position, `invalid URL path ${JSON.stringify(text)}: use ${bounds}`)
  } else if (slug !== text) {
    addRemark(
      context,
      position,
      `URL path ${JSON.stringify(text)} is changed to ${JSON.stringify(slug)}`,
    )
  }
  return slug
}

function completeVariants(raw: RawProduct, context: ParseContext) {
  const [first] = raw.variants
  if (!first) {
    addError(context, { ...raw.title.position, column: null }, 'product has no variants')
    return { optionNames: [], variants: [] }
  }
  if (raw.variants.length > limits.variants) {
    const message = `product has ${raw.variants.length} variants; the maximum is ${limits.variants}`
    addError(context, { ...first.row.getPosition(), column: null }, message)
  }
  const { optionNames, valuesOf: getValues } = completeOptions(raw, context)
  const seen = { options: new Map<string, Row>(), skus: new Map<string, Row>() }
  const variants = raw.variants.map((variant): VariantDraft => {
    const optionValues = getValues(variant)
    const sku = variant.sku.text
    const sameOptions = seen.options.get(optionValues.join('\0'))
    const sameSku = sku === '' ? undefined : seen.skus.get(sku)
    if (countCharacters(sku) > limits.sku) {
      addError(context, variant.sku.position, `SKU is longer than ${limits.sku} characters`)
    }
    if (sameSku) {
      const message = `duplicate SKU ${JSON.stringify(sku)}: line ${sameSku.line} has it too`
      addError(context, variant.sku.position, message)
    } else if (sameOptions) {
      const place = { ...variant.row.getPosition(), column: null }
      addError(context, place, `duplicate variant: the same options as on line ${sameOptions.line}`)
    }
    seen.options.set(optionValues.join('\0'), variant.row)
    seen.skus.set(sku, variant.row)
    const { row: _row, id, ...facts } = variant
    return {
      ...facts,
      key: id || sku || optionValues.join(' / ') || 'only',
      sku: sku || null,
      optionValues,
      priceMinor: variant.priceMinor ?? 0n,
      stock: completeStock(raw.type, variant, context),
    }
  })
  return { optionNames, variants }
}

/** Returns the options for which some variant has a value; then every variant needs one. */
function completeOptions(raw: RawProduct, context: ParseContext) {
  const used = raw.optionNames
    .map((name, index) => ({ name: toOneLine(name), index }))
    .filter(({ index }) => raw.variants.some(({ optionValues }) => optionValues[index]))
  for (const { name, index } of used) {
    const nameless = name === '' ? `option ${index + 1} has values but no name` : null
    for (const { row, optionValues } of raw.variants) {
      const place = { ...row.getPosition(), column: null }
      if (nameless) addError(context, place, nameless)
      else if (!optionValues[index]) addError(context, place, `value for ${name} is missing`)
      if (nameless) break
    }
  }
  const names = used.map(({ name }) => name)
  if (unique(names).length < names.filter((name) => name !== '').length) {
    addError(context, { ...raw.title.position, column: null }, 'two options have the same name')
  }
  const [only] = used.length === 1 && raw.variants.length === 1 ? used : []
  if (only && isDefault(only.name, raw.variants[0]?.optionValues[only.index])) {
    return { optionNames: [], valuesOf: () => [] }
  }
  if (raw.type === 'gift-card' && names.length === 0 && raw.variants.length > 1) {
    const { currency } = context.options
    const formatWorth = (minor: bigint) =>
      formatMoney({ minor, currency }, 'en-US').replace(/\.00$/, '')
    return {
      optionNames: ['Value'],
      valuesOf: ({ priceMinor }: RawVariant) => [formatWorth(priceMinor ?? 0n)],
    }
  }
  return {
    optionNames: names,
    valuesOf: ({ optionValues }: RawVariant) =>
      used.map(({ index }) => toOneLine(optionValues[index] ?? '')),
  }
}

/** Returns whether this is the option of Shopify and Medusa for products without options. */
function isDefault(name = '', value = ''): boolean {
  const pair = `${name}/${value}`.toLowerCase()
  return pair === 'title/default title' || pair === 'default option/default option value'
}

/**
 * Completes the stock of a variant; that of digital products and gift cards is unlimited.
 * @see storefront spec §4
 */
function completeStock(
  type: ShopType,
  { row, stock }: RawVariant,
  context: ParseContext,
): StockDraft {
  if (!isStockUnlimited(type)) return stock
  if (!stock.unlimited && stock.onHand > 0) {
    const kind = type === 'digital' ? 'digital product' : 'gift card'
    addRemark(
      context,
      { ...row.getPosition(), column: null },
      `stock of a ${kind} is unlimited: the quantity is skipped`,
    )
  }
  return UNLIMITED
}

/** Returns the images of the product and its variants, each once. */
function collectImages(raw: RawProduct): readonly ImageDraft[] {
  const images = new Map<string, ImageDraft>()
  const ofVariants = raw.variants.flatMap(({ image }) =>
    image === null ? [] : [{ source: image, alt: '' }],
  )
  for (const image of [...raw.images, ...ofVariants]) {
    const known = images.get(image.source)
    if (!known || (known.alt === '' && image.alt !== '')) images.set(image.source, image)
  }
  return [...images.values()]
}
