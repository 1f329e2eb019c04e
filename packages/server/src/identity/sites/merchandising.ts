import { type Merchandising, merchandisingDefaults } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { changeMerchandising, siteById } from './store.ts'

export interface Preferences extends Merchandising {
  readonly multipleQuantityAllowedForServices: boolean
}

export async function readMerchandising(db: Db, siteId: string): Promise<Preferences> {
  const row = await siteById(db, siteId)
  if (!row) throw new Error(`There is no site ${siteId}`)
  const { merchandising, multipleQuantityAllowedForServices } = row
  return { ...merchandisingOf(merchandising), multipleQuantityAllowedForServices }
}

/** Changes what is given, and answers with all. */
export async function setMerchandising(
  db: Db,
  siteId: string,
  given: Partial<{ readonly [K in keyof Preferences]: Preferences[K] | undefined }>,
): Promise<Preferences> {
  const { multipleQuantityAllowedForServices, ...rest } = given
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  const merchandising: Partial<Merchandising> = Object.fromEntries(said)
  const row = await changeMerchandising(db, siteId, {
    merchandising,
    multipleQuantityAllowedForServices,
  })
  if (!row) throw new Error(`Site ${siteId} has no settings of its store`)
  return {
    ...merchandisingOf(row.merchandising),
    multipleQuantityAllowedForServices: row.multipleQuantityAllowedForServices,
  }
}

export function merchandisingOf(chosen: Partial<Merchandising>): Merchandising {
  return { ...merchandisingDefaults, ...chosen }
}
