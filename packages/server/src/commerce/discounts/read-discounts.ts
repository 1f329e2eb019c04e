import type {
  Discount,
  DiscountDetail,
  listDiscounts as route,
  Query,
  Reply,
} from '@vitrine/contract'
import { type Currency, toCents, toWireMoney } from '@vitrine/model'
import { listCategories } from '../catalog/index.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { discountErrors } from './errors.ts'
import {
  findDiscount,
  type ListedDiscount,
  listDiscountRows,
  loadProductTitles,
  loadSums,
} from './list-store.ts'

/** The site of a discount. */
export type DiscountSite = Pick<Site, 'id' | 'store' | 'timeZone'>

/** Lists the discounts of a site, and counts those in each state. */
export async function listDiscounts(
  db: Db,
  site: DiscountSite,
  { search = '', state, sort }: Query<typeof route>,
): Promise<Reply<typeof route>> {
  const rows = await listDiscountRows(db, site, { search: search.trim(), sort })
  const count = (wanted: Discount['state']) => rows.filter((row) => row.state === wanted).length
  return {
    discounts: rows
      .filter((row) => state === undefined || row.state === state)
      .map((row) => toDiscount(row, site.store.currency)),
    counts: {
      all: rows.length,
      active: count('active'),
      scheduled: count('scheduled'),
      expired: count('expired'),
      'used-up': count('used-up'),
      off: count('off'),
    },
  }
}

/** Loads a discount. Throws `discounts.unknown`. */
export async function loadDiscount(
  db: Db,
  site: DiscountSite,
  id: string,
): Promise<DiscountDetail> {
  const row = await findDiscount(db, site, id)
  if (!row) throw discountErrors.unknown()
  const { currency } = site.store
  const { givenMinor, soldMinor } = await loadSums(db, site.id, id)
  const categories = row.categoryIds.length > 0 ? await loadCategoryNames(db, site.id) : []
  return {
    ...toDiscount(row, currency),
    products: [...(await loadProductTitles(db, site.id, row.productIds))],
    categories: categories.filter((category) => row.categoryIds.includes(category.id)),
    given: toWireMoney({ minor: givenMinor, currency }),
    sold: toWireMoney({ minor: soldMinor, currency }),
  }
}

/** Lists the categories of a site by their full names: "Kitchen / Mugs". */
export async function loadCategoryNames(
  db: Db,
  siteId: string,
): Promise<{ id: string; name: string }[]> {
  const categories = await listCategories(db, siteId)
  const byId = new Map(categories.map((category) => [category.id, category]))
  const getName = (id: string, depth = 0): readonly string[] => {
    const category = byId.get(id)
    // The root of a store has no parent, and is no category that buyers see.
    if (!category || category.parentId === null || depth > 20) return []
    return [...getName(category.parentId, depth + 1), category.displayName]
  }
  return categories.flatMap(({ id, parentId }) =>
    parentId === null ? [] : [{ id, name: getName(id).join(' / ') }],
  )
}

function toDiscount(row: ListedDiscount, currency: Currency): Discount {
  const cents = (minor: bigint | null) => (minor === null ? null : toCents({ minor, currency }))
  const isShipping = row.lane === 'shipping'
  return {
    id: row.id,
    type: getType(row),
    code: row.code,
    title: row.title,
    percent: isShipping || row.percentMillionths === null ? null : row.percentMillionths / 10_000,
    amountCents: cents(row.amountMinor),
    appliesTo: row.appliesTo,
    productIds: [...row.productIds],
    categoryIds: [...row.categoryIds],
    buyQuantity: row.buyQuantity,
    getQuantity: row.getQuantity,
    minimumCents: cents(row.minimumMinor),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    maxUses: row.maxUses,
    maxPerCustomer: row.maxPerCustomer,
    enabled: row.enabled,
    state: row.state,
    used: row.used,
  }
}

function getType({ lane, buyQuantity, amountMinor }: ListedDiscount): Discount['type'] {
  if (lane === 'shipping') return 'free-shipping'
  if (buyQuantity !== null) return 'buy-x-get-y'
  return amountMinor === null ? 'percent' : 'amount'
}
