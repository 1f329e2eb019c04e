import { productTypeCodes } from '@vitrine/model'
import {
  shopTypeOf,
  type WholeCollection,
  type WholeProduct,
} from '../../commerce/catalog/index.ts'
import type { CollectionsFile, ProductFile } from './shop-format.ts'

interface Root {
  readonly collectionId: string
  readonly id: string
  readonly displayName: string
}

export function collectionsFile(
  collections: readonly WholeCollection[],
  roots: readonly Root[],
): CollectionsFile {
  const rootOf = new Map(roots.map(({ collectionId, ...root }) => [collectionId, root]))
  return collections.map(({ categories, type: _products, ...row }) => ({
    ...row,
    root: rootOf.get(row.id),
    type: productsCode,
    categories: categories.map(({ collectionId: _its, ...category }) => category),
  }))
}

/** The only type that a collection of the shop can have: its table checks that. */
const productsCode = 13

export function restoredCollections(file: CollectionsFile): readonly WholeCollection[] {
  return file.map(({ root: _root, ...row }) => ({
    ...row,
    categories: row.categories.map((category) => ({ ...category, collectionId: row.id })),
  }))
}

export function restoredRoots(file: CollectionsFile): readonly Root[] {
  return file.flatMap(({ id: collectionId, root }) => (root ? [{ ...root, collectionId }] : []))
}

/** A product as its file has it, amounts as digits of minor units. */
export function productFile(whole: WholeProduct, currency: ProductFile['currency']): ProductFile {
  const { type: code, createdAt, updatedAt, variants, ...row } = whole
  // Access to a member area goes with the area, in site.json.
  const type = shopTypeOf(code)
  return {
    ...row,
    type,
    currency,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    variants: variants.map(variantOf),
  }
}

function variantOf(given: WholeProduct['variants'][number]): ProductFile['variants'][number] {
  const { displayIndex: _order, unlimited, backorder, onHand, committed: _orders, ...row } = given
  return {
    ...row,
    priceMinor: String(row.priceMinor),
    salePriceMinor: row.salePriceMinor === null ? null : String(row.salePriceMinor),
    stock: { unlimited, backorder, ...(!unlimited && { onHand: Number(onHand) }) },
  }
}

export function restoredProduct({ currency: _shops, ...file }: ProductFile): WholeProduct {
  return {
    ...file,
    type: productTypeCodes[file.type],
    createdAt: new Date(file.createdAt),
    updatedAt: new Date(file.updatedAt),
    variants: file.variants.map(({ stock, ...row }, displayIndex) => ({
      ...row,
      displayIndex,
      priceMinor: BigInt(row.priceMinor),
      salePriceMinor: row.salePriceMinor === null ? null : BigInt(row.salePriceMinor),
      unlimited: stock.unlimited,
      backorder: stock.backorder,
      onHand: BigInt(stock.onHand ?? 0),
      committed: 0n,
    })),
  }
}
