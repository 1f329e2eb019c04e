import { type CartDiscount, type FormValues, isStockUnlimited, toProductType } from '@vitrine/model'
import { getAreaUrl, getProductUrl, GIFT_CARD_FORM_ID, toOptionValues } from '../catalog/index.ts'
import { formatAssetUrl } from '../../platform/files/asset-url.ts'
import type { Cart, CartLine, CartSubscription, Donation, LineImage, LineTexts } from './cart.ts'

/** The result of `cart_json`. Amounts are numbers, exact within the bounds of `minor`. */
export interface CartRow {
  readonly id: string
  readonly version: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly lines: readonly LineRow[]
  readonly discounts: readonly DiscountRow[]
  /** Absent from the results of changes, which donations do not have. */
  readonly donation?: (Omit<Donation, 'amountMinor'> & { readonly amountMinor: number }) | null
  /** Absent from the results of changes. */
  readonly subscription?: CartSubscription | null
}

interface DiscountRow extends Omit<CartDiscount, 'amountMinor' | 'minimumMinor'> {
  readonly amountMinor: number | null
  readonly minimumMinor: number | null
}

interface LineRow {
  readonly id: string
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly fields: Readonly<Record<string, string>>
  readonly type: number
  readonly title: string
  readonly urlId: string
  readonly collectionUrlId: string
  readonly isSold: boolean
  readonly sku: string
  readonly optionNames: readonly string[]
  readonly optionValues: readonly string[]
  readonly texts: Readonly<Record<string, LineTexts>> | null
  readonly priceMinor: number
  readonly salePriceMinor: number | null
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly available: number
  readonly image: ImageRow | null
  readonly weightGrams: number | null
  readonly taxClass: string | null
  readonly formId: string | null
  readonly formValues: FormValues
  readonly needsForm: boolean
}

interface ImageRow {
  readonly fileKey: string
  readonly contentType: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly colorData: Readonly<Record<string, string>>
}

export function toCart(row: CartRow): Cart {
  const { id, version, createdAt, lines, discounts, donation, subscription } = row
  return {
    id,
    version,
    createdAtMs: Date.parse(createdAt),
    lines: lines.map(toLine),
    discounts: discounts.map(({ amountMinor, minimumMinor, ...discount }) => ({
      ...discount,
      amountMinor: amountMinor === null ? null : BigInt(amountMinor),
      minimumMinor: minimumMinor === null ? null : BigInt(minimumMinor),
    })),
    ...(donation && { donation: { ...donation, amountMinor: BigInt(donation.amountMinor) } }),
    ...(subscription && { subscription }),
  }
}

function toLine(row: LineRow): CartLine {
  const type = toProductType(row.type)
  const priceMinor = BigInt(row.priceMinor)
  const salePriceMinor = row.salePriceMinor === null ? null : BigInt(row.salePriceMinor)
  return {
    id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    quantity: row.quantity,
    fields: row.fields,
    type,
    title: row.title,
    url: type === 'paywall' ? getAreaUrl(row.urlId) : getProductUrl(row.collectionUrlId, row.urlId),
    memberAreaId: type === 'paywall' ? row.urlId : null,
    isSold: row.isSold,
    sku: row.sku,
    options: toOptionValues(row.optionNames, row.optionValues),
    texts: row.texts,
    priceMinor,
    salePriceMinor,
    onSale: row.onSale,
    unitPriceMinor: row.onSale ? (salePriceMinor ?? priceMinor) : priceMinor,
    unlimited: row.isSold && (isStockUnlimited(type) || row.unlimited),
    available: row.isSold ? Math.max(0, row.available) : 0,
    image: row.image && toImage(row.image),
    weightGrams: row.weightGrams,
    taxClass: row.taxClass,
    formId: type === 'gift-card' ? GIFT_CARD_FORM_ID : row.formId,
    formValues: row.formValues,
    needsForm: row.needsForm,
  }
}

function toImage(row: ImageRow): LineImage {
  const { alt, width, height, colorData } = row
  return {
    url: formatAssetUrl(row),
    alt,
    width,
    height,
    placeholderColor: colorData['centerAverage'] ?? null,
  }
}
