import type { TypedAddress } from '@vitrine/model'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { savedAddress } from './tables.ts'

/** An address that a visitor saved in the account. */
export interface SavedAddress {
  readonly id: string
  readonly address: TypedAddress
  readonly isDefault: boolean
}

/** The account that the addresses belong to. Every statement names it: an id alone finds nothing. */
export interface AddressOwner {
  readonly siteId: string
  readonly siteUserId: string
}

/** Lists the addresses of an account, the default one first, then the others as they were saved. */
export async function listAddresses(db: Db, owner: AddressOwner): Promise<readonly SavedAddress[]> {
  return db
    .select({
      id: savedAddress.id,
      address: savedAddress.address,
      isDefault: savedAddress.isDefault,
    })
    .from(savedAddress)
    .where(isOwned(owner))
    .orderBy(desc(savedAddress.isDefault), asc(savedAddress.createdAt), asc(savedAddress.id))
}

/** Locks an account, so that two requests do not save one address too many. Resolves to false if it is gone. */
export async function lockAddresses(tx: Db, owner: AddressOwner): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select id from site_user where site_id = ${owner.siteId} and id = ${owner.siteUserId}
    for no key update
  `)
  return rows.length > 0
}

export async function insertAddress(tx: Db, owner: AddressOwner, row: SavedAddress): Promise<void> {
  await tx.insert(savedAddress).values({ ...row, ...owner })
}

/** Changes an address; resolves to false if the account has none with this id. */
export async function updateAddress(
  tx: Db,
  owner: AddressOwner,
  { id, address }: Pick<SavedAddress, 'id' | 'address'>,
): Promise<boolean> {
  const changed = await tx
    .update(savedAddress)
    .set({ address })
    .where(and(isOwned(owner), eq(savedAddress.id, id)))
    .returning({ id: savedAddress.id })
  return changed.length > 0
}

/** Deletes an address; resolves to false if the account has none with this id. */
export async function deleteAddress(tx: Db, owner: AddressOwner, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedAddress)
    .where(and(isOwned(owner), eq(savedAddress.id, id)))
    .returning({ id: savedAddress.id })
  return gone.length > 0
}

/** Makes one address the default, and no other. */
export async function setDefaultAddress(tx: Db, owner: AddressOwner, id: string): Promise<void> {
  const isOther = sql`${savedAddress.id} <> ${id}`
  // The old one first: an account has one default at any time.
  await tx
    .update(savedAddress)
    .set({ isDefault: false })
    .where(and(isOwned(owner), isOther))
  await tx
    .update(savedAddress)
    .set({ isDefault: true })
    .where(and(isOwned(owner), eq(savedAddress.id, id)))
}

function isOwned({ siteId, siteUserId }: AddressOwner) {
  return and(eq(savedAddress.siteId, siteId), eq(savedAddress.siteUserId, siteUserId))
}
