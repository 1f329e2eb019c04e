import type { LibraryFile } from '@vitrine/contract'
import { currencyDigits, isStockUnlimited } from '@vitrine/model'
import type { FieldErrors } from 'react-hook-form'
import type { Translate } from '../../../ui/i18n.ts'
import { parseAmount, parseUnits } from './amounts.ts'
import {
  type AmountFormat,
  newVariant,
  type ProductValues,
  toSentProduct,
} from './product-values.ts'

/** The values of the form of a new product. */
export interface NewProductValues {
  readonly title: string
  readonly productType: ProductValues['productType']
  readonly price: string
  /** Empty for a stock that is not counted. */
  readonly stock: string
  readonly image: LibraryFile | null
}

/** Returns the errors of a new product, by field. */
export function checkNewProduct(
  t: Translate,
  { title, price, stock, productType }: NewProductValues,
  format: AmountFormat,
): FieldErrors<NewProductValues> {
  const fail = (message: string) => ({ type: 'value', message })
  const isCounted = stock.trim() !== '' && !isStockUnlimited(productType)
  return {
    ...(title.trim() === '' && { title: fail(t('products.titleMissing')) }),
    ...(parseAmount(price, format) === undefined && {
      price: fail(describePrice(t, price, currencyDigits[format.currency])),
    }),
    ...(isCounted &&
      parseUnits(stock) === undefined && { stock: fail(t('products.notUnits', { text: stock })) }),
  }
}

function describePrice(t: Translate, text: string, digits: number): string {
  if (text.trim() === '') return t('products.priceMissing')
  return digits === 0
    ? t('products.notWholePrice', { text })
    : t('products.notPrice', { text, digits: String(digits) })
}

/** Converts the values of a new product to what is sent: a draft with one variant. */
export function toNewProduct(
  { title, productType, price, stock, image }: NewProductValues,
  format: AmountFormat,
): ReturnType<typeof toSentProduct> {
  const onHand = parseUnits(stock) ?? null
  const variant = {
    ...newVariant(),
    priceCents: parseAmount(price, format) ?? 0,
    onHand,
    unlimited: onHand === null && !isStockUnlimited(productType),
  }
  return toSentProduct({
    title,
    productType,
    status: 'draft',
    publishAt: '',
    urlId: '',
    body: '',
    excerpt: '',
    tags: [],
    categories: [],
    optionNames: [],
    featured: false,
    customAddButtonText: '',
    expressCheckout: false,
    formId: null,
    subscriptionPlan: null,
    related: [],
    customFields: [],
    translations: [],
    taxClass: null,
    lowStockAt: null,
    ignoresLowStock: false,
    seoTitle: '',
    seoDescription: '',
    images: image
      ? [{ key: 'image', assetId: image.id, alt: image.image?.altText ?? '', url: image.url }]
      : [],
    variants: [variant],
  })
}
