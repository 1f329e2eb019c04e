import type { Db } from '../../../platform/db/db.ts'
import { newId } from '../../../platform/db/id.ts'
import { getSqlState } from '../../../platform/db/transact.ts'
import { findDocumentsRestrictedTo } from '../../../content/documents/index.ts'
import type { Site } from '../../../platform/http/site.ts'
import type { SiteUser } from '../../../platform/http/site-user-cookies.ts'
import { deleteProduct } from '../../../commerce/catalog/index.ts'
import { transact } from '../../../platform/db/transact.ts'
import { type AreaInput, priceArea, findAreaPrice } from './area-product.ts'
import {
  findArea,
  deleteArea,
  dropMembership,
  lockArea,
  putArea,
  putMembership,
  setArea,
} from './area-store.ts'
import { siteUserErrors } from '../errors.ts'
import { listBoughtAreas, endPurchases } from './purchase-store.ts'
import { findSiteUserById } from '../user-store.ts'

const ALREADY_THERE = '23505'
const GONE = '23503'

/** Adds a visitor to a free area; an existing membership stays. */
export async function joinArea(
  db: Db,
  site: Site,
  by: SiteUser,
  areaId: string,
): Promise<SiteUser> {
  if (by.memberAreaIds.includes(areaId)) return by
  const area = await loadArea(db, site, areaId)
  if (area.joinMode === 'purchase') throw siteUserErrors.areaSold()
  if (area.joinMode !== 'free') throw siteUserErrors.areaClosed()
  await admitMember(db, site, { memberAreaId: areaId, siteUserId: by.id })
  return { ...by, memberAreaIds: [...by.memberAreaIds, areaId] }
}

/** Removes a visitor from an area, unless they paid for it. */
export async function leaveArea(
  db: Db,
  site: Site,
  by: SiteUser,
  areaId: string,
): Promise<SiteUser> {
  const bought = await listBoughtAreas(db, site.id, by.id)
  if (bought.has(areaId)) throw siteUserErrors.areaBought()
  await dropMembership(db, site.id, { memberAreaId: areaId, siteUserId: by.id })
  return { ...by, memberAreaIds: by.memberAreaIds.filter((id) => id !== areaId) }
}

/** Puts a visitor into an area, whatever its join mode. */
export async function addMember(
  db: Db,
  site: Site,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await loadArea(db, site, of.memberAreaId)
  if (!(await findSiteUserById(db, site.id, of.siteUserId))) throw siteUserErrors.unknown()
  await admitMember(db, site, of)
}

/** Removes a member, however they joined. */
export async function removeMember(
  db: Db,
  site: Site,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await loadArea(db, site, of.memberAreaId)
  await transact(db, async (tx) => {
    await dropMembership(tx, site.id, of)
    await endPurchases(tx, site.id, of)
  })
}

export async function createArea(db: Db, site: Site, given: Omit<AreaInput, 'id'>) {
  const area = { id: newId(), ...given }
  const priceMinor = findAreaPrice(site, area)
  const { priceCents: _, ...documents } = area
  await reportConflict(() =>
    transact(db, async (tx) => {
      const productId = await priceArea(tx, site.id, { ...documents, priceMinor, productId: null })
      await putArea(tx, site.id, { ...documents, productId })
    }),
  )
  return loadArea(db, site, area.id)
}

export async function changeArea(db: Db, site: Site, area: AreaInput) {
  const priceMinor = findAreaPrice(site, area)
  const { priceCents: _, ...documents } = area
  await reportConflict(() =>
    transact(db, async (tx) => {
      const before = await lockArea(tx, site.id, area.id)
      if (!before) throw siteUserErrors.areaUnknown()
      const productId = await priceArea(tx, site.id, { ...documents, ...before, priceMinor })
      await setArea(tx, site.id, { ...documents, productId })
    }),
  )
  return loadArea(db, site, area.id)
}

/**
 * Deletes an area that no document uses: otherwise its pages would be closed to everyone without an
 * explanation. Throws `site-users.areaInUse` with the documents.
 */
export async function removeArea(db: Db, site: Site, id: string): Promise<void> {
  const { productId } = await loadArea(db, site, id)
  const documents = await findDocumentsRestrictedTo(db, site.id, id)
  if (documents.length > 0) throw siteUserErrors.areaInUse({ details: { documents } })
  await transact(db, async (tx) => {
    if (!(await deleteArea(tx, site.id, id))) throw siteUserErrors.areaUnknown()
    if (productId !== null) await deleteProduct(tx, site.id, productId)
  })
}

export async function loadArea(db: Db, site: Site, id: string) {
  const area = await findArea(db, site.id, id)
  if (!area) throw siteUserErrors.areaUnknown()
  return area
}

/** Adds a member. The area and the user existed a moment ago. */
async function admitMember(
  db: Db,
  site: Site,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  try {
    await putMembership(db, site.id, of)
  } catch (error) {
    if (getSqlState(error) === GONE) throw siteUserErrors.areaUnknown({ cause: error })
    throw error
  }
}

async function reportConflict<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (getSqlState(error) === ALREADY_THERE) throw siteUserErrors.areaNameTaken({ cause: error })
    throw error
  }
}
