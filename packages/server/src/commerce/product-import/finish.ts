import { formatMoney, isStockUnlimited } from '@vitrine/model'
import { slugOf } from '../catalog/index.ts'
import type { ShopType } from '../catalog/index.ts'
import type { ImageDraft, ProductDraft, StockDraft, VariantDraft } from './draft.ts'
import { unlimited } from './draft.ts'
import { fail, type Reading, remark } from './reading.ts'
import type { Place, Row } from './sheet.ts'
import { lengthOf, oneLine, unique } from './text.ts'

/** What a dialect makes of its rows, before the rules that hold for every product. */
export interface RawProduct {
  readonly type: ShopType
  readonly title: Cell
  /** Empty where the file has none: it is then made from the title. */
  readonly urlId: Cell
  readonly bodyHtml: string
  readonly excerpt?: string
  readonly tags: readonly string[]
  readonly categories: readonly (readonly string[])[]
  readonly visible: boolean
  readonly featured?: boolean
  readonly seoTitle?: string
  readonly seoDescription?: string
  readonly optionNames: readonly string[]
  readonly variants: readonly RawVariant[]
  readonly images: readonly ImageDraft[]
}

export interface Cell {
  readonly text: string
  readonly at: Place
}

export interface RawVariant extends Omit<VariantDraft, 'key' | 'sku' | 'priceMinor'> {
  readonly row: Row
  /** The id the file gives it, where it does. */
  readonly id?: string
  readonly sku: Cell
  /** Null where the price could not be read, which has been reported. */
  readonly priceMinor: bigint | null
}

/** @see IMPORT: title ≤ 200, slug 3–200, ≤ 250 variants per product */
const limits = { title: 200, urlIdLeast: 3, urlIdMost: 200, variants: 250, sku: 100 } as const

export interface FinishedProduct {
  readonly draft: ProductDraft
  /** Where the file gives the address; null where it is made from the title. */
  readonly urlIdAt: Place | null
}

/** The product, or null if anything in it is an error: half a product is worse than none. */
export function finish(
  raw: RawProduct,
  source: { readonly key: string; readonly row: Row; readonly notes: ProductDraft['notes'] },
  reading: Reading,
): FinishedProduct | null {
  const title = oneLine(raw.title.text)
  if (title === '') fail(reading, raw.title.at, 'there is no title')
  else if (lengthOf(title) > limits.title) {
    const message = `the title has ${lengthOf(title)} characters, at most ${limits.title} fit`
    fail(reading, raw.title.at, message)
  }
  const urlId = urlIdOf(raw, title, reading)
  const { optionNames, variants } = variantsOf(raw, reading)
  if (reading.errors.length > 0) return null
  const draft: ProductDraft = {
    key: source.key,
    line: source.row.line,
    row: source.row.row,
    type: raw.type,
    title,
    urlId,
    bodyHtml: raw.bodyHtml,
    excerpt: raw.excerpt ?? '',
    tags: raw.tags,
    categories: raw.categories,
    visible: raw.visible,
    featured: raw.featured ?? false,
    seoTitle: raw.seoTitle || null,
    seoDescription: raw.seoDescription || null,
    optionNames,
    variants,
    images: imagesOf(raw),
    notes: source.notes,
  }
  return { draft, urlIdAt: raw.urlId.text === '' ? null : raw.urlId.at }
}

function urlIdOf({ urlId: { text, at } }: RawProduct, title: string, reading: Reading): string {
  if (text === '') {
    const slug = slugOf(title)
    return lengthOf(slug) < limits.urlIdLeast ? `product-${slug}`.replace(/-$/, '') : slug
  }
  // A whole path is sometimes written where its last part is meant.
  const last = text.split('/').findLast((part) => part !== '') ?? ''
  const slug = slugOf(last)
  const length = lengthOf(slug)
  if (length < limits.urlIdLeast || lengthOf(last) > limits.urlIdMost) {
    const bounds = `${limits.urlIdLeast} to ${limits.urlIdMost} letters, digits and dashes`
    fail(reading, at, `${JSON.stringify(text)} is no web address: it has ${bounds}`)
  } else if (slug !== text) {
    remark(reading, at, `${JSON.stringify(text)} becomes ${JSON.stringify(slug)}`)
  }
  return slug
}

