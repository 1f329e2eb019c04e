import { commercePreferences, type MerchandisingPreferences } from '@vitrine/contract'
import type { Db } from '../../platform/db/db.ts'
import type { Site } from '../../platform/http/site.ts'
import { loadMerchandising, updateMerchandising } from '../../identity/sites/index.ts'
import { structureErrors } from './errors.ts'

/** Loads the preferences. Throws `structure.noNamespace`. */
export async function readPreferences(
  db: Db,
  site: Site,
  namespace: string,
): Promise<MerchandisingPreferences> {
  assertKnown(namespace)
  // Read from the database, since the cached site may not have the last change yet.
  return loadMerchandising(db, site.id)
}

/** Saves the given preferences and returns all of them. Throws `structure.noNamespace`. */
export async function savePreferences(
  db: Db,
  site: Site,
  { namespace, changes }: { readonly namespace: string; readonly changes: Changes },
): Promise<MerchandisingPreferences> {
  assertKnown(namespace)
  return updateMerchandising(db, site.id, changes)
}

type Changes = Partial<{
  readonly [K in keyof MerchandisingPreferences]: MerchandisingPreferences[K] | undefined
}>

function assertKnown(namespace: string): void {
  if (!Object.hasOwn(commercePreferences, namespace)) throw structureErrors.noNamespace()
}
