import { computeAddressErrors, MAX_SAVED_ADDRESSES, type TypedAddress } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { transact } from '../../platform/db/transact.ts'
import {
  type AddressOwner,
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  setDefaultAddress,
  updateAddress,
} from './store.ts'
import { isSameAddress } from './typed-address.ts'

/** The outcome of saving: `full` at the maximum number of addresses, `unknown` for an address of anyone else. */
export type SaveOutcome = 'saved' | 'invalid' | 'full' | 'unknown'

/**
 * Saves an address of an account, a new one without `id`. One that is saved already is not saved twice, and the first
 * becomes the default.
 */
export async function saveAddress(
  db: Db,
  owner: AddressOwner,
  { id, address }: { readonly id?: string | undefined; readonly address: TypedAddress },
): Promise<SaveOutcome> {
  if (Object.keys(computeAddressErrors(address)).length > 0) return 'invalid'
  return transact(db, async (tx) => {
    if (!(await lockAddresses(tx, owner))) return 'unknown'
    if (id !== undefined)
      return (await updateAddress(tx, owner, { id, address })) ? 'saved' : 'unknown'
    const saved = await listAddresses(tx, owner)
    if (saved.some((each) => isSameAddress(each.address, address))) return 'saved'
    if (saved.length >= MAX_SAVED_ADDRESSES) return 'full'
    await insertAddress(tx, owner, { id: newId(), address, isDefault: saved.length === 0 })
    return 'saved'
  })
}

/** Deletes an address; the next one becomes the default. Resolves to false if the account has none with this id. */
export async function removeAddress(db: Db, owner: AddressOwner, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockAddresses(tx, owner)
    if (!(await deleteAddress(tx, owner, id))) return false
    const [first] = await listAddresses(tx, owner)
    if (first && !first.isDefault) await setDefaultAddress(tx, owner, first.id)
    return true
  })
}

/** Makes an address the default. Resolves to false if the account has none with this id. */
export async function chooseDefaultAddress(
  db: Db,
  owner: AddressOwner,
  id: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockAddresses(tx, owner)
    const saved = await listAddresses(tx, owner)
    if (!saved.some((each) => each.id === id)) return false
    await setDefaultAddress(tx, owner, id)
    return true
  })
}
