import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY } from '@vitrine/model'
import type { Db } from '../../platform/db/db.ts'
import { newId } from '../../platform/db/id.ts'
import { putHost, putSite, putStoreSettings } from './store.ts'

export interface NewSite {
  /** Of one that had it elsewhere; left out, a new one. */
  readonly id?: string
  readonly identifier: string
  readonly title: string
  /** Lower case, without a port. */
  readonly hosts?: readonly string[]
  readonly contactEmail?: string
  readonly theme?: string
  readonly language?: string
  readonly timeZone?: string
  readonly currency?: Currency
  readonly minimumOrderSubtotalMinor?: bigint
}

/** A new site with its store, reached at its hosts. Resolves to its id. */
export async function addSite(db: Db, given: NewSite): Promise<{ readonly id: string }> {
  const { id = newId(), hosts = [], currency, minimumOrderSubtotalMinor, ...site } = given
  await db.transaction(async (tx) => {
    await putSite(tx, { ...site, id, secret: randomBytes(32) })
    await putStoreSettings(tx, id, {
      currency: currency ?? DEFAULT_CURRENCY,
      minimumOrderSubtotalMinor: minimumOrderSubtotalMinor ?? null,
    })
    for (const host of hosts) await putHost(tx, id, host)
  })
  return { id }
}
