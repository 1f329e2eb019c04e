import type { BodyInput, ProductDetail, Routes } from '@vitrine/contract'
import type { Currency } from '@vitrine/model'
import { formatLocalTime } from './local-time.ts'
import { getOptions } from './list-options.ts'
import { toSentTranslation, toTranslationValues, type TranslationValues } from './translations.ts'

/** An image of a product in its form. */
export interface ImageValues {
  /** The identity within the form. */
  readonly key: string
  /** Undefined for an image that is not saved yet. */
  readonly id?: string | undefined
  readonly assetId: string | null
  readonly alt: string
  /** Null while an imported file has not been fetched. */
  readonly url: string | null
}

/** A custom field of a product in its form. */
export interface CustomFieldValues {
  /** The identity within the form. */
  readonly key: string
  readonly name: string
  readonly value: string
}

/** The cells of a variant that are typed. */
export type VariantCell = 'sku' | 'priceCents' | 'salePriceCents' | 'onHand'

/** A variant of a product in its form. Amounts are hundredths of the currency. */
export interface VariantValues {
  readonly key: string
  readonly id?: string | undefined
  readonly sku: string
  readonly optionValues: readonly string[]
  /** Null while none is entered. */
  readonly priceCents: number | null
  readonly salePriceCents: number | null
  readonly onSale: boolean
  /** The times of the sale in the time zone of the site, such as `2026-12-24T09:00`; empty for open ones. */
  readonly saleStartsAt: string
  readonly saleEndsAt: string
  readonly weightGrams: number | null
  readonly lengthMm: number | null
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly barcode: string
  /** The key of the image that shows it. */
  readonly imageKey: string | null
  readonly unlimited: boolean
  readonly backorder: boolean
  readonly onHand: number | null
  /** The stock that the server had; a different one is sent as a count. */
  readonly savedOnHand: number | null
  readonly committed: number
  readonly available: number
  /** The texts that were typed and are no values, by cell. */
  readonly invalid?: Readonly<Partial<Record<VariantCell, string>>>
}

/** The values of the form of a product. */
export interface ProductValues {
  readonly title: string
  readonly productType: ProductDetail['product']['productType']
  readonly status: ProductDetail['product']['status']
  /** The time at which a scheduled product becomes active, in the time zone of the site: `2026-12-24T09:00`. */
  readonly publishAt: string
  readonly urlId: string
  /** HTML, as `excerpt`. */
  readonly body: string
  readonly excerpt: string
  readonly tags: readonly string[]
  /** Paths of names from the top, joined by ` / `. */
  readonly categories: readonly string[]
  readonly optionNames: readonly string[]
  readonly featured: boolean
  readonly customAddButtonText: string
  readonly expressCheckout: boolean
  /** The form that visitors fill in first; null for none. */
  readonly formId: string | null
  /** The terms of a product that is sold as a subscription; null for one that is sold once. */
  readonly subscriptionPlan: ProductDetail['product']['subscriptionPlan']
  /** The tax class; null for Standard. */
  readonly taxClass: string | null
  /** Null for no notice. */
  readonly lowStockAt: number | null
  readonly ignoresLowStock: boolean
  /** The products that the owner has picked to stand beside it, in their order. */
  readonly related: readonly ProductDetail['relatedProducts'][number][]
  /** The custom fields in their order. */
  readonly customFields: readonly CustomFieldValues[]
  readonly seoTitle: string
  readonly seoDescription: string
  /** The texts in other languages. */
  readonly translations: readonly TranslationValues[]
  readonly images: readonly ImageValues[]
  readonly variants: readonly VariantValues[]
}

type SentProduct = BodyInput<Routes['createProduct']>['product']
type SavedVariant = ProductDetail['product']['variants'][number]

const CATEGORY_SEPARATOR = ' / '

let serial = 0

/** Returns a key that no other row of a form has. */
export function newKey(): string {
  serial += 1
  return `new-${serial}`
}

/** Creates a variant without price and stock. */
export function newVariant(optionValues: readonly string[] = []): VariantValues {
  return {
    key: newKey(),
    sku: '',
    optionValues,
    priceCents: null,
    salePriceCents: null,
    onSale: false,
    saleStartsAt: '',
    saleEndsAt: '',
    weightGrams: null,
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    barcode: '',
    imageKey: null,
    unlimited: false,
    backorder: false,
    onHand: 0,
    savedOnHand: null,
    committed: 0,
    available: 0,
  }
}

