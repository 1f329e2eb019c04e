import type { ProductChange, ProductChangeResult } from '@vitrine/contract'
import { currencyDigits, fromCents } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { transact } from '../../platform/db/transact.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Site } from '../../platform/http/site.ts'
import {
  addCategory,
  findCategoryByPath,
  listPrices,
  loadDetails,
  removeCategory,
  touchProduct,
  updatePrices,
  updateTags,
} from './bulk-store.ts'
import { deleteProduct as deleteProductRow } from './deletion-store.ts'
import { lockEditedProduct, updateProductStatus } from './edit-store.ts'
import { ensureCategories } from './ensure-categories.ts'
import { catalogErrors } from './errors.ts'
import { getProductState } from './product-status.ts'

type StoreSite = Pick<Site, 'id' | 'store'>
type ChangeOf<Kind extends ProductChange['kind']> = Extract<ProductChange, { kind: Kind }>

const MAX_TAGS = 1_000
const MAX_CATEGORIES = 100
const MAX_CENTS = 1_000_000_000_000

/**
 * Changes products one after the other, each in a transaction of its own, and reports each. Throws
 * `catalog.invalidProduct` for an amount that is none of the currency.
 */
export async function changeProducts(
  db: Db,
  site: StoreSite,
  { ids, change }: { readonly ids: readonly string[]; readonly change: ProductChange },
): Promise<readonly ProductChangeResult[]> {
  const { currency } = site.store
  if (change.kind === 'priceAmount' && change.cents % 10 ** (2 - currencyDigits[currency]) !== 0)
    throw catalogErrors.invalidProduct({
      errors: { 'change.cents': `This is not a whole amount of ${currency}.` },
    })
  const results: ProductChangeResult[] = []
  for (const id of new Set(ids)) results.push(await changeOne(db, site, id, change))
  return results
}

/** Deletes a product. Throws `catalog.unknownProduct`. */
export async function deleteProduct(db: Db, siteId: string, id: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await lockEditedProduct(tx, siteId, id))) throw catalogErrors.unknownProduct()
    await deleteProductRow(tx, siteId, id)
  })
}

async function changeOne(
  db: Db,
  site: StoreSite,
  id: string,
  change: ProductChange,
): Promise<ProductChangeResult> {
  try {
    const isChanged = await transact(db, async (tx) => {
      const saved = await lockEditedProduct(tx, site.id, id)
      if (!saved) throw catalogErrors.unknownProduct()
      return applyChange(tx, site, { id, ...saved }, change)
    })
    return { id, outcome: isChanged ? 'changed' : 'unchanged', message: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { id, outcome: 'failed', message: error.message }
  }
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockEditedProduct>>> & { readonly id: string }

/** Applies a change to a locked product. Resolves to whether it changed anything. */
async function applyChange(
  tx: Db,
  site: StoreSite,
  saved: Locked,
  change: ProductChange,
): Promise<boolean> {
  switch (change.kind) {
    case 'status':
      return applyStatus(tx, site.id, saved, change)
    case 'delete':
      await deleteProductRow(tx, site.id, saved.id)
      return true
    case 'addCategory':
    case 'removeCategory':
      return applyCategory(tx, site.id, saved.id, change)
    case 'addTag':
    case 'removeTag':
      return applyTag(tx, site.id, saved.id, change)
    case 'pricePercent':
    case 'priceAmount':
      return applyPrice(tx, site, saved.id, change)
  }
}

async function applyStatus(
  tx: Db,
  siteId: string,
  saved: Locked,
  { status }: ChangeOf<'status'>,
): Promise<boolean> {
  if (getProductState(saved).status === status) return false
  await updateProductStatus(tx, siteId, { id: saved.id, status, publishAt: null })
  return true
}

async function applyCategory(
  tx: Db,
  siteId: string,
  id: string,
  { kind, path }: ChangeOf<'addCategory' | 'removeCategory'>,
): Promise<boolean> {
  const names = path.map((each) => each.trim())
  const { collectionId, categoryIds } = await loadDetails(tx, siteId, id)
  const found = await findCategoryByPath(tx, siteId, collectionId, names)
  const has = found !== undefined && categoryIds.includes(found)
  if (has === (kind === 'addCategory')) return false
  if (kind === 'removeCategory') {
    if (found !== undefined) await removeCategory(tx, siteId, id, found)
  } else {
    if (categoryIds.length >= MAX_CATEGORIES) throw catalogErrors.tooManyTags()
    const { ids } = await ensureCategories(tx, siteId, { collectionId, categories: [names] })
    for (const categoryId of ids) await addCategory(tx, siteId, id, categoryId)
  }
  await touchProduct(tx, siteId, id)
  return true
}

async function applyTag(
  tx: Db,
  siteId: string,
  id: string,
  { kind, tag }: ChangeOf<'addTag' | 'removeTag'>,
): Promise<boolean> {
  const name = tag.trim()
  const { tags } = await loadDetails(tx, siteId, id)
  if (tags.includes(name) === (kind === 'addTag')) return false
  if (kind === 'addTag' && tags.length >= MAX_TAGS) throw catalogErrors.tooManyTags()
  const others = tags.filter((each) => each !== name)
  await updateTags(tx, siteId, id, kind === 'addTag' ? [...others, name] : others)
  return true
}

async function applyPrice(
  tx: Db,
  { id: siteId, store: { currency } }: StoreSite,
  id: string,
  change: ChangeOf<'pricePercent' | 'priceAmount'>,
): Promise<boolean> {
  const prices = await listPrices(tx, siteId, id)
  const changed = prices.map(({ id: variantId, priceMinor }) => ({
    id: variantId,
    priceMinor:
      change.kind === 'priceAmount'
        ? priceMinor + fromCents(change.cents, currency).minor
        : addPercent(priceMinor, change.percent),
  }))
  const max = fromCents(MAX_CENTS, currency).minor
  if (changed.some(({ priceMinor }) => priceMinor < 0n || priceMinor > max))
    throw catalogErrors.unchangeablePrice()
  if (changed.every(({ priceMinor }, index) => priceMinor === prices[index]?.priceMinor))
    return false
  await updatePrices(tx, siteId, changed)
  await touchProduct(tx, siteId, id)
  return true
}

/** Adds percent with up to two decimals to an amount, rounded half up. */
export function addPercent(minor: bigint, percent: number): bigint {
  const factor = 10_000n + BigInt(Math.round(percent * 100))
  return (minor * factor + 5_000n) / 10_000n
}
