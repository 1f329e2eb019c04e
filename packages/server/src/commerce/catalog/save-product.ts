import { randomInt } from 'node:crypto'
import { isStockUnlimited, productTypeCodes } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import { emitProductMoved } from './emit-moved.ts'
import { ensureCategories } from './ensure-categories.ts'
import { moveStock } from './move-stock.ts'
import { completeFields, productFields, sourceFields } from './product-fields.ts'
import type { ImageInput, ProductInput, SavedProduct, VariantInput } from './product-input.ts'
import {
  putCategoriesOfProduct,
  putImages,
  putProduct,
  putStock,
  putVariants,
  lockSavedProduct,
  listSimilarUrlIds,
} from './save-store.ts'
import { saveTexts } from './texts/save-texts.ts'

/**
 * Creates a product, or updates the one with this `id` or `sourceKey`, in one transaction (or within that of
 * `db`). Variants with the same SKU keep their ids and stock, images with the same source their ids. Others
 * are deleted, together with their cart entries.
 */
export async function saveProduct(
  db: Db,
  siteId: string,
  input: ProductInput,
): Promise<SavedProduct> {
  return transact(db, async (tx) => {
    const saved = await lockSavedProduct(tx, siteId, input)
    const id = saved?.id ?? input.id ?? newId()
    const urlId = await findFreeUrlId(tx, siteId, { ...input, id })
    await putProduct(tx, siteId, toProductRow(input, { id, urlId }))
    const { collectionId } = input
    if (saved)
      await emitProductMoved(tx, siteId, { id, before: saved, after: { collectionId, urlId } })

    const images = toImageRows(input.images ?? [], saved?.images ?? [])
    await putImages(tx, siteId, id, images)

    const named = assignVariantIds(input.variants, saved?.variants ?? [])
    const variants = named.map((variant, displayIndex) => {
      const { stock: _stock, imageIndex, optionValues = [], ...facts } = variant
      const imageId = images[imageIndex ?? -1]?.id ?? null
      return { ...facts, optionValues: [...optionValues], imageId, displayIndex }
    })
    await putVariants(tx, siteId, id, variants)

    const unlimited = isStockUnlimited(input.type)
    const stocks = named.map(({ id: variantId, stock }) => ({
      variantId,
      unlimited: unlimited || (stock.unlimited ?? false),
      backorder: stock.backorder ?? false,
    }))
    await putStock(tx, siteId, stocks)
    const counted = named.filter((_, index) => stocks[index]?.unlimited === false)
    const moves = counted.flatMap(({ id: variantId, stock }) =>
      (stock.moves ?? []).map((move) => ({ ...move, variantId })),
    )
    await moveStock(tx, siteId, moves)

    const categories = await ensureCategories(tx, siteId, input)
    await putCategoriesOfProduct(tx, siteId, id, categories.ids)
    if (input.texts)
      await saveTexts(tx, siteId, {
        productId: id,
        texts: input.texts,
        categoryIds: categories.byPath,
      })
    return { id, urlId, created: !saved, variants: named.map(({ id, sku }) => ({ id, sku })) }
  })
}

function toProductRow(
  input: ProductInput,
  { id, urlId }: { readonly id: string; readonly urlId: string },
) {
  return {
    id,
    urlId,
    collectionId: input.collectionId,
    type: productTypeCodes[input.type],
    title: input.title,
    ...completeFields(productFields, input),
    ...completeFields(sourceFields, input),
  }
}

async function findFreeUrlId(
  db: Db,
  siteId: string,
  product: { readonly id: string; readonly collectionId: string; readonly urlId: string },
): Promise<string> {
  const taken = new Set(await listSimilarUrlIds(db, siteId, product))
  for (let n = 1; ; n++) {
    const urlId = n === 1 ? product.urlId : `${product.urlId}-${n}`
    if (!taken.has(urlId)) return urlId
  }
}

function toImageRows(
  images: readonly ImageInput[],
  saved: readonly { readonly id: string; readonly source: string }[],
) {
  const left = [...saved]
  return images.map(({ source, alt = '', assetId = null }, displayIndex) => {
    const index = left.findIndex((image) => image.source === source)
    const [known] = index < 0 ? [] : left.splice(index, 1)
    return { id: known?.id ?? newId(), source, alt, assetId, displayIndex }
  })
}

interface KnownVariant {
  readonly id: string
  readonly sku: string
  readonly optionValues: readonly string[]
  readonly saleStartsAt: string | null
  readonly saleEndsAt: string | null
}

/** Returns the variants with their known ids and times of sales, and with a SKU if they have none. */
function assignVariantIds(variants: readonly VariantInput[], saved: readonly KnownVariant[]) {
  const byId = new Map(saved.map((variant) => [variant.id, variant]))
  const ids = new Set(variants.map(({ id }) => id))
  // A variant that an input names by its id is no other input's, whatever SKU it had.
  const others = saved.filter(({ id }) => !ids.has(id))
  const bySku = new Map(others.map((variant) => [variant.sku, variant]))
  const key = (values: readonly string[] = []) => JSON.stringify(values)
  const byOptions = new Map(others.map((variant) => [key(variant.optionValues), variant]))
  const named = new Set(variants.map(({ sku }) => sku))
  return variants.map((variant) => {
    const alike = byOptions.get(key(variant.optionValues))
    // A saved variant that another input names by its SKU is not this one as well.
    const unnamed = alike && !named.has(alike.sku) ? alike : undefined
    const bySkuOrOptions = variant.sku === null ? unnamed : bySku.get(variant.sku)
    const known = variant.id === undefined ? bySkuOrOptions : byId.get(variant.id)
    const sku = variant.sku ?? known?.sku ?? createSku()
    const isReordered = known !== undefined && (known !== alike || known.sku !== sku)
    const sale = (variant.salePriceMinor ?? null) === null ? undefined : known
    const { saleStartsAt = sale?.saleStartsAt, saleEndsAt = sale?.saleEndsAt } = variant
    return { ...variant, saleStartsAt, saleEndsAt, id: known?.id ?? newId(), sku, isReordered }
  })
}

/** Creates an SKU for a variant without one: "SQ" and seven digits. @see compat §5 */
function createSku(): string {
  return `SQ${randomInt(1_000_000, 10_000_000)}`
}