function variantsOf(raw: RawProduct, reading: Reading) {
  const [first] = raw.variants
  if (!first) {
    fail(reading, { ...raw.title.at, column: null }, 'there is no variant to sell')
    return { optionNames: [], variants: [] }
  }
  if (raw.variants.length > limits.variants) {
    const message = `the product has ${raw.variants.length} variants, at most ${limits.variants} fit`
    fail(reading, { ...first.row.at(), column: null }, message)
  }
  const { optionNames, valuesOf } = optionsOf(raw, reading)
  const seen = { options: new Map<string, Row>(), skus: new Map<string, Row>() }
  const variants = raw.variants.map((variant): VariantDraft => {
    const optionValues = valuesOf(variant)
    const sku = variant.sku.text
    const twin = seen.options.get(optionValues.join('\0'))
    const namesake = sku === '' ? undefined : seen.skus.get(sku)
    if (lengthOf(sku) > limits.sku) {
      fail(reading, variant.sku.at, `the SKU has more than ${limits.sku} characters`)
    }
    if (namesake) {
      const message = `the SKU ${JSON.stringify(sku)} is that of line ${namesake.line} too`
      fail(reading, variant.sku.at, message)
    } else if (twin) {
      const place = { ...variant.row.at(), column: null }
      fail(reading, place, `the variant has the same options as the one of line ${twin.line}`)
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
      stock: stockOf(raw.type, variant, reading),
    }
  })
  return { optionNames, variants }
}

/** The options that some variant has a value for; then every variant needs one. */
function optionsOf(raw: RawProduct, reading: Reading) {
  const used = raw.optionNames
    .map((name, index) => ({ name: oneLine(name), index }))
    .filter(({ index }) => raw.variants.some(({ optionValues }) => optionValues[index]))
  for (const { name, index } of used) {
    const nameless = name === '' ? `option ${index + 1} has values but no name` : null
    for (const { row, optionValues } of raw.variants) {
      const place = { ...row.at(), column: null }
      if (nameless) fail(reading, place, nameless)
      else if (!optionValues[index]) fail(reading, place, `there is no value for ${name}`)
      if (nameless) break
    }
  }
  const names = used.map(({ name }) => name)
  if (unique(names).length < names.filter((name) => name !== '').length) {
    fail(reading, { ...raw.title.at, column: null }, 'two options have the same name')
  }
  const [only] = used.length === 1 && raw.variants.length === 1 ? used : []
  if (only && isDefault(only.name, raw.variants[0]?.optionValues[only.index])) {
    return { optionNames: [], valuesOf: () => [] }
  }
  if (raw.type === 'gift-card' && names.length === 0 && raw.variants.length > 1) {
    const { currency } = reading.options
    const worth = (minor: bigint) => formatMoney({ minor, currency }, 'en-US').replace(/\.00$/, '')
    return {
      optionNames: ['Value'],
      valuesOf: ({ priceMinor }: RawVariant) => [worth(priceMinor ?? 0n)],
    }
  }
  return {
    optionNames: names,
    valuesOf: ({ optionValues }: RawVariant) =>
      used.map(({ index }) => oneLine(optionValues[index] ?? '')),
  }
}

/** The pair that Shopify and Medusa write where there is nothing to choose. */
function isDefault(name = '', value = ''): boolean {
  const pair = `${name}/${value}`.toLowerCase()
  return pair === 'title/default title' || pair === 'default option/default option value'
}

/** @see storefront spec §4: the stock of digital products and gift cards is unlimited */
function stockOf(type: ShopType, { row, stock }: RawVariant, reading: Reading): StockDraft {
  if (!isStockUnlimited(type)) return stock
  if (!stock.unlimited && stock.onHand > 0) {
    const kind = type === 'digital' ? 'digital product' : 'gift card'
    remark(reading, { ...row.at(), column: null }, `the stock of a ${kind} is not counted`)
  }
  return unlimited
}

/** The product's pictures and those of its variants, each once. */
function imagesOf(raw: RawProduct): readonly ImageDraft[] {
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
