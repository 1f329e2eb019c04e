import { type Merchandising, merchandisingDefaults } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { mergeMerchandising, findSiteById } from './store.ts'

export interface Preferences extends Merchandising {
  readonly multipleQuantityAllowedForServices: boolean
}

export async function loadMerchandising(db: Db, siteId: string): Promise<Preferences> {
  const row = await findSiteById(db, siteId)
  if (!row) throw new Error(`There is no site ${siteId}`)
  const { merchandising, multipleQuantityAllowedForServices } = row
  return { ...withDefaults(merchandising), multipleQuantityAllowedForServices }
}

/** Updates the input preferences. Returns all of them. */
export async function updateMerchandising(
  db: Db,
  siteId: string,
  input: Partial<{ readonly [K in keyof Preferences]: Preferences[K] | undefined }>,
): Promise<Preferences> {
  const { multipleQuantityAllowedForServices, ...rest } = input
  const changes = Object.entries(rest).filter(([, value]) => value !== undefined)
  const merchandising: Partial<Merchandising> = Object.fromEntries(changes)
  const row = await mergeMerchandising(db, siteId, {
    merchandising,
    multipleQuantityAllowedForServices,
  })
  if (!row) throw new Error(`Site ${siteId} has no settings of its store`)
  return {
    ...withDefaults(row.merchandising),
    multipleQuantityAllowedForServices: row.multipleQuantityAllowedForServices,
  }
}

export function withDefaults(chosen: Partial<Merchandising>): Merchandising {
  return { ...merchandisingDefaults, ...chosen }
}
