import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { insertHost, insertSite, saveStoreSettings } from './store.ts'

export interface NewSite {
  /** The ID of a site from another installation; a new one by default. */
  readonly id?: string
  readonly identifier: string
  readonly title: string
  /** The hosts in lower case, without ports. */
  readonly hosts?: readonly string[]
  readonly contactEmail?: string
  readonly theme?: string
  readonly language?: string
  readonly timeZone?: string
  readonly currency?: Currency
  readonly minimumOrderSubtotalMinor?: bigint
}

/** Creates a site with its store at its hosts. Resolves to its ID. */
export async function createSite(db: Db, input: NewSite): Promise<{ readonly id: string }> {
  const { id = newId(), hosts = [], currency, minimumOrderSubtotalMinor, ...site } = input
  await db.transaction(async (tx) => {
    await insertSite(tx, { ...site, id, secret: randomBytes(32) })
    await saveStoreSettings(tx, id, {
      currency: currency ?? DEFAULT_CURRENCY,
      minimumOrderSubtotalMinor: minimumOrderSubtotalMinor ?? null,
    })
    for (const host of hosts) await insertHost(tx, id, host)
  })
  return { id }
}
