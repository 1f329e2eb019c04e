import { isDeepStrictEqual } from 'node:util'
import type { ProductDetail, ProductDraft as Product } from '@vitrine/contract'
import { type Currency, toCents } from '@vitrine/model'
import type { ImageDraft, ProductDraft, VariantDraft } from '../draft.ts'
import { editTranslations } from './edit-translations.ts'
import { listHostedImages } from './format-product.ts'

type Variant = Product['variants'][number]

/** A product of the shop that a file edits. */
interface EditedProduct {
  readonly detail: ProductDetail
  /** The product as an export of now has it: what a file has otherwise was changed. */
  readonly exported: ProductDraft
  /** The columns of the file: it says nothing of others. */
  readonly columns: ReadonlySet<string>
}

/** An edit of a product by a file. */
export interface ProductEdit {
  readonly id: string
  /** The version that the edit was made for. */
  readonly version: number
  /** The product with what the file changes. */
  readonly product: Product
  /** The images that the product did not have; they follow those that it keeps. */
  readonly newImages: readonly ImageDraft[]
}

/**
 * Returns the edit of a product by its rows in a file; null if they are as an export has them. What a file has no
 * column for, and variants without a row, stay as they are.
 */
export function toProductEdit(file: ProductDraft, edited: EditedProduct): ProductEdit | null {
  const { detail, exported, columns } = edited
  const images = editImages(file, edited)
  const rows = new Set(file.variants.map((row) => findVariant(row, exported.variants)))
  const withoutRow = exported.variants.filter((variant) => !rows.has(variant))
  const texts = { file, exported, withoutRow }
  const translations = editTranslations(detail.product.translations, texts)
  const product: Product = {
    ...detail.product,
    ...pickChanges(productChanges, file, { exported, columns }),
    ...(translations && { translations }),
    images: images.retained,
    variants: editVariants(file, edited, images.retained),
  }
  if (isDeepStrictEqual(product, detail.product) && images.added.length === 0) return null
  return { id: detail.id, version: detail.version, product, newImages: images.added }
}

/** A column, its field, and what it changes. */
type Change<Draft, Edited> = readonly [string, keyof Draft, (file: Draft) => Partial<Edited>]

const productChanges: readonly Change<ProductDraft, Product>[] = [
  ['title', 'title', ({ title }) => ({ title })],
  ['product url', 'urlId', ({ urlId }) => ({ urlId })],
  ['product type', 'type', ({ type }) => ({ productType: type })],
  ['description', 'bodyHtml', ({ bodyHtml }) => ({ body: bodyHtml })],
  ['excerpt', 'excerpt', ({ excerpt = '' }) => ({ excerpt })],
  [
    'button text',
    'customAddButtonText',
    ({ customAddButtonText = null }) => ({ customAddButtonText }),
  ],
  ['tags', 'tags', ({ tags = [] }) => ({ tags: [...tags] })],
  [
    'categories',
    'categories',
    ({ categories = [] }) => ({ categories: categories.map((path) => [...path]) }),
  ],
  ['option name 1', 'optionNames', ({ optionNames }) => ({ optionNames: [...optionNames] })],
  [
    'visible',
    'visible',
    ({ visible }) => ({ status: visible ? 'active' : 'draft', publishAt: null }),
  ],
  ['featured', 'featured', ({ featured = false }) => ({ featured })],
  [
    'custom fields',
    'customFields',
    ({ customFields = [] }) => ({ customFields: [...customFields] }),
  ],
  ['tax class', 'taxClass', ({ taxClass = null }) => ({ taxClass })],
  ['seo title', 'seoTitle', ({ seoTitle = null }) => ({ seoTitle })],
  ['seo description', 'seoDescription', ({ seoDescription = null }) => ({ seoDescription })],
]

function listVariantChanges(currency: Currency): readonly Change<VariantDraft, Variant>[] {
  return [
    ['sku', 'sku', ({ sku }) => ({ sku })],
    ['option value 1', 'optionValues', ({ optionValues }) => ({ optionValues: [...optionValues] })],
    [
      'price',
      'priceMinor',
      ({ priceMinor }) => ({ priceCents: toCents({ minor: priceMinor, currency }) }),
    ],
    ['sale price', 'salePriceMinor', (file) => ({ salePriceCents: toSaleCents(file, currency) })],
    ['on sale', 'onSale', ({ onSale }) => ({ onSale })],
    ['weight', 'weightGrams', ({ weightGrams }) => ({ weightGrams })],
    ['length', 'lengthMm', ({ lengthMm }) => ({ lengthMm })],
    ['width', 'widthMm', ({ widthMm }) => ({ widthMm })],
    ['height', 'heightMm', ({ heightMm }) => ({ heightMm })],
    ['gtin', 'barcode', ({ barcode }) => ({ barcode })],
  ]
}