/** Converts a saved product to the values of its form; times are shown in the time zone of the site. */
export function toProductValues(detail: ProductDetail, timeZone: string): ProductValues {
  const { product, imageUrls } = detail
  const images = product.images.map(({ id = newKey(), assetId, alt }, index) => {
    const url = imageUrls[index] ?? null
    return { key: id, id, assetId, alt, url }
  })
  return {
    title: product.title,
    productType: product.productType,
    status: product.status,
    publishAt: product.publishAt === null ? '' : formatLocalTime(product.publishAt, timeZone),
    urlId: product.urlId ?? '',
    body: product.body,
    excerpt: product.excerpt,
    tags: product.tags,
    categories: product.categories.map((path) => path.join(CATEGORY_SEPARATOR)),
    optionNames: product.optionNames,
    featured: product.featured,
    customAddButtonText: product.customAddButtonText ?? '',
    expressCheckout: product.expressCheckout,
    taxClass: product.taxClass,
    lowStockAt: product.lowStockAt,
    ignoresLowStock: product.ignoresLowStock,
    formId: product.formId,
    subscriptionPlan: product.subscriptionPlan,
    related: detail.relatedProducts,
    customFields: product.customFields.map((field) => ({ ...field, key: newKey() })),
    seoTitle: product.seoTitle ?? '',
    seoDescription: product.seoDescription ?? '',
    translations: (product.translations ?? []).map(toTranslationValues),
    images,
    variants: product.variants.map((variant) =>
      toVariantValues(variant, detail, { images, timeZone }),
    ),
  }
}

function toVariantValues(
  { id = newKey(), sku, barcode, imageIndex, stock, ...fields }: SavedVariant,
  { inventory }: ProductDetail,
  { images, timeZone }: { readonly images: readonly ImageValues[]; readonly timeZone: string },
): VariantValues {
  const counted = inventory.find(({ variantId }) => variantId === id)
  const onHand = counted?.onHand ?? null
  const toLocal = (time: string | null) => (time === null ? '' : formatLocalTime(time, timeZone))
  return {
    ...fields,
    saleStartsAt: toLocal(fields.saleStartsAt),
    saleEndsAt: toLocal(fields.saleEndsAt),
    key: id,
    id,
    sku: sku ?? '',
    barcode: barcode ?? '',
    imageKey: imageIndex === null ? null : (images[imageIndex]?.key ?? null),
    unlimited: stock.unlimited,
    backorder: stock.backorder,
    onHand,
    savedOnHand: onHand,
    committed: counted?.committed ?? 0,
    available: counted?.available ?? 0,
  }
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** Converts the values of the form to what is sent. Stock is sent only where it was changed. */
export function toSentProduct(values: ProductValues): SentProduct {
  const { urlId, customAddButtonText, seoTitle, seoDescription, publishAt, related, ...rest } =
    values
  const { images, variants, categories, tags, optionNames, customFields, status, ...other } = rest
  const { translations, ...fields } = other
  const options = getOptions({ optionNames, variants })
  return {
    ...fields,
    status,
    ...(orNull(urlId) !== null && { urlId }),
    publishAt: status === 'scheduled' ? orNull(publishAt) : null,
    customAddButtonText: orNull(customAddButtonText),
    seoTitle: orNull(seoTitle),
    seoDescription: orNull(seoDescription),
    relatedIds: related.map(({ id }) => id),
    // A row that was added and not filled in is none.
    customFields: customFields
      .filter((field) => field.name.trim() !== '' || field.value.trim() !== '')
      .map(({ name, value }) => ({ name, value })),
    tags: [...tags],
    optionNames: [...optionNames],
    categories: categories.map((path) => path.split('/').map((name) => name.trim())),
    translations: translations.map((each) => toSentTranslation(each, options)),
    images: images.map(({ id, assetId, alt }) => ({
      ...(id !== undefined && { id }),
      assetId,
      alt,
    })),
    variants: variants.map((variant) => toSentVariant(variant, images)),
  }
}

function toSentVariant(
  variant: VariantValues,
  images: readonly ImageValues[],
): SentProduct['variants'][number] {
  const { id, sku, optionValues, priceCents, onHand, savedOnHand, unlimited, backorder } = variant
  const imageIndex = images.findIndex(({ key }) => key === variant.imageKey)
  const isOnSale = variant.onSale && variant.salePriceCents !== null
  const isCounted = onHand !== null && onHand !== savedOnHand && !unlimited
  return {
    ...(id !== undefined && { id }),
    sku: orNull(sku),
    optionValues: [...optionValues],
    priceCents: priceCents ?? 0,
    salePriceCents: variant.salePriceCents,
    onSale: isOnSale,
    saleStartsAt: isOnSale ? orNull(variant.saleStartsAt) : null,
    saleEndsAt: isOnSale ? orNull(variant.saleEndsAt) : null,
    weightGrams: variant.weightGrams,
    lengthMm: variant.lengthMm,
    widthMm: variant.widthMm,
    heightMm: variant.heightMm,
    barcode: orNull(variant.barcode),
    imageIndex: imageIndex === -1 ? null : imageIndex,
    stock: { unlimited, backorder, ...(isCounted && { onHand }) },
  }
}

/** Returns the name of a variant: its option values, or its SKU. */
export function getVariantName({ optionValues, sku }: VariantValues): string {
  return optionValues.join(' / ') || sku
}

/** The currency and language in which amounts are typed. */
export interface AmountFormat {
  readonly currency: Currency
  readonly locale: string
}
