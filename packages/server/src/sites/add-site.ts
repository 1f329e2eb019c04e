import { randomBytes } from 'node:crypto'
import { type Currency, DEFAULT_CURRENCY } from '@vitrine/model'
import type { Db } from '../db/db.ts'
import { newId } from '../db/id.ts'
import { putHost, putNavigation, putSite, putStoreSettings } from './store.ts'

export interface NewSite {
  readonly identifier: string
  readonly title: string
  /** Lower case, without a port. */
  readonly hosts?: readonly string[]
  readonly tagLine?: string
  readonly description?: string
  readonly contactEmail?: string
  readonly announcement?: string
  readonly theme?: string
  readonly language?: string
  readonly timeZone?: string
  readonly currency?: Currency
  readonly minimumOrderSubtotalMinor?: bigint
  readonly navigation?: readonly { readonly title: string; readonly url: string }[]
}

/** A new site with its store, reached at its hosts. Resolves to its id. */
export async function addSite(db: Db, given: NewSite): Promise<{ readonly id: string }> {
  const id = newId()
  const { hosts = [], navigation = [], currency, minimumOrderSubtotalMinor, ...site } = given
  await db.transaction(async (tx) => {
    await putSite(tx, { ...site, id, secret: randomBytes(32) })
    await putStoreSettings(tx, id, {
      currency: currency ?? DEFAULT_CURRENCY,
      minimumOrderSubtotalMinor: minimumOrderSubtotalMinor ?? null,
    })
    for (const host of hosts) await putHost(tx, id, host)
    const items = navigation.map((item, displayIndex) => ({ ...item, id: newId(), displayIndex }))
    await putNavigation(tx, id, items)
  })
  return { id }
}
