import {
  type apiChangeDiscount,
  type Body,
  createDiscount as createDiscountRoute,
  type DiscountDetail,
  type DiscountInput,
} from '@vitrine/contract'
import { type Currency, fromCents } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { getSqlState, transact } from '../../platform/db/transact.ts'
import { checkDiscount } from './check-discount.ts'
import { discountErrors } from './errors.ts'
import {
  archiveOrDeleteDiscount,
  countDiscounts,
  type DiscountRow,
  findUnknownTargets,
  hasCode,
  lockDiscount,
  setEnabled,
  upsertDiscount,
} from './edit-store.ts'
import { type DiscountSite, loadDiscount } from './read-discounts.ts'

/** The maximum number of discounts of a site, which no list or cart has to read more of. */
const MAX_DISCOUNTS = 1_000
/** The maximum number of automatic discounts, all of which every cart is checked for. */
const MAX_AUTOMATIC = 100

/** Creates a discount. Throws `discounts.invalid` with all errors, or `discounts.tooMany`. */
export async function createDiscount(
  db: Db,
  site: DiscountSite,
  input: DiscountInput,
): Promise<DiscountDetail> {
  return saveDiscount(db, site, { id: newId(), input, isNew: true })
}

/** Replaces a discount. Throws `discounts.invalid` with all errors, or `discounts.unknown`. */
export async function changeDiscount(
  db: Db,
  site: DiscountSite,
  id: string,
  input: DiscountInput,
): Promise<DiscountDetail> {
  return saveDiscount(db, site, { id, input, isNew: false })
}

/** Changes the named fields of a discount. Throws `discounts.invalid` with all errors, or `discounts.unknown`. */
export async function patchDiscount(
  db: Db,
  site: DiscountSite,
  id: string,
  changes: Body<typeof apiChangeDiscount>,
): Promise<DiscountDetail> {
  return transact(db, async (tx) => {
    await lockDiscount(tx, site.id, id)
    const saved = await loadDiscount(tx, site, id)
    // A discount without a title of its own has its code for one.
    const title = saved.title === saved.code ? '' : saved.title
    const input = createDiscountRoute.body.parse({ ...saved, title, ...changes })
    return changeDiscount(tx, site, id, input)
  })
}

/** Turns a discount on or off. Throws `discounts.unknown`. */
export async function switchDiscount(
  db: Db,
  site: DiscountSite,
  id: string,
  enabled: boolean,
): Promise<DiscountDetail> {
  if (!(await setEnabled(db, site.id, id, enabled))) throw discountErrors.unknown()
  return loadDiscount(db, site, id)
}

/** Deletes a discount; one that orders used is kept for them. Throws `discounts.unknown`. */
export async function deleteDiscount(db: Db, siteId: string, id: string): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await lockDiscount(tx, siteId, id))) throw discountErrors.unknown()
    await archiveOrDeleteDiscount(tx, siteId, id)
  })
}

async function saveDiscount(
  db: Db,
  site: DiscountSite,
  {
    id,
    input,
    isNew,
  }: { readonly id: string; readonly input: DiscountInput; readonly isNew: boolean },
): Promise<DiscountDetail> {
  const work = async (tx: Db) => {
    const before = await lockDiscount(tx, site.id, id)
    if (!isNew && !before) throw discountErrors.unknown()
    const { currency } = site.store
    const errors = checkDiscount(input, { currency, used: before?.used ?? 0 })
    if (input.code !== null && !errors['code'] && (await hasCode(tx, site.id, input.code, id)))
      errors['code'] = TAKEN
    if ((await findUnknownTargets(tx, site.id, input)).length > 0)
      errors[input.appliesTo === 'products' ? 'productIds' : 'categoryIds'] ??=
        'Something that you chose was deleted. Remove it.'
    if (Object.keys(errors).length > 0) throw discountErrors.invalid({ errors })
    if (isNew) await checkCounts(tx, site.id, input)
    await upsertDiscount(tx, site, toRow(id, input, currency))
  }
  try {
    await transact(db, work)
  } catch (error) {
    // Another discount got this code, or another order this use, in between.
    if (getSqlState(error) === '23505') throw discountErrors.invalid({ errors: { code: TAKEN } })
    throw error
  }
  return loadDiscount(db, site, id)
}

const TAKEN = 'Another discount has this code. Choose a different one.'

async function checkCounts(tx: Db, siteId: string, { code }: DiscountInput): Promise<void> {
  const { all, automatic } = await countDiscounts(tx, siteId)
  if (all >= MAX_DISCOUNTS || (code === null && automatic >= MAX_AUTOMATIC))
    throw discountErrors.tooMany()
}

/** Returns the columns of a discount; values that its type does not use are null. */
function toRow(id: string, input: DiscountInput, currency: Currency): DiscountRow {
  const { type, percent, code, title, appliesTo, minimumCents } = input
  const isGift = type === 'buy-x-get-y'
  const target = type === 'free-shipping' ? 'all' : appliesTo
  const lane = type === 'free-shipping' ? 'shipping' : isGift || target !== 'all' ? 'item' : 'order'
  const typed = code?.trim().toUpperCase() ?? null
  const isPercent = type === 'percent' || isGift
  return {
    id,
    code: typed,
    title: title.trim() || (typed ?? ''),
    lane,
    percentMillionths:
      type === 'amount' ? null : isPercent ? Math.round((percent ?? 0) * 10_000) : 1_000_000,
    amountMinor: type === 'amount' ? fromCents(input.amountCents ?? 0, currency).minor : null,
    appliesTo: target,
    productIds: target === 'products' ? input.productIds : [],
    categoryIds: target === 'categories' ? input.categoryIds : [],
    buyQuantity: isGift ? input.buyQuantity : null,
    getQuantity: isGift ? input.getQuantity : null,
    minimumMinor: minimumCents === null ? null : fromCents(minimumCents, currency).minor,
    startsAt: input.startsAt,
    endsAt: input.endsAt,
    maxUses: input.maxUses,
    maxPerCustomer: input.maxPerCustomer,
    enabled: input.enabled,
  }
}
