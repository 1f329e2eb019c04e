import { isStockUnlimited, productTypeOf } from '@vitrine/model'
import { areaUrl, optionsOf, productUrl } from '../catalog/index.ts'
import { assetUrl } from '../../platform/files/asset-url.ts'
import type { Cart, CartLine, Donation, LineImage } from './cart.ts'

/** What `cart_json` answers. Amounts in it are numbers, exact within the bounds of `minor`. */
export interface CartRow {
  readonly id: string
  readonly version: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly lines: readonly LineRow[]
  /** Answers to changes leave it out: what is changed is no donation. */
  readonly donation?: (Omit<Donation, 'amountMinor'> & { readonly amountMinor: number }) | null
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
  readonly priceMinor: number
  readonly salePriceMinor: number | null
  readonly onSale: boolean
  readonly unlimited: boolean
  readonly available: number
  readonly image: ImageRow | null
}

interface ImageRow {
  readonly fileKey: string
  readonly contentType: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly colorData: Readonly<Record<string, string>>
}

export function cartOf({ id, version, createdAt, lines, donation }: CartRow): Cart {
  return {
    id,
    version,
    createdAtMs: Date.parse(createdAt),
    lines: lines.map(lineOf),
    ...(donation && { donation: { ...donation, amountMinor: BigInt(donation.amountMinor) } }),
  }
}

function lineOf(row: LineRow): CartLine {
  const type = productTypeOf(row.type)
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
    url: type === 'paywall' ? areaUrl(row.urlId) : productUrl(row.collectionUrlId, row.urlId),
    memberAreaId: type === 'paywall' ? row.urlId : null,
    isSold: row.isSold,
    sku: row.sku,
    options: optionsOf(row.optionNames, row.optionValues),
    priceMinor,
    salePriceMinor,
    onSale: row.onSale,
    unitPriceMinor: row.onSale ? (salePriceMinor ?? priceMinor) : priceMinor,
    unlimited: row.isSold && (isStockUnlimited(type) || row.unlimited),
    available: row.isSold ? Math.max(0, row.available) : 0,
    image: row.image && imageOf(row.image),
  }
}

function imageOf(row: ImageRow): LineImage {
  const { alt, width, height, colorData } = row
  return {
    url: assetUrl(row),
    alt,
    width,
    height,
    placeholderColor: colorData['centerAverage'] ?? null,
  }
}
