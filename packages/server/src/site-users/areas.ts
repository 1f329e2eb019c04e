import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { sqlStateOf } from '../db/transact.ts'
import { restrictedTo } from '../documents/index.ts'
import type { Site } from '../http/site.ts'
import type { SiteUser } from '../http/site-user-cookies.ts'
import {
  areaById,
  type AreaRow,
  deleteArea,
  dropMembership,
  putArea,
  putMembership,
  setArea,
} from './area-store.ts'
import { siteUserErrors } from './errors.ts'
import { siteUserById } from './user-store.ts'

const ALREADY_THERE = '23505'
const GONE = '23503'

/** Lets a visitor into an area that is open to everybody with an account; who is in it stays in it. */
export async function joinArea(
  db: Db,
  site: Site,
  by: SiteUser,
  areaId: string,
): Promise<SiteUser> {
  if (by.memberAreaIds.includes(areaId)) return by
  const area = await knownArea(db, site, areaId)
  if (area.joinMode !== 'free') throw siteUserErrors.areaClosed()
  await admitTo(db, site, { memberAreaId: areaId, siteUserId: by.id })
  return { ...by, memberAreaIds: [...by.memberAreaIds, areaId] }
}

export async function leaveArea(
  db: Db,
  site: Site,
  by: SiteUser,
  areaId: string,
): Promise<SiteUser> {
  await dropMembership(db, site.id, { memberAreaId: areaId, siteUserId: by.id })
  return { ...by, memberAreaIds: by.memberAreaIds.filter((id) => id !== areaId) }
}

/** Puts a visitor into an area, whatever its join mode. */
export async function addMember(
  db: Db,
  site: Site,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  await knownArea(db, site, of.memberAreaId)
  if (!(await siteUserById(db, site.id, of.siteUserId))) throw siteUserErrors.unknown()
  await admitTo(db, site, of)
}

export async function createArea(db: Db, site: Site, given: Omit<AreaRow, 'id'>) {
  const row = { id: newId(), ...given }
  await named(() => putArea(db, site.id, row))
  return { ...row, memberCount: 0 }
}

export async function changeArea(db: Db, site: Site, row: AreaRow) {
  const isThere = await named(() => setArea(db, site.id, row))
  if (!isThere) throw siteUserErrors.areaUnknown()
  return knownArea(db, site, row.id)
}

/**
 * Deletes an area that no document is for: one that were left behind would be for nobody, and nothing
 * would say why. Throws `site-users.areaInUse`, with those there are.
 */
export async function removeArea(db: Db, site: Site, id: string): Promise<void> {
  await knownArea(db, site, id)
  const documents = await restrictedTo(db, site.id, id)
  if (documents.length > 0) throw siteUserErrors.areaInUse({ details: { documents } })
  if (!(await deleteArea(db, site.id, id))) throw siteUserErrors.areaUnknown()
}

export async function knownArea(db: Db, site: Site, id: string) {
  const area = await areaById(db, site.id, id)
  if (!area) throw siteUserErrors.areaUnknown()
  return area
}

/** Area and user were there a moment ago. */
async function admitTo(
  db: Db,
  site: Site,
  of: { readonly memberAreaId: string; readonly siteUserId: string },
): Promise<void> {
  try {
    await putMembership(db, site.id, of)
  } catch (error) {
    if (sqlStateOf(error) === GONE) throw siteUserErrors.areaUnknown({ cause: error })
    throw error
  }
}

async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (sqlStateOf(error) === ALREADY_THERE) throw siteUserErrors.areaNameTaken({ cause: error })
    throw error
  }
}
