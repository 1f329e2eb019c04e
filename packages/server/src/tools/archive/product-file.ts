import { productTypeCodes } from '@vitrine/model'
import {
  omitInitialFields,
  productFields,
  toShopType,
  variantFields,
  type StoredCollection,
  type StoredProduct,
} from '../../commerce/catalog/index.ts'
import type { CollectionsFile, ProductFile } from './shop-format.ts'

interface Root {
  readonly collectionId: string
  readonly id: string
  readonly displayName: string
}

export function toCollectionsFile(
  collections: readonly StoredCollection[],
  roots: readonly Root[],
): CollectionsFile {
  const rootByCollection = new Map(roots.map(({ collectionId, ...root }) => [collectionId, root]))
  return collections.map(({ categories, type: _type, ...row }) => ({
    ...row,
    root: rootByCollection.get(row.id),
    type: PRODUCT_COLLECTION,
    categories: categories.map(({ collectionId: _collectionId, names, ...category }) => ({
      ...category,
      ...(names.length > 0 && { names: [...names] }),
    })),
  }))
}

/** The only type of a shop's collections, which a CHECK of the table enforces. */
const PRODUCT_COLLECTION = 13

export function fromCollectionsFile(file: CollectionsFile): readonly StoredCollection[] {
  return file.map(({ root: _root, ...row }) => ({
    ...row,
    categories: row.categories.map(({ names = [], ...category }) => ({
      ...category,
      names,
      collectionId: row.id,
    })),
  }))
}

export function getRoots(file: CollectionsFile): readonly Root[] {
  return file.flatMap(({ id: collectionId, root }) => (root ? [{ ...root, collectionId }] : []))
}

/** Converts a product to its file; amounts become digits of minor units. */
export function toProductFile(product: StoredProduct, currency: ProductFile['currency']): object {
  const { type: code, createdAt, updatedAt, variants, texts, ...row } = product
  return omitInitialFields(productFields, {
    ...row,
    // Access to a member area is stored with the area, in site.json.
    type: toShopType(code),
    currency,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...(texts.length > 0 && { texts: texts.map(toTextsFile) }),
    variants: variants.map((variant) => omitInitialFields(variantFields, toVariantFile(variant))),
  })
}

function toTextsFile({ locale, options, ...texts }: StoredProduct['texts'][number]) {
  const given = Object.entries(texts).filter(([, text]) => text !== null)
  return { locale, ...Object.fromEntries(given), ...(options.length > 0 && { options }) }
}

function toVariantFile(
  variant: StoredProduct['variants'][number],
): ProductFile['variants'][number] {
  const { displayIndex: _index, unlimited, backorder, onHand, prices, ...rest } = variant
  const { committed: _orders, ...row } = rest
  return {
    ...row,
    ...toDigits(row),
    ...(prices.length > 0 && {
      prices: prices.map((price) => ({ ...price, ...toDigits(price) })),
    }),
    stock: { unlimited, backorder, ...(!unlimited && { onHand: Number(onHand) }) },
  }
}

/** Converts the file of a product back to the product. */
export function fromProductFile({
  currency: _currency,
  texts = [],
  ...file
}: ProductFile): StoredProduct {
  return {
    ...file,
    texts,
    type: productTypeCodes[file.type],
    createdAt: new Date(file.createdAt),
    updatedAt: new Date(file.updatedAt),
    variants: file.variants.map(({ stock, prices = [], ...row }, displayIndex) => ({
      ...row,
      displayIndex,
      ...toAmounts(row),
      prices: prices.map((price) => ({ ...price, ...toAmounts(price) })),
      unlimited: stock.unlimited,
      backorder: stock.backorder,
      onHand: BigInt(stock.onHand ?? 0),
      committed: 0n,
    })),
  }
}

interface Amounts<Amount> {
  readonly priceMinor: Amount
  readonly salePriceMinor: Amount | null
}

function toDigits({ priceMinor, salePriceMinor }: Amounts<bigint>): Amounts<string> {
  return {
    priceMinor: String(priceMinor),
    salePriceMinor: salePriceMinor === null ? null : String(salePriceMinor),
  }
}

function toAmounts({ priceMinor, salePriceMinor }: Amounts<string>): Amounts<bigint> {
  return {
    priceMinor: BigInt(priceMinor),
    salePriceMinor: salePriceMinor === null ? null : BigInt(salePriceMinor),
  }
}