function toSaleCents({ salePriceMinor }: VariantDraft, currency: Currency): number | null {
  return salePriceMinor === null ? null : toCents({ minor: salePriceMinor, currency })
}

function pickChanges<Draft, Edited>(
  changes: readonly Change<Draft, Edited>[],
  file: Draft,
  { exported, columns }: { readonly exported: Draft; readonly columns: ReadonlySet<string> },
): Partial<Edited> {
  return changes.reduce<Partial<Edited>>((all, [column, field, change]) => {
    const isChanged = columns.has(column) && !isDeepStrictEqual(file[field], exported[field])
    return isChanged ? { ...all, ...change(file) } : all
  }, {})
}

/** Returns the images that a product keeps, in the order of the file, and those that it did not have. */
function editImages(file: ProductDraft, { detail, exported, columns }: EditedProduct) {
  const images = file.images.map(({ source, alt }) => ({ source: toPath(source), alt }))
  const saved = detail.product.images
  const isSame = !columns.has('hosted image urls') || isDeepStrictEqual(images, exported.images)
  if (isSame) return { retained: saved, added: [] }
  const left = listHostedImages(detail)
  const retained: Product['images'] = []
  const added: ImageDraft[] = []
  for (const [index, { source, alt }] of images.entries()) {
    const at = left.findIndex(({ url }) => url === source)
    const [found] = at < 0 ? [] : left.splice(at, 1)
    const keepsAlt = !columns.has('image alt texts')
    if (found)
      retained.push({ id: found.id, assetId: found.assetId, alt: keepsAlt ? found.alt : alt })
    else added.push({ source: file.images[index]?.source ?? source, alt })
  }
  // An image that has not been fetched has no URL that a file could name.
  const unfetched = saved.filter((_, index) => detail.imageUrls[index] === null)
  return { retained: [...retained, ...unfetched], added }
}

/** Returns the path of an image of this shop, and any other source as it is. */
function toPath(source: string): string {
  return source.replace(/^https?:\/\/[^/]+(?=\/assets\/)/, '')
}

function editVariants(
  file: ProductDraft,
  { detail, exported, columns }: EditedProduct,
  images: Product['images'],
): Variant[] {
  const changes = listVariantChanges(detail.currency)
  const rows = new Map(file.variants.map((row) => [findVariant(row, exported.variants), row]))
  const retained = detail.product.variants.map((variant, index) => {
    const known = exported.variants[index]
    const row = rows.get(known)
    const image = detail.product.images[variant.imageIndex ?? -1]
    const imageIndex = images.findIndex(({ id }) => id === image?.id)
    const edited = { ...variant, imageIndex: imageIndex < 0 ? null : imageIndex }
    if (!row || !known) return edited
    const isNewStock = columns.has('stock') && isCounted(row, known)
    const stock = isNewStock ? toStock(variant, row) : variant.stock
    return { ...edited, ...pickChanges(changes, row, { exported: known, columns }), stock }
  })
  const added = file.variants.filter((row) => !findVariant(row, exported.variants))
  return [...retained, ...added.map((row) => toNewVariant(row, detail.currency))]
}

/** Finds the variant of a row: by its ID, else by its SKU, else by its options. */
function findVariant(row: VariantDraft, variants: readonly VariantDraft[]) {
  return (
    variants.find(({ key }) => key === row.key) ??
    variants.find(({ sku }) => sku !== null && sku === row.sku) ??
    variants.find(({ optionValues }) => isDeepStrictEqual(optionValues, row.optionValues))
  )
}

/** Returns whether a file sets a stock: what it has as exported, or as the shop has it now, stays the shop's own. */
function isCounted({ stock, exportedStock }: VariantDraft, now: VariantDraft): boolean {
  return !isDeepStrictEqual(stock, exportedStock) && !isDeepStrictEqual(stock, now.stock)
}

function toStock({ stock: saved }: Variant, { stock }: VariantDraft): Variant['stock'] {
  if (stock.unlimited) return { ...saved, unlimited: true }
  return { ...saved, unlimited: false, onHand: stock.onHand }
}

function toNewVariant(row: VariantDraft, currency: Currency): Variant {
  const { sku, optionValues, priceMinor, onSale, barcode, stock } = row
  const { weightGrams, lengthMm, widthMm, heightMm } = row
  return {
    sku,
    optionValues: [...optionValues],
    priceCents: toCents({ minor: priceMinor, currency }),
    salePriceCents: toSaleCents(row, currency),
    ...{ onSale, saleStartsAt: null, saleEndsAt: null },
    ...{ weightGrams, lengthMm, widthMm, heightMm, barcode },
    imageIndex: null,
    stock: stock.unlimited
      ? { unlimited: true, backorder: false }
      : { unlimited: false, backorder: stock.backorder, onHand: stock.onHand },
  }
}
